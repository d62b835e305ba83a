import { Box, Flex } from '@chakra-ui/react'
import type { Block } from '@manifest/schema/result.ts'
import { memo, type ReactNode, useMemo } from 'react'
import { usePrinting } from '@/lib/use-printing.ts'
import { type AnsweredOutcome, listMissing } from '../outcome.ts'
import { MissingContext } from '../results/answer-context.ts'
import type { BlockProps } from '../results/block-types.ts'
import { FindingChips } from '../results/findings/findings.tsx'
import type { FindingText } from '../results/findings/read-findings.ts'
import { type ResultSectionKey, sectionElementId } from '../results/findings/sections.ts'
import { IncompleteNotice, RetryContext } from '../results/incomplete/notice.tsx'
import { findBlockRenderers } from '../results/registry.ts'
import { takeFirstTables } from './first-tables.ts'
import { removeRepeatedText } from './repeats/alert-figures.ts'
import type { Repeat } from './repeats/find-repeats.ts'
import { RepeatedBlock } from './repeats/repeated-block.tsx'
import type { Section } from './section.ts'
import { SectionIdentity } from './section-identity.tsx'
import { sectionId } from './section-ids.ts'
import type { SectionFolding } from './use-section-folding.ts'

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
export function SectionAnswer({ section, outcome, findings, repeats, ...props }: SectionAnswerProps) {
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

  return (
    <MissingContext value={missing}>
      <Box id={sectionElementId(sectionId(key), 'head')} mt="3" _empty={{ display: 'none' }}>
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
      </Box>
      {outcome.status === 'incomplete' && (
        <RetryContext value={{ onRepeat: onQuery }}>
          <IncompleteNotice definition={definition} incomplete={outcome} />
        </RetryContext>
      )}
      <FindingChips findings={findings} onGo={({ target }) => target !== undefined && onShow(key, target)} />
      <Flex direction="column" gap="7" mt="5" _print={{ display: 'block' }} data-part-body>
        {takeFirstTables(definition.result, isPrinting ? undefined : tableCount).map((original, index) => {
          const block =
            original.block === 'alert' ? removeRepeatedText(original, definition, outcome) : original
          return (
            <Box key={index} id={sectionElementId(sectionId(key), index)} display="contents">
              {wrapRepeat(
                index,
                block.title ?? 'Dados',
                <SectionBlock block={block} answer={answer} summary={definition.summary} />,
              )}
            </Box>
          )
        })}
      </Flex>
    </MissingContext>
  )
}

/** Memoized, so that the next table of an answer does not render those before it again. */
const SectionBlock = memo(function SectionBlock(props: BlockProps<Block['block']>) {
  const renderers = findBlockRenderers(props.block)
  return <renderers.Block {...props} />
})

const headTitle = 'Identificação'

const isWhole = (repeat: Repeat | undefined) =>
  repeat !== undefined && repeat.differing === undefined && !repeat.isNameOnly
