import { Flex, Grid } from '@chakra-ui/react'
import { useMemo } from 'react'
import { formatCount, formatDuration } from '@/lib/format/quantity.ts'
import { BarChart } from '@/ui/charts/bar-chart.tsx'
import type { ChartColor, ChartData, GappedData } from '@/ui/charts/chart-data.ts'
import { ChartKey } from '@/ui/charts/chart-key.tsx'
import { HorizontalBars } from '@/ui/charts/horizontal-bars.tsx'
import { LineChart } from '@/ui/charts/line-chart.tsx'
import { Panel } from '@/ui/page/panel.tsx'
import { addDays, toIsoDay } from '../../parts/days.ts'
import { computeChange } from '../sales/figures.ts'
import { type Part, type Period, periodNames, previousNames } from '../sales/period.ts'
import { Change, FigureTile } from './figure-tile.tsx'
import {
  addCounts,
  channels,
  computeMedian,
  countBatches,
  countEmpty,
  countLookups,
  countPeople,
  modules,
  outcomes,
  type Tally,
} from './lookup.ts'
import { ShareRing } from './share-ring.tsx'

export type LookupParts = { current: readonly Part<Tally>[]; previous: readonly Part<Tally>[] }

const join = (parts: readonly Part<Tally>[]) => parts.flatMap(({ items }) => items)

const figures = [
  { name: 'Consultas', compute: countLookups },
  { name: 'Pessoas ativas', compute: countPeople },
  { name: 'Sem resultado', compute: countEmpty, isLessBetter: true },
  { name: 'Arquivos em lote', compute: countBatches },
]

/** The tallies of seven whole days until yesterday, and of the seven days before. */
function readWeeks(tallies: readonly Tally[], today: string) {
  const [first, before] = [addDays(today, -7), addDays(today, -14)]
  return {
    last: tallies.filter(({ day }) => first <= day && day < today),
    before: tallies.filter(({ day }) => before <= day && day < first),
  }
}

type LookupFiguresProps = LookupParts & { tallies: readonly Tally[]; now: Date }

/** The figures of the period, each with the last whole week. */
export function LookupFigures({ current, previous, tallies, now }: LookupFiguresProps) {
  const weeks = useMemo(() => readWeeks(tallies, toIsoDay(now)), [tallies, now])
  return (
    <Grid
      as="ul"
      aria-label="Resumo das consultas"
      listStyleType="none"
      gap={{ base: '4', md: '6' }}
      templateColumns="repeat(auto-fit, minmax(min(240px, 100%), 1fr))"
    >
      {figures.map(({ compute, isLessBetter = false, ...figure }) => {
        const [value, week] = [compute(join(current)), compute(weeks.last)]
        return (
          <FigureTile
            key={figure.name}
            {...figure}
            isLessBetter={isLessBetter}
            value={formatCount(value)}
            values={current.map(({ items }) => compute(items))}
            change={computeChange(compute(join(previous)), value)}
            note={
              <Flex align="center" columnGap="1.5" wrap="wrap" mt="1" textStyle="small" color="fg.muted">
                7 dias até ontem: {formatCount(week)},
                <Change
                  change={computeChange(compute(weeks.before), week)}
                  isLessBetter={isLessBetter}
                  texts={{ more: 'mais que na semana anterior', less: 'menos que na semana anterior' }}
                />
              </Flex>
            }
          />
        )
      })}
    </Grid>
  )
}

const toCategories = (parts: readonly Part<Tally>[]) => parts.map(({ label, title }) => ({ label, title }))

const outcomeColors: ChartColor[] = ['first', 'second', 'fifth']

export function OutcomeChart({ current, period }: Pick<LookupParts, 'current'> & { period: Period }) {
  const data = useMemo(
    (): ChartData => ({
      categories: toCategories(current),
      series: outcomes.map((name, index) => ({
        name,
        color: outcomeColors[index] ?? 'first',
        values: current.map(({ items }) => addCounts(items, 'outcomes')[index] ?? 0),
      })),
      format: formatCount,
    }),
    [current],
  )
  const title =
    { day: 'Consultas por hora', year: 'Consultas por mês' }[period as string] ?? 'Consultas por dia'
  return (
    <Panel title={title} description="Pelo resultado">
      <ChartKey data={data} />
      <BarChart label={`${title}, pelo resultado`} data={data} />
    </Panel>
  )
}

const channelColors: ChartColor[] = ['first', 'third', 'second']

export function ChannelRing({ current, period }: Pick<LookupParts, 'current'> & { period: Period }) {
  const counts = addCounts(join(current), 'channels')
  const shares = channels.map((name, index) => ({
    name,
    value: counts[index] ?? 0,
    color: channelColors[index] ?? 'first',
  }))
  return (
    <Panel title="Por onde chegam" description={periodNames[period]}>
      <ShareRing label="Por onde chegam as consultas" shares={shares} />
    </Panel>
  )
}

/** The response time of each part of the period, beside the same part of the time before. */
export function ResponseChart({ current, previous, period }: LookupParts & { period: Period }) {
  const data = useMemo(
    (): GappedData => ({
      categories: toCategories(current),
      series: [
        { name: 'Este período', color: 'fourth', values: current.map(({ items }) => computeMedian(items)) },
        {
          name: previousNames[period],
          color: 'second',
          values: current.map((_, index) => computeMedian(previous[index]?.items ?? [])),
        },
      ],
      format: formatDuration,
    }),
    [current, previous, period],
  )
  const medians = [computeMedian(join(current)), computeMedian(join(previous))]
  // The key shows the median of the whole time, because a sum of times says nothing.
  const key = {
    ...data,
    series: data.series.map((series, index) => ({ ...series, values: [medians[index]] })),
  }
  return (
    <Panel title="Tempo de resposta" description="O valor do meio entre as medianas de cada hora">
      <ChartKey data={key} />
      <LineChart label="Tempo de resposta, mediana" data={data} />
    </Panel>
  )
}

export function ModuleBars({ current, period }: Pick<LookupParts, 'current'> & { period: Period }) {
  const counts = addCounts(join(current), 'modules')
  const rows = modules
    .map((name, index) => ({ name, value: counts[index] ?? 0 }))
    .sort((a, b) => b.value - a.value)
  return (
    <Panel title="Consultas mais usadas" description={periodNames[period]}>
      <HorizontalBars rows={rows} format={formatCount} />
    </Panel>
  )
}
