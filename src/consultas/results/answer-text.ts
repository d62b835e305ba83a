import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { IsRevealed } from '@/blocks/parts/shown-text.ts'
import { createShownAnswer } from '@/blocks/parts/shown-text.ts'
import { findBlockTexts, summaryTexts } from '@/blocks/texts.ts'
import type { AnsweredOutcome } from '../outcome.ts'
import { findingsText } from './findings/text.ts'
import { incompleteText } from './incomplete/missing-labels.ts'

/** Writes an answer as text for the clipboard. Sensitive values stay hidden unless the user revealed them. */
export function answerText(
  definition: ConsultaDefinition,
  answered: AnsweredOutcome,
  isRevealed: IsRevealed = () => false,
): string {
  const { title, summary, result } = definition
  const shownAnswer = createShownAnswer(answered, isRevealed)
  const head = [
    title,
    ...(summary ? summaryTexts.text(summary, shownAnswer) : []),
    ...incompleteText(definition, answered),
    ...findingsText(definition, answered, isRevealed),
  ]
  const parts = result
    .map((block) => ({ title: block.title, lines: findBlockTexts(block).text(block, shownAnswer) }))
    .filter((part) => part.lines.length > 0)
    .map((part) => [...(part.title === undefined ? [] : [part.title]), ...part.lines])
  return [head, ...parts].map((part) => part.join('\n')).join('\n\n')
}
