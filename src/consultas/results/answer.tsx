import { Box, Flex, Grid, Text } from '@chakra-ui/react'
import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { Json } from '@manifest/schema/consulta.ts'
import { type ReactNode, type RefObject, use, useId, useLayoutEffect, useMemo } from 'react'
import {
  MissingContext,
  PartialListContext,
  type Reveal,
  RevealContext,
  useRevealState,
} from '@/blocks/parts/answer-context.ts'
import { isEmptyList } from '@/blocks/parts/shown-text.ts'
import { findBlockView } from '@/blocks/views.ts'
import { focusHeading, goToHeading } from '@/lib/go-to-heading.ts'
import { readCachedValues } from '@/state/session.ts'
import { PrintStyles } from '@/ui/page/print-styles.tsx'
import { type AnsweredOutcome, listMissing } from '../outcome.ts'
import { AnswerHead } from './answer-head.tsx'
import { DemoBadge } from './demo-badge.tsx'
import { FindingChips } from './findings/findings.tsx'
import { type FindingText, readFindings } from './findings/read-findings.ts'
import { omitFoundTitle, omitShownInHead } from './findings/said-once.ts'
import { SectionIndex } from './findings/section-index.tsx'
import { isInHead, sectionElementId } from './findings/sections.ts'
import { IncompleteNotice } from './incomplete/notice.tsx'
import { LeadProvider } from './leads/lead-provider.tsx'
import { MorePages } from './more-pages.tsx'
import { PrintHead } from './print/print-head.tsx'
import { usePrintedAnswer } from './print/use-printed-answer.ts'
import { QueryContext } from './query-context.ts'
import { ResultActions, RevealAll } from './result-actions.tsx'
import { hasSensitiveValues } from './sensitive-paths.ts'
import { findPartialList, readSourceAndTime, sourceAndTimeText } from './source-and-time.ts'

type AnswerProps = {
  definition: ConsultaDefinition
  found: AnsweredOutcome
  /** The id of the answer's entry in the session; absent for an answer that only a batch has. */
  entryId?: string | undefined
  /** If it has the focus, the heading takes it. */
  region?: RefObject<HTMLElement | null> | undefined
}

/** Shows an answer in the manifest's layout: summary, actions, findings, blocks and source. */
export function Answer({ definition, found, entryId, region }: AnswerProps) {
  const id = useId()
  const screenReveal = useAnswerReveal()
  const printed = usePrintedAnswer(definition, found, screenReveal)
  const { job, shown, reveal, isAskedHidden } = printed
  const { answer, isDemo } = shown
  const { isRevealed } = reveal
  const { isPrinting, choices } = job
  const hasSensitive = useMemo(
    () => isAskedHidden || hasSensitiveValues(definition, answer),
    [isAskedHidden, definition, answer],
  )
  const findings = useMemo(() => readFindings(definition, shown, isRevealed), [definition, shown, isRevealed])
  useLayoutEffect(() => {
    // Without a summary the region keeps the focus: the head has nothing to read.
    if (definition.summary && region?.current && document.activeElement === region.current)
      focusHeading(sectionElementId(id, 'head'))
  }, [])
  return (
    <AnswerProvider definition={definition} found={found} entryId={entryId} reveal={reveal}>
      {job.dialog}
      <Box data-printed>
        <PrintStyles />
        {isPrinting && <PrintHead definition={definition} found={found} printed={printed} />}
        <AnswerHead
          definition={definition}
          answer={answer}
          resultId={id}
          omitted={choices.omitted}
          badge={isDemo && <DemoBadge />}
          actions={
            <>
              {hasSensitive && <RevealAll />}
              <ResultActions definition={definition} found={shown} />
            </>
          }
        >
          {found.status === 'incomplete' && <IncompleteNotice definition={definition} incomplete={found} />}
          <FindingChips
            isInRow
            findings={omitShownInHead(findings, definition)}
            onGo={({ target }) => target !== undefined && goToHeading(sectionElementId(id, target))}
          />
        </AnswerHead>
        <Blocks
          definition={definition}
          answer={answer}
          findings={findings}
          resultId={id}
          omitted={choices.omitted}
        />
        {found.pages && <MorePages pages={found.pages} />}
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

type BlocksProps = {
  definition: ConsultaDefinition
  answer: Json
  findings: readonly FindingText[]
  resultId: string
  /** The indexes of the blocks that a print leaves out. */
  omitted: ReadonlySet<string>
}

/**
 * Shows the blocks of an answer below its head: the alerts before its first data side by side, then the data, and at the end
 * the lists that are empty.
 */
function Blocks({ definition: { result }, answer, findings, resultId, omitted }: BlocksProps) {
  const found = result.findIndex((block) => block.block !== 'alert' && !isInHead(block))
  const firstData = found === -1 ? result.length : found
  const shown = result.flatMap((original, index) => {
    const block =
      isInHead(original) || omitted.has(String(index)) ? undefined : omitFoundTitle(original, findings)
    return block ? [{ block, index, isEmpty: isEmptyList(block, answer) }] : []
  })
  const render = ({ block, index }: (typeof shown)[number]) => {
    const { Block } = findBlockView(block)
    return (
      <Box key={index} id={sectionElementId(resultId, index)} display="contents">
        <Block block={block} answer={answer} />
      </Box>
    )
  }
  const data = shown.filter(({ index }) => index >= firstData)
  const empty = data.filter(({ isEmpty }) => isEmpty)
  return (
    <>
      <Grid css={alertsCss}>{shown.filter(({ index }) => index < firstData).map(render)}</Grid>
      <SectionIndex
        result={result}
        answer={answer}
        resultId={resultId}
        firstTitle={result[firstData]?.title}
      />
      <Flex direction="column" gap="7" _print={{ display: 'block' }} data-part-body>
        {data.filter(({ isEmpty }) => !isEmpty).map(render)}
        {empty.length > 0 && (
          <Flex direction="column" gap="2" _print={{ display: 'block' }}>
            {empty.map(render)}
          </Flex>
        )}
      </Flex>
    </>
  )
}

/** Without a raised alert the grid takes no place. */
const alertsCss = {
  gap: { base: '1.5', md: '2' },
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))',
  '&:has(> * > *)': { mb: { base: '2', md: '4' } },
  '@media screen and (max-width: 767px)': { '& > * > *': { textStyle: 'small', px: '2.5', py: '0.5' } },
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

type AnswerProviderProps = Omit<AnswerProps, 'region'> & {
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
        <PartialListContext value={findPartialList(definition, found)}>
          <LeadProvider source={source}>{children}</LeadProvider>
        </PartialListContext>
      </RevealContext>
    </MissingContext>
  )
}
