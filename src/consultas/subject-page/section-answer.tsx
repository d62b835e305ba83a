import { Box, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { type AnsweredOutcome, listMissing } from '../outcome.ts'
import { MissingContext } from '../results/answer-context.ts'
import { FindingChips } from '../results/findings/findings.tsx'
import type { FindingText } from '../results/findings/read-findings.ts'
import { type ResultSectionKey, sectionElementId } from '../results/findings/sections.ts'
import { IncompleteNotice } from '../results/incomplete/notice.tsx'
import { RetryContext } from '../results/incomplete/retry-context.ts'
import { findBlockRenderers } from '../results/registry.ts'
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
  onQuery: () => void
  onShow: SectionFolding['show']
}

/** Shows the answer of a section: its subject, its notice if it is incomplete, its findings and its blocks. */
export function SectionAnswer({ section, outcome, findings, repeats, onQuery, onShow }: SectionAnswerProps) {
  const { key, definition, isAboutAnother = false } = section
  const { answer } = outcome

  const wrapRepeat = (target: ResultSectionKey, title: string, content: ReactNode) => {
    const repeat = repeats.find((one) => one.target === target)
    return repeat ? (
      <RepeatedBlock title={title} repeat={repeat} onShowSection={onShow}>
        {content}
      </RepeatedBlock>
    ) : (
      content
    )
  }

  return (
    <MissingContext value={listMissing(outcome)}>
      <Box id={sectionElementId(sectionId(key), 'head')} mt="3">
        {wrapRepeat(
          'head',
          'Identificação',
          <SectionIdentity definition={definition} answer={answer} isAboutAnother={isAboutAnother} />,
        )}
      </Box>
      {outcome.status === 'incomplete' && (
        <RetryContext value={{ onRepeat: onQuery }}>
          <IncompleteNotice definition={definition} incomplete={outcome} />
        </RetryContext>
      )}
      <FindingChips findings={findings} onGo={({ target }) => target !== undefined && onShow(key, target)} />
      <Flex direction="column" gap="7" mt="5" _print={{ display: 'block' }} data-part-body>
        {definition.result.map((block, index) => {
          const { Block } = findBlockRenderers(block)
          return (
            <Box key={index} id={sectionElementId(sectionId(key), index)} display="contents">
              {wrapRepeat(
                index,
                block.title ?? 'Dados',
                <Block block={block} answer={answer} summary={definition.summary} />,
              )}
            </Box>
          )
        })}
      </Flex>
    </MissingContext>
  )
}
