import { Skeleton } from '@chakra-ui/react'
import { Panel } from '@/ui/page/panel.tsx'

export function ResponseTimesSkeleton() {
  return (
    <Panel aria-hidden="true">
      <Skeleton height="4" width="40%" mb="8" />
      <Skeleton height="200px" />
    </Panel>
  )
}
