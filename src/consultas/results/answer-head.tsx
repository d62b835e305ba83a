import { Box, Flex } from '@chakra-ui/react'
import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { Json } from '@manifest/schema/consulta.ts'
import type { ReactNode } from 'react'
import { findBlockView, summaryView } from '@/blocks/views.ts'
import { isInHead } from './findings/said-once.ts'
import { sectionElementId } from './findings/sections.ts'

type AnswerHeadProps = {
  definition: ConsultaDefinition
  answer: Json
  resultId: string
  /** The indexes of the blocks that a print leaves out. */
  omitted: ReadonlySet<string>
  actions: ReactNode
  /** Below the identification. */
  children: ReactNode
}

/** Shows whom an answer is about: the summary and the blocks that stand in the head, with the actions at the end. */
export function AnswerHead(props: AnswerHeadProps) {
  const { definition, answer, resultId, omitted, actions, children } = props
  const { summary, result } = definition
  return (
    <Box id={sectionElementId(resultId, 'head')} css={answerHeadCss}>
      <Flex columnGap="4" rowGap="1.5" justify="space-between" align="flex-start" wrap="wrap">
        <Box flex="1 1 16rem" minW="0">
          {summary && <summaryView.Block block={summary} answer={answer} />}
          {result.map((block, index) => {
            if (!isInHead(block) || omitted.has(String(index))) return null
            const { Block } = findBlockView(block)
            return (
              <Box key={index} id={sectionElementId(resultId, index)} mt="1">
                <Block block={block} answer={answer} summary={summary} />
              </Box>
            )
          })}
        </Box>
        <Flex align="center" gap="1.5" wrap="wrap" _print={{ display: 'none' }}>
          {actions}
        </Flex>
      </Flex>
      {children}
    </Box>
  )
}

export const answerHeadCss = {
  display: 'grid',
  rowGap: { base: '1.5', md: '2' },
  pb: { base: '2', md: '2.5' },
  mb: { base: '2.5', md: '4' },
  borderBottomWidth: '1px',
  _print: { display: 'block', pb: '0', borderBottomWidth: '0' },
} as const
