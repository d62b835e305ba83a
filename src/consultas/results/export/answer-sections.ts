import { rowsAt } from '@manifest/contract/answer-path.ts'
import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { Json } from '@manifest/schema/consulta.ts'
import type { Answered } from '../../outcome.ts'
import { findingsRows } from '../findings/rows.ts'
import { incompleteRows } from '../incomplete/missing-labels.ts'
import type { IsShown } from '../reveal-state.ts'
import { createShownAnswer } from '../shown-text.ts'
import { findBlockExporters, summaryExporters } from './registry.ts'
import { withTitle } from './sections.ts'

/**
 * An answer as the sections of a sheet: its findings, who or what it is about, and its blocks in the order of the
 * layout, each with its title where it has one. Some may have no rows.
 */
export function* answerSections(
  definition: ConsultaDefinition,
  answered: Answered,
  isShown: IsShown,
): Generator<Iterable<string[]>> {
  const { summary, result } = definition
  const shownAnswer = createShownAnswer(answered, isShown)
  yield incompleteRows(definition, answered)
  yield findingsRows(definition, answered, isShown)
  if (summary) yield summaryExporters.rows(summary, shownAnswer)
  for (const block of result) yield withTitle(block.title, findBlockExporters(block).rows(block, shownAnswer))
}

/** How many rows the lists of an answer have: those of its sheet, but for a few. */
export const countListRows = ({ result }: ConsultaDefinition, answer: Json): number =>
  result.reduce(
    (sum, block) => sum + ('value' in block && block.value ? rowsAt(answer, block.value).length : 0),
    0,
  )
