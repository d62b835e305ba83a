import { rowsAt } from '@manifest/contract/answer-path.ts'
import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { Json } from '@manifest/schema/consulta.ts'
import type { Answered } from '../../outcome.ts'
import { findingsRows } from '../findings/text.ts'
import { incompleteRows } from '../incomplete/missing-labels.ts'
import { createShownAnswer, type IsShown } from '../shown-text.ts'
import { findBlockExporters, summaryExporters } from './registry.ts'

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

type SheetRow = readonly unknown[]

/** The rows of a section below its title, where it has one; nothing where it has no rows. */
export function* withTitle<Cells extends SheetRow>(
  title: string | undefined,
  rows: Iterable<Cells>,
): Generator<Cells | [string]> {
  let isBegun = false
  for (const row of rows) {
    if (!isBegun && title !== undefined) yield [title]
    isBegun = true
    yield row
  }
}

/** The rows of all sections that have any, one section after the other, with an empty row between them. */
export function* joinSections<Cells extends SheetRow>(
  sections: Iterable<Iterable<Cells>>,
): Generator<Cells | []> {
  let isFirst = true
  for (const section of sections) {
    let isBegun = false
    for (const row of section) {
      if (!isBegun && !isFirst) yield []
      isBegun = true
      isFirst = false
      yield row
    }
  }
}
