import { Skeleton } from '@chakra-ui/react'
import { Panel } from '@/ui/page/panel.tsx'

/** The skeleton of the graph. */
export function GraphSkeleton() {
  return (
    <Panel aria-hidden="true">
      <Skeleton height={{ base: '60dvh', md: '560px' }} />
    </Panel>
  )
}
