import { Box } from '@chakra-ui/react'
import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { Json } from '@manifest/schema/consulta.ts'
import type { ReactNode } from 'react'
import { findBlockView, summaryView } from '@/blocks/views.ts'
import { isInHead, sectionElementId } from './findings/sections.ts'

type AnswerHeadProps = {
  definition: ConsultaDefinition
  answer: Json
  resultId: string
  /** The indexes of the blocks that a print leaves out. */
  omitted: ReadonlySet<string>
  actions: ReactNode
  /** Below the actions; on phones below the identification. */
  badge: ReactNode
  /** Below the identification. */
  children: ReactNode
}

/** Shows whom an answer is about: the summary and the blocks that stand in the head, with the actions at the end. */
export function AnswerHead(props: AnswerHeadProps) {
  const { definition, answer, resultId, omitted, actions, badge, children } = props
  const { summary, result } = definition
  return (
    <Box id={sectionElementId(resultId, 'head')} css={answerHeadCss}>
      <Box css={identityCss}>
        <div>
          {summary && <summaryView.Block block={summary} answer={answer} />}
          {result.map((block, index) => {
            if (!isInHead(block) || omitted.has(String(index))) return null
            const { Block } = findBlockView(block)
            return (
              <Box key={index} id={sectionElementId(resultId, index)} mt="1">
                <Block block={block} answer={answer} />
              </Box>
            )
          })}
        </div>
        <Box role="group" aria-label="Ações do resultado" data-actions>
          {actions}
        </Box>
        <div data-badge>{badge}</div>
      </Box>
      {children}
    </Box>
  )
}

export const answerHeadCss = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: { base: '1', md: '2' },
  pb: { base: '1.5', md: '2.5' },
  mb: { base: '1.5', md: '3' },
  borderBottomWidth: '1px',
  _print: { display: 'block', pb: '0', borderBottomWidth: '0' },
} as const

const identityCss = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: { base: '"who who" "badge actions"', md: '"who actions" "who badge"' },
  gridTemplateRows: { md: 'auto 1fr' },
  columnGap: '4',
  rowGap: '1',
  alignItems: { base: 'center', md: 'start' },
  '& > div:first-of-type': { gridArea: 'who' },
  '& > [data-actions]': {
    gridArea: 'actions',
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    alignItems: 'center',
    gap: '1.5',
  },
  '& > [data-badge]': { gridArea: 'badge', justifySelf: { md: 'end' } },
  _print: { display: 'block', '& > [data-actions], & > [data-badge]': { display: 'none' } },
} as const
