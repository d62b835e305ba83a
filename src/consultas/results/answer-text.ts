import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { IsRevealed } from '@/blocks/parts/shown-text.ts'
import type { AnsweredOutcome } from '../outcome.ts'
import { readAnswerParts } from './answer-parts.ts'

/** Writes an answer as text for the clipboard. Sensitive values stay hidden unless the user revealed them. */
export function answerText(
  definition: ConsultaDefinition,
  answered: AnsweredOutcome,
  isRevealed: IsRevealed = () => false,
): string {
  const { summary, missing, findings, blocks } = readAnswerParts(definition, answered, isRevealed)
  const head = [definition.title, ...[summary, missing, findings].flatMap(({ lines }) => lines())]
  const sections = blocks
    .map(({ title, lines }) => ({ title, lines: lines() }))
    .filter(({ lines }) => lines.length > 0)
    .map(({ title, lines }) => (title === undefined ? lines : [title, ...lines]))
  return [head, ...sections].map((lines) => lines.join('\n')).join('\n\n')
}
