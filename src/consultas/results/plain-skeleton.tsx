import { Box, Skeleton } from '@chakra-ui/react'

/** The skeleton of a result whose parts are not loaded yet. */
export const PlainSkeleton = () => (
  <Box role="status" aria-label="Consultando">
    <Skeleton height="24px" width="45%" mb="2" />
    <Skeleton height="16px" width="25%" mb="5" />
    <Skeleton height="160px" />
  </Box>
)
