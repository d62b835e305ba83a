import { Box, Flex, Grid, Text } from '@chakra-ui/react'
import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { Json } from '@manifest/schema/consulta.ts'
import { type ReactNode, use, useId, useMemo } from 'react'
import { MissingContext, type Reveal, RevealContext, useRevealState } from '@/blocks/parts/answer-context.ts'
import { findBlockView, summaryView } from '@/blocks/views.ts'
import { readCachedValues } from '@/state/session.ts'
import { PrintStyles } from '@/ui/page/print-styles.tsx'
import { type AnsweredOutcome, listMissing } from '../outcome.ts'
import { DemoBadge } from './demo-badge.tsx'
import { Findings } from './findings/findings.tsx'
import { SectionIndex } from './findings/section-index.tsx'
import { sectionElementId } from './findings/sections.ts'
import { IncompleteNotice } from './incomplete/notice.tsx'
import { LeadProvider } from './leads/lead-provider.tsx'
import { PrintHead } from './print/print-head.tsx'
import { usePrintedAnswer } from './print/use-printed-answer.ts'
import { QueryContext } from './query-context.ts'
import { ResultActions, RevealAll } from './result-actions.tsx'
import { hasSensitiveValues } from './sensitive-paths.ts'
import { readSourceAndTime, sourceAndTimeText } from './source-and-time.ts'

type AnswerProps = {
  definition: ConsultaDefinition
  found: AnsweredOutcome
  /** The id of the answer's entry in the session; absent for an answer that only a batch has. */
  entryId?: string | undefined
}

/** Shows an answer in the manifest's layout: summary, actions, blocks and source. */
export function Answer({ definition, found, entryId }: AnswerProps) {
  const { summary } = definition
  const id = useId()
  const screenReveal = useAnswerReveal()
  const printed = usePrintedAnswer(definition, found, screenReveal)
  const { job, shown, reveal, isAskedHidden } = printed
  const { answer, isDemo } = shown
  const { isPrinting, choices } = job
  const hasSensitive = useMemo(
    () => isAskedHidden || hasSensitiveValues(definition, answer),
    [isAskedHidden, definition, answer],
  )
  return (
    <AnswerProvider definition={definition} found={found} entryId={entryId} reveal={reveal}>
      {job.dialog}
      <Box data-printed>
        <PrintStyles />
        {isPrinting && <PrintHead definition={definition} found={found} printed={printed} />}
        <Box id={sectionElementId(id, 'head')} css={headCss}>
          <Flex
            columnGap={{ base: '3', md: '6' }}
            rowGap={{ base: '1.5', md: '3' }}
            justify="space-between"
            align="flex-start"
            wrap="wrap"
          >
            <Box flex={{ base: hasSensitive ? '1 1 100%' : '1 1 0', md: '1 1 22rem' }} minW="0">
              {summary && <summaryView.Block block={summary} answer={answer} />}
            </Box>
            <Flex align="center" gap="1.5" wrap="wrap" _print={{ display: 'none' }}>
              {hasSensitive && <RevealAll />}
              <ResultActions definition={definition} found={shown} />
            </Flex>
          </Flex>
          {found.status === 'incomplete' && <IncompleteNotice definition={definition} incomplete={found} />}
          <Flex
            align="center"
            justify="space-between"
            columnGap="4"
            rowGap={{ base: '1.5', md: '2' }}
            wrap="wrap"
            mt={{ base: '1.5', md: '2' }}
          >
            <Findings definition={definition} answered={shown} resultId={id} />
            {isDemo && (
              <Box ms={{ lg: 'auto' }} _print={{ display: 'none' }}>
                <DemoBadge />
              </Box>
            )}
          </Flex>
        </Box>
        <Blocks definition={definition} answer={answer} resultId={id} omitted={choices.omitted} />
        <Text
          color="fg.subtle"
          textStyle="small"
          mt="7"
          pt="3"
          borderTopWidth="1px"
          fontVariantNumeric="tabular-nums"
          _print={{ display: 'none' }}
        >
          {/* The badge above already says that this is demonstration data. */}
          {isDemo ? `Consultado em ${readSourceAndTime(found).time}` : sourceAndTimeText(found)}
        </Text>
      </Box>
    </AnswerProvider>
  )
}

const phone = '@media screen and (max-width: 767px)'

const headCss = {
  pb: { base: '2', md: '2.5' },
  mb: { base: '2', md: '3' },
  borderBottomWidth: '1px',
  _print: { pb: '0', borderBottomWidth: '0' },
} as const

type BlocksProps = {
  definition: ConsultaDefinition
  answer: Json
  resultId: string
  /** The indexes of the blocks that a print leaves out. */
  omitted: ReadonlySet<string>
}

/** Shows the blocks of an answer. The alerts before its first data stand side by side. */
function Blocks({ definition: { summary, result }, answer, resultId, omitted }: BlocksProps) {
  const found = result.findIndex(({ block }) => block !== 'alert')
  const firstData = found === -1 ? result.length : found
  const blocks = result.map((block, index) => {
    if (omitted.has(String(index))) return null
    const { Block } = findBlockView(block)
    return (
      <Box key={index} id={sectionElementId(resultId, index)} display="contents">
        <Block block={block} answer={answer} summary={summary} />
      </Box>
    )
  })
  return (
    <>
      <Grid css={alertsCss}>{blocks.slice(0, firstData)}</Grid>
      <SectionIndex
        result={result}
        answer={answer}
        resultId={resultId}
        firstTitle={result[firstData]?.title}
      />
      <Flex direction="column" gap="7" _print={{ display: 'block' }} data-part-body>
        {blocks.slice(firstData)}
      </Flex>
    </>
  )
}

/** Without a raised alert the grid takes no place. */
const alertsCss = {
  gap: { base: '1.5', md: '2' },
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))',
  '&:has(> * > *)': { mb: { base: '2', md: '3' } },
  [phone]: { '& > * > *': { textStyle: 'small', px: '2.5', py: '0.5' } },
} as const

/** The reveal state of an answer. To show all values shows the values of its query too. */
function useAnswerReveal(): Reveal {
  const reveal = useRevealState()
  const { onShowAsked } = use(QueryContext)
  return useMemo(
    () =>
      onShowAsked
        ? {
            ...reveal,
            isAllRevealed: false,
            toggleAll: () => {
              onShowAsked()
              if (!reveal.isAllRevealed) reveal.toggleAll()
            },
          }
        : reveal,
    [reveal, onShowAsked !== undefined],
  )
}

type AnswerProviderProps = AnswerProps & {
  reveal: Reveal
  children: ReactNode
}

/** Provides the blocks of an answer with its missing paths, its revealed values and its leads. */
function AnswerProvider({ definition, found, entryId, reveal, children }: AnswerProviderProps) {
  const source = useMemo(
    () => ({ entryId, consultaId: definition.id, values: readCachedValues(entryId ?? '') ?? {} }),
    [definition, entryId],
  )
  return (
    <MissingContext value={listMissing(found)}>
      <RevealContext value={reveal}>
        <LeadProvider source={source}>{children}</LeadProvider>
      </RevealContext>
    </MissingContext>
  )
}
