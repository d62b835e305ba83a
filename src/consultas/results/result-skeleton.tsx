import { Box, Skeleton } from '@chakra-ui/react'
import type { Block } from '@manifest/schema/result.ts'
import { findBlockView, summaryView } from '@/blocks/views.ts'

/** As many blocks as fill the screen. */
const maxBlocks = 4

export function ResultSkeleton({ blocks }: { blocks: Block[] }) {
  const shown = blocks.filter((block) => findBlockView(block).Skeleton).slice(0, maxBlocks)
  return (
    <Box role="status" aria-label="Consultando">
      <Box pb="2.5" mb="3" borderBottomWidth="1px">
        <summaryView.Skeleton />
      </Box>
      {shown.map((block, index) => (
        <Box key={index} mb="7">
          {block.title !== undefined && <Skeleton height="20px" width="160px" mb="3" />}
          <BlockSkeleton block={block} />
        </Box>
      ))}
    </Box>
  )
}

function BlockSkeleton({ block }: { block: Block }) {
  const { Skeleton: BlockShape } = findBlockView(block)
  return BlockShape && <BlockShape block={block} />
}
