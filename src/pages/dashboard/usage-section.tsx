import { Box, Grid } from '@chakra-ui/react'
import { type ReactNode, Suspense, useId } from 'react'
import { formatCount, formatCounted, formatDuration, formatShare } from '@/lib/format/quantity.ts'
import { useNow } from '@/lib/use-now.ts'
import type { UsageRecord } from '@/state/usage.ts'
import { countQueries, filterLastDays, foundShare, medianMs, type UsageEntry } from '@/state/usage-summary.ts'
import { lazyPanel } from '@/ui/feedback/lazy-panel.tsx'
import { WhenNear } from '@/ui/feedback/when-near.tsx'
import { Panel } from '@/ui/page/panel.tsx'
import { UsagePanelsSkeleton } from './skeletons.tsx'

// The charts load only if there is something to draw.
const UsagePanels = lazyPanel(() => import('./usage-panels.tsx'))

type UsageSectionProps = { title: string; caption: string; actions?: ReactNode; children: ReactNode }

/** The use of the product. The caption says who counts it. */
export function UsageSection({ title, caption, actions, children }: UsageSectionProps) {
  const id = useId()
  return (
    <Box as="section" aria-labelledby={id} css={section}>
      <header>
        <div>
          <h2 id={id}>{title}</h2>
          <p>{caption}</p>
        </div>
        {actions}
      </header>
      {children}
    </Box>
  )
}

const section = {
  display: 'grid',
  gap: { base: '4', md: '6' },
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > header': {
    display: 'flex',
    gap: '3',
    alignItems: 'center',
    justifyContent: 'space-between',
    flexWrap: 'wrap',
  },
  '& > header h2': { textStyle: 'h2' },
  '& > header h2 + p': { color: 'fg.muted' },
} as const

/** Figures and charts. */
export const UsageCharts = ({ records, last }: { records: readonly UsageEntry[]; last: ReactNode }) => (
  <>
    <Figures records={records} last={last} />
    <WhenNear fallback={<UsagePanelsSkeleton />}>
      <Suspense fallback={<UsagePanelsSkeleton />}>
        <UsagePanels records={records} />
      </Suspense>
    </WhenNear>
  </>
)

const period = 30

type FiguresProps = { records: readonly UsageEntry[]; last: ReactNode }

/** Four figures: queries today and this week, the share that found something, and a last one. */
function Figures({ records, last }: FiguresProps) {
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
