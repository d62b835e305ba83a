import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { AnsweredOutcome } from '../outcome.ts'
import { findingsText } from './findings/text.ts'
import { incompleteText } from './incomplete/missing-labels.ts'
import { findBlockRenderers, summaryRenderers } from './registry.ts'
import type { IsRevealed } from './shown-text.ts'
import { createShownAnswer } from './shown-text.ts'

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
    ...(summary ? summaryRenderers.text(summary, shownAnswer) : []),
    ...incompleteText(definition, answered),
    ...findingsText(definition, answered, isRevealed),
  ]
  const parts = result
    .map((block) => ({ title: block.title, lines: findBlockRenderers(block).text(block, shownAnswer) }))
    .filter((part) => part.lines.length > 0)
    .map((part) => [...(part.title === undefined ? [] : [part.title]), ...part.lines])
  return [head, ...parts].map((part) => part.join('\n')).join('\n\n')
}
