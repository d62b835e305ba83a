import { Box, Skeleton } from '@chakra-ui/react'

/** Lines of a skeleton, one below the other. */
export const SkeletonLines = ({ count, height }: { count: number; height: string }) => (
  <Box display="flex" flexDirection="column" gap="2">
    {Array.from({ length: count }, (_, line) => (
      <Skeleton key={line} height={height} />
    ))}
  </Box>
)
