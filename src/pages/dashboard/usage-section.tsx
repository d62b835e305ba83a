import { Box, Flex, Grid, Heading, Text } from '@chakra-ui/react'
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
    <Grid as="section" aria-labelledby={id} gap={{ base: '4', md: '6' }} templateColumns="minmax(0, 1fr)">
      <Flex gap="3" align="center" justify="space-between" wrap="wrap">
        <Box>
          <Heading as="h2" id={id} textStyle="h2">
            {title}
          </Heading>
          <Text color="fg.muted">{caption}</Text>
        </Box>
        {actions}
      </Flex>
      {children}
    </Grid>
  )
}

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
