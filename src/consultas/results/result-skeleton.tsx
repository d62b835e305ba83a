import { Box, Grid, Skeleton } from '@chakra-ui/react'

const rows = (count: number) => Array.from({ length: count }, (_, index) => `row ${index}`)

/** The shape of a result that is on its way. */
export function ResultSkeleton({ blocks }: { blocks: number }) {
  return (
    <Box role="status" aria-label="Consultando">
      <Skeleton height="26px" width="45%" mb="2" />
      <Skeleton height="16px" width="25%" mb="7" />
      {rows(Math.min(3, Math.max(1, blocks))).map((block) => (
        <Box key={block} mb="7">
          <Skeleton height="18px" width="160px" mb="4" />
          <Grid gap="4" templateColumns="repeat(auto-fill, minmax(190px, 1fr))">
            {rows(6).map((row) => (
              <Skeleton key={row} height="38px" />
            ))}
          </Grid>
        </Box>
      ))}
    </Box>
  )
}
