import { Grid } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { formatCount, formatCounted, formatDuration, formatShare } from '@/lib/format/quantity.ts'
import { useNow } from '@/lib/use-now.ts'
import type { UsageRecord } from '@/state/usage.ts'
import { countQueries, filterLastDays, foundShare, medianMs, type UsageEntry } from '@/state/usage-summary.ts'
import { Panel } from '@/ui/page/panel.tsx'

const period = 30

type FiguresProps = { records: readonly UsageEntry[]; last: ReactNode }

/** Four figures: queries today and this week, the share that found something, and a last one. */
export function Figures({ records, last }: FiguresProps) {
  const now = useNow()
  const count = (days: number) => countQueries(filterLastDays(records, days, now))
  const [today, week] = [count(1), count(7)]
  const recent = filterLastDays(records, period, now)
  const share = foundShare(recent)
  const total = formatCounted(countQueries(recent), 'consulta', 'consultas')
  return (
    <Grid
      as="dl"
      gap={{ base: '4', md: '6' }}
      templateColumns={{ base: 'repeat(2, minmax(0, 1fr))', xl: 'repeat(4, minmax(0, 1fr))' }}
    >
      <Figure
        name="Consultas hoje"
        value={formatCount(today)}
        note={`${formatCount(count(2) - today)} ontem`}
      />
      <Figure
        name="Consultas em 7 dias"
        value={formatCount(week)}
        note={`${formatCount(count(14) - week)} nos 7 dias anteriores`}
      />
      <Figure
        name="Com resultado"
        value={share === undefined ? none : formatShare(share)}
        note={`de ${total} em ${period} dias`}
      />
      {last}
    </Grid>
  )
}

/** The median response time, which only the browser measures. */
export function MedianFigure({ records }: { records: readonly UsageRecord[] }) {
  const median = medianMs(filterLastDays(records, period, useNow()))
  return (
    <Figure
      name="Tempo mediano"
      value={median === undefined ? none : formatDuration(median)}
      note={`por consulta, em ${period} dias`}
    />
  )
}

export function FailureFigure({ records }: { records: readonly UsageEntry[] }) {
  const recent = filterLastDays(records, period, useNow())
  return (
    <Figure name="Falhas" value={formatCount(countQueries(recent, 'failed'))} note={`em ${period} dias`} />
  )
}

const none = '–'

function Figure({ name, value, note }: { name: string; value: string; note: string }) {
  return (
    <Panel p={{ base: '4', md: '5' }} css={figure}>
      <dt>{name}</dt>
      <dd>
        <bdi>{value}</bdi>
      </dd>
      <dd>
        <bdi>{note}</bdi>
      </dd>
    </Panel>
  )
}

const figure = {
  '& > dt': { color: 'fg.muted' },
  '& > dt + dd': { textStyle: 'figure', fontVariantNumeric: 'tabular-nums', mt: '2' },
  '& > dd + dd': { color: 'fg.muted', textStyle: 'small', mt: '1' },
} as const
