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
  /** Before the actions; on narrow screens below them, on phones after the status. */
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
          {summary ? (
            <summaryView.Block block={summary} answer={answer} />
          ) : (
            // The titles of the blocks need a heading one level above them.
            <Box as="h2" srOnly _print={{ display: 'none' }}>
              Resultado
            </Box>
          )}
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
  containerType: { md: 'inline-size' },
  containerName: 'answer-head',
  _print: { display: 'block', containerType: 'normal', pb: '0', borderBottomWidth: '0' },
} as const

/**
 * On phones the parts of the identification are in one flow: the name, its status with the badge, its detail with the
 * actions, and the blocks of the head.
 */
const phoneCss = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '2',
  '& > div:first-of-type, & > div:first-of-type > div:first-of-type:not([id])': { display: 'contents' },
  '& > [data-badge]': { order: '1' },
  '& [data-detail]': { order: '2', flex: '1 1 12rem', minW: '0' },
  '& > [data-actions]': { order: '2', ms: 'auto' },
  '& > div:first-of-type > [id]': { order: '3', width: 'full' },
} as const

const identityCss = {
  '@media screen and (max-width: 767px)': phoneCss,
  // In a wide answer the badge is in the row of the name.
  '@container answer-head (min-width: 900px)': {
    '&&': {
      gridTemplateColumns: 'minmax(0, 1fr) auto auto',
      gridTemplateAreas: '"who badge actions"',
      gridTemplateRows: 'auto',
    },
    '& > [data-badge]': { display: 'flex', alignItems: 'center', minH: '8' },
  },
  '@media screen and (min-width: 768px)': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateAreas: '"who actions" "who badge"',
    gridTemplateRows: 'auto 1fr',
    columnGap: '4',
    alignItems: 'start',
    '& > div:first-of-type': { gridArea: 'who' },
    '& > [data-actions]': { gridArea: 'actions' },
    '& > [data-badge]': {
      gridArea: 'badge',
      justifySelf: 'end',
    },
  },
  rowGap: '1',
  '& > [data-actions]': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    alignItems: 'center',
    gap: '1.5',
  },
  _print: { '& > [data-actions], & > [data-badge]': { display: 'none' } },
} as const
