import { Skeleton } from '@chakra-ui/react'
import { Panel } from '@/ui/page/panel.tsx'

export function GraphSkeleton() {
  return (
    <Panel aria-hidden="true">
      <Skeleton height={{ base: '60dvh', md: '560px' }} />
    </Panel>
  )
}
