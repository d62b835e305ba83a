import { Grid, Text } from '@chakra-ui/react'
import { catalogue } from '@/generated/catalogue.ts'
import { shortDayFormat } from '@/lib/format/dates.ts'
import { createDateFormat } from '@/lib/format/intl.ts'
import { formatCount } from '@/lib/format/quantity.ts'
import { useNow } from '@/lib/use-now.ts'
import {
  countByDay,
  countByFamily,
  type DayUsage,
  filterLastDays,
  type UsageEntry,
} from '@/state/usage-summary.ts'
import { visibleCatalogue } from '@/state/visible-catalogue.ts'
import { BarChart } from '@/ui/charts/bar-chart.tsx'
import type { ChartData } from '@/ui/charts/chart-data.ts'
import { ChartKey } from '@/ui/charts/chart-key.tsx'
import { HorizontalBars } from '@/ui/charts/horizontal-bars.tsx'
import { Panel } from '@/ui/page/panel.tsx'
import { usageColumns } from './skeletons.tsx'

const familyLimit = 6
const familyDays = 30

export default function UsagePanels({ records }: { records: readonly UsageEntry[] }) {
  const now = useNow()
  const daily = dailyUsage(records, now)
  return (
    <Grid gap={{ base: '4', md: '6' }} templateColumns={usageColumns}>
      <Panel title="Consultas por dia" description={`Nos últimos ${chartDays} dias`}>
        <ChartKey data={daily} />
        <BarChart label={`Consultas por dia, nos últimos ${chartDays} dias`} data={daily} height={276} />
      </Panel>
      <Panel title="Uso por família" description={`Nos últimos ${familyDays} dias`}>
        <FamilyBars records={filterLastDays(records, familyDays, now)} />
      </Panel>
    </Grid>
  )
}

function FamilyBars({ records }: { records: readonly UsageEntry[] }) {
  const used = countByFamily(records).filter(({ family }) => isFamilyShown(family))
  const rows = used
    .slice(0, familyLimit)
    .map(({ family, total }) => ({ name: readFamilyName(family), value: total }))
  const rest = used.slice(familyLimit).reduce((sum, { total }) => sum + total, 0)
  if (rows.length === 0) return <Text color="fg.muted">Nenhuma consulta neste período.</Text>
  return (
    <HorizontalBars
      rows={rest > 0 ? [...rows, { name: 'Outras famílias', value: rest }] : rows}
      format={formatCount}
    />
  )
}

/** Returns true if the user may see the family, or it is no longer in the manifest. */
const isFamilyShown = (name: string) =>
  visibleCatalogue().some(({ family }) => family === name) || !catalogue.some(({ family }) => family === name)

/** Returns a family's title, or its id if it is no longer in the manifest. */
const readFamilyName = (name: string) => catalogue.find(({ family }) => family === name)?.title ?? name

/** The number of days whose labels fit into the chart. */
export const chartDays = 14

const long = createDateFormat({ weekday: 'short', day: 'numeric', month: 'long' })

export function dailyUsage(records: readonly UsageEntry[], now: number): ChartData {
  const days = countByDay(records, chartDays, now)
  const values = (key: keyof DayUsage) => days.map((day) => day[key])
  return {
    categories: days.map(({ day }, index) => ({
      label: shortDayFormat.format(day),
      title: long.format(day),
      isPartial: index === chartDays - 1,
    })),
    series: [
      { name: 'Com resultado', color: 'first', values: values('found') },
      ...(days.some(({ incomplete }) => incomplete > 0)
        ? [{ name: 'Incompletas', color: 'third' as const, values: values('incomplete') }]
        : []),
      { name: 'Não encontradas', color: 'second', values: values('notFound') },
      { name: 'Falhas', color: 'fifth', values: values('failed') },
    ],
    format: formatCount,
  }
}
