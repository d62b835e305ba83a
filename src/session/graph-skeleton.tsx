import { Skeleton } from '@chakra-ui/react'
import { useRef } from 'react'
import { useFillHeight } from './use-fill-height.ts'

export function GraphSkeleton() {
  const frame = useRef<HTMLDivElement>(null)
  useFillHeight(frame)
  return <Skeleton ref={frame} aria-hidden="true" minHeight="420px" borderRadius="panel" />
}
