import { Flex, Grid } from '@chakra-ui/react'
import { useMemo } from 'react'
import { formatCount, formatDuration } from '@/lib/format/quantity.ts'
import type { ChartColor } from '@/ui/charts/chart-data.ts'
import { HorizontalBars } from '@/ui/charts/horizontal-bars.tsx'
import { Panel } from '@/ui/page/panel.tsx'
import { addDays, toIsoDay } from '../../parts/days.ts'
import { computeChange } from '../sales/figures.ts'
import { type Part, type Period, periodNames, previousNames } from '../sales/period.ts'
import { comparePeriods, StackPanel, TrendPanel } from '../sales/trend-panel.tsx'
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

const outcomeColors: ChartColor[] = ['first', 'second', 'fifth']

export function OutcomeChart({ current, period }: Pick<LookupParts, 'current'> & { period: Period }) {
  const title =
    { day: 'Consultas por hora', year: 'Consultas por mês' }[period as string] ?? 'Consultas por dia'
  return (
    <StackPanel
      title={title}
      description="Pelo resultado"
      label={`${title}, pelo resultado`}
      parts={current}
      series={outcomes.map((name, index) => ({
        name,
        color: outcomeColors[index] ?? 'first',
        values: current.map(({ items }) => addCounts(items, 'outcomes')[index] ?? 0),
      }))}
      format={formatCount}
    />
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

const computePart = (part: Part<Tally> | undefined) => computeMedian(part?.items ?? [])

/** The response time of each part of the period, beside the same part of the time before. */
export const ResponseChart = ({ period, ...parts }: LookupParts & { period: Period }) => (
  <TrendPanel
    title="Tempo de resposta"
    description="O valor do meio entre as medianas de cada hora"
    label="Tempo de resposta, mediana"
    parts={parts.current}
    series={comparePeriods(computePart, parts, previousNames[period], 'fourth')}
    format={formatDuration}
    // A sum of times says nothing.
    totals={[computeMedian(join(parts.current)), computeMedian(join(parts.previous))]}
  />
)

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
