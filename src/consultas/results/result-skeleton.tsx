import { Box, Flex, Skeleton } from '@chakra-ui/react'
import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { Block } from '@manifest/schema/result.ts'
import { findBlockView, summaryView } from '@/blocks/views.ts'
import { answerHeadCss } from './answer-head.tsx'
import { isInHead } from './findings/sections.ts'

/** As many blocks as fill the screen. */
const maxBlocks = 4

/** Stands in for an answer, in the places and with the sizes of its head and its first blocks. */
export function ResultSkeleton({
  definition: { summary, findings = [], result },
}: {
  definition: ConsultaDefinition
}) {
  const blocks = result.filter((block) => !isInHead(block) && findBlockView(block).Skeleton)
  return (
    <Box role="status" aria-label="Consultando">
      <Box css={answerHeadCss}>
        <div>
          {summary && <summaryView.Skeleton />}
          {result.filter(isInHead).map((block, index) => (
            <Box key={index} mt="1">
              <BlockSkeleton block={block} />
            </Box>
          ))}
        </div>
        {findings.length > 0 && (
          <Flex gap="1.5">
            <Skeleton height={{ base: '44px', md: '28px' }} width="120px" />
            <Skeleton height={{ base: '44px', md: '28px' }} width="160px" />
          </Flex>
        )}
      </Box>
      {blocks.slice(0, maxBlocks).map((block, index) => (
        <Box key={index} mb="7">
          {block.title !== undefined && <Skeleton height="20px" width="160px" mb="2.5" />}
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
