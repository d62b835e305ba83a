import { Box, Button, chakra, Flex, Skeleton, Text } from '@chakra-ui/react'
import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { Block } from '@manifest/schema/result.ts'
import { memo, type ReactNode, useMemo } from 'react'
import { LuRotateCw } from 'react-icons/lu'
import type { BlockProps } from '@/blocks/block-types.ts'
import { MissingContext, PartialListContext } from '@/blocks/parts/answer-context.ts'
import { findBlockView } from '@/blocks/views.ts'
import { formatCost } from '@/lib/format/credits.ts'
import { usePrinting } from '@/lib/use-printing.ts'
import { CreditsLink } from '@/session/credits-link.tsx'
import { touchHeight } from '@/ui/touch-height.ts'
import { type AnsweredOutcome, isAnswered, isCreditFailure, listMissing } from '../outcome.ts'
import { FindingChips } from '../results/findings/findings.tsx'
import type { FindingText } from '../results/findings/read-findings.ts'
import { isInHead, type ResultSectionKey, sectionElementId } from '../results/findings/sections.ts'
import { IncompleteNotice } from '../results/incomplete/notice.tsx'
import { RetryContext } from '../results/incomplete/retry-context.ts'
import { MorePages } from '../results/more-pages.tsx'
import { RequestCode } from '../results/request-code.tsx'
import { findPartialList } from '../results/source-and-time.ts'
import type { Repeat } from './repeats/find-repeats.ts'
import { RepeatedBlock, removeRepeatedText } from './repeats/repeated-block.tsx'
import { type Section, sectionId } from './section.ts'
import { SectionIdentity } from './section-identity.tsx'
import type { SectionFolding } from './use-sections.ts'

type SectionAnswerProps = {
  section: Section
  outcome: AnsweredOutcome
  findings: readonly FindingText[]
  repeats: readonly Repeat[]
  /** How many of its tables are shown; without it all. A print has all. */
  tableCount: number | undefined
  onQuery: () => void
  onShow: SectionFolding['show']
}

/** Shows the answer of a section: its subject, its notice if it is incomplete, its findings and its blocks. */
function SectionAnswer({ section, outcome, findings, repeats, ...props }: SectionAnswerProps) {
  const { tableCount, onQuery, onShow } = props
  const { key, definition, isAboutAnother = false } = section
  const { answer } = outcome
  const isPrinting = usePrinting()
  // A new list would make new columns, and each table would be measured again.
  const missing = useMemo(() => listMissing(outcome), [outcome])
  const head = repeats.find(({ target }) => target === 'head')
  // On paper there is no head above the section.
  const isNameHidden = !isPrinting && head?.isNameOnly === true
  // One line says that the identification repeats, also if the head and a block of the answer do.
  const isHeadHidden =
    !isPrinting &&
    isWhole(head) &&
    repeats.some(
      (one) => one.target !== 'head' && isWhole(one) && definition.result[one.target]?.title === headTitle,
    )

  const wrapRepeat = (target: ResultSectionKey, title: string, content: ReactNode) => {
    const repeat = repeats.find((one) => one.target === target)
    return repeat && !repeat.isNameOnly ? (
      <RepeatedBlock title={title} repeat={repeat} onShowSection={onShow}>
        {content}
      </RepeatedBlock>
    ) : (
      content
    )
  }

  const renderBlock = (original: Block, index: number) => {
    const block = original.block === 'alert' ? removeRepeatedText(original, definition, outcome) : original
    return (
      <Box key={index} id={sectionElementId(sectionId(key), index)} display="contents">
        {wrapRepeat(index, block.title ?? 'Dados', <SectionBlock block={block} answer={answer} />)}
      </Box>
    )
  }

  return (
    <MissingContext value={missing}>
      <Box
        id={sectionElementId(sectionId(key), 'head')}
        mt="3"
        display="grid"
        rowGap="2"
        _empty={{ display: 'none' }}
      >
        {!isHeadHidden &&
          wrapRepeat(
            'head',
            headTitle,
            <SectionIdentity
              definition={definition}
              answer={answer}
              isAboutAnother={isAboutAnother}
              isNameHidden={isNameHidden}
            />,
          )}
        {definition.result.map((block, index) => isInHead(block) && renderBlock(block, index))}
      </Box>
      {outcome.status === 'incomplete' && (
        <RetryContext value={{ onRepeat: onQuery }}>
          <IncompleteNotice definition={definition} incomplete={outcome} />
        </RetryContext>
      )}
      <FindingChips findings={findings} onGo={({ target }) => target !== undefined && onShow(key, target)} />
      <Flex direction="column" gap="7" mt="5" _print={{ display: 'block' }} data-part-body>
        <PartialListContext value={findPartialList(definition, outcome)}>
          {takeFirstTables(definition.result, isPrinting ? undefined : tableCount).map(
            (block, index) => !isInHead(block) && renderBlock(block, index),
          )}
        </PartialListContext>
      </Flex>
      {outcome.pages && <MorePages pages={outcome.pages} />}
    </MissingContext>
  )
}

/** Memoized, so that the next table of an answer does not render those before it again. */
const SectionBlock = memo(function SectionBlock(props: BlockProps<Block['block']>) {
  const renderers = findBlockView(props.block)
  return <renderers.Block {...props} />
})

const headTitle = 'Identificação'

const isWhole = (repeat: Repeat | undefined) =>
  repeat !== undefined && repeat.differing === undefined && !repeat.isNameOnly

type SectionBodyProps = {
  section: Section
  findings: readonly FindingText[]
  repeats: readonly Repeat[]
  tableCount: number | undefined
  onQuery: () => void
  onShow: SectionFolding['show']
}

/** Shows the answer of a section, or the reason why there is none, with a remedy. */
export function SectionBody({ section, onQuery, ...answerProps }: SectionBodyProps) {
  const { state, answer, reason, needs = [], definition } = section
  const { cost } = definition
  const outcome = answer?.outcome
  if (isAnswered(outcome))
    return <SectionAnswer section={section} outcome={outcome} onQuery={onQuery} {...answerProps} />
  if (outcome?.status === 'failed')
    return (
      <Flex align="center" columnGap="4" rowGap="3" wrap="wrap" mt="3">
        <Box flex="1 1 16rem" minW="0">
          <chakra.p role="alert" overflowWrap="anywhere">
            {outcome.message}
          </chakra.p>
          <RequestCode outcome={outcome} />
        </Box>
        {isCreditFailure(outcome) && <CreditsLink size="sm" _print={{ display: 'none' }} />}
        <Button size="sm" minH={touchHeight} variant="outline" onClick={onQuery} _print={{ display: 'none' }}>
          <LuRotateCw aria-hidden="true" /> Tentar de novo
          {cost ? ` · ${formatCost(cost)}` : null}
        </Button>
      </Flex>
    )
  if (state === 'not-found') return <Note>Nenhum registro encontrado.</Note>
  if (state === 'pending') return <Skeleton height="72px" mt="4" />
  if (state === 'not-queried')
    return <Note>{needs.length > 0 ? `Pede ${needs.join(', ')}.` : notQueriedText}</Note>
  return <Note>{reason ?? 'Espera a vez.'}</Note>
}

const notQueriedText = 'Ainda não consultada.'

const Note = ({ children }: { children: string }) => (
  <Text color="fg.muted" mt="3" overflowWrap="anywhere">
    {children}
  </Text>
)

/** Counts the tables of an answer. They take the most time to lay out. */
export const countTables = ({ result }: Pick<ConsultaDefinition, 'result'>): number =>
  result.filter(isTable).length

/** Returns the blocks up to the last of the first `count` tables. Without `count`, it returns all of them. */
function takeFirstTables(blocks: readonly Block[], count: number | undefined): readonly Block[] {
  if (count === undefined) return blocks
  const last = blocks.filter(isTable)[count - 1]
  return last ? blocks.slice(0, blocks.indexOf(last) + 1) : blocks
}

const isTable = ({ block }: Block) => block === 'table'
