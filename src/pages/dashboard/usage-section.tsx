import { Box } from '@chakra-ui/react'
import { type ReactNode, Suspense, useId } from 'react'
import type { UsageEntry } from '@/state/usage-summary.ts'
import { lazyPanel } from '@/ui/feedback/lazy-panel.tsx'
import { WhenNear } from '@/ui/feedback/when-near.tsx'
import { Figures } from './figures.tsx'
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
