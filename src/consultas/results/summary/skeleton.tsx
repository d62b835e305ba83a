import { Skeleton } from '@chakra-ui/react'

export const SummarySkeleton = () => (
  <>
    <Skeleton height="24px" width="45%" mb="2" />
    <Skeleton height="16px" width="25%" />
  </>
)
