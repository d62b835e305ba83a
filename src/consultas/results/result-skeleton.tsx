import { Box, Grid, Skeleton } from '@chakra-ui/react'
import type { Block, BlockKind, BlockOf } from '@manifest/schema/result.ts'
import type { ReactNode } from 'react'

/** As many blocks as fill the screen: what lies below it needs no stand-in. */
const shownBlocks = 4

const times = (count: number) => Array.from({ length: count }, (_, index) => index)

const Lines = ({ count, height }: { count: number; height: string }) => (
  <Box display="flex" flexDirection="column" gap="2">
    {times(count).map((line) => (
      <Skeleton key={line} height={height} />
    ))}
  </Box>
)

const Pairs = ({ count }: { count: number }) => (
  <Grid columnGap="6" rowGap="4" templateColumns="repeat(auto-fill, minmax(min(190px, 100%), 1fr))">
    {times(count).map((pair) => (
      <Skeleton key={pair} height="38px" />
    ))}
  </Grid>
)

/** The shape of each block; an alert has none, since most answers give no reason for it. */
const shapes: { [Kind in BlockKind]: (block: BlockOf<Kind>) => ReactNode } = {
  fields: ({ items }) => <Pairs count={items.length} />,
  table: () => <Lines count={4} height="40px" />,
  list: () => <Lines count={3} height="20px" />,
  image: () => <Skeleton width="200px" maxW="full" aspectRatio="4 / 5" />,
  score: () => <Skeleton width="190px" height="104px" />,
  alert: () => null,
  timeline: () => <Lines count={3} height="56px" />,
}

// A block and the shape of its kind belong together, which the type of a lookup by kind cannot say.
const shapeOf = (block: Block) => (shapes[block.block] as (block: Block) => ReactNode)(block)

/** The shape of a result that is on its way. */
export function ResultSkeleton({ blocks }: { blocks: Block[] }) {
  const shown = blocks.filter(({ block }) => block !== 'alert').slice(0, shownBlocks)
  return (
    <Box role="status" aria-label="Consultando">
      <Box pb="5" mb="5" borderBottomWidth="1px">
        <Skeleton height="24px" width="45%" mb="2" />
        <Skeleton height="16px" width="25%" />
      </Box>
      {shown.map((block, index) => (
        <Box key={index} mb="7">
          {block.title !== undefined && <Skeleton height="20px" width="160px" mb="3" />}
          {shapeOf(block)}
        </Box>
      ))}
    </Box>
  )
}
