import { readRowValues } from '@manifest/contract/answer-rows.ts'
import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { Json } from '@manifest/schema/consulta.ts'
import type { CellValue } from '@/blocks/parts/shown-text.ts'
import { createShownAnswer, type IsRevealed } from '@/blocks/parts/shown-text.ts'
import { findBlockTexts, summaryTexts } from '@/blocks/texts.ts'
import type { AnsweredOutcome } from '../../outcome.ts'
import { findingsRows } from '../findings/text.ts'
import { incompleteRows } from '../incomplete/missing-labels.ts'

/**
 * Yields an answer as sections of a sheet: missing values, findings, summary, then blocks with their titles.
 * Sections may have no rows.
 */
export function* answerSections(
  definition: ConsultaDefinition,
  answered: AnsweredOutcome,
  isRevealed: IsRevealed,
): Generator<Iterable<CellValue[]>> {
  const { summary, result } = definition
  const shownAnswer = createShownAnswer(answered, isRevealed)
  yield incompleteRows(definition, answered)
  yield findingsRows(definition, answered, isRevealed)
  if (summary) yield summaryTexts.rows(summary, shownAnswer)
  for (const block of result) yield withTitle(block.title, findBlockTexts(block).rows(block, shownAnswer))
}

/** Counts the rows of an answer's lists. The sheet has a few rows more. */
export const countListRows = ({ result }: ConsultaDefinition, answer: Json): number =>
  result.reduce(
    (sum, block) =>
      sum +
      ('value' in block && block.value
        ? readRowValues(answer, { value: block.value, each: 'each' in block ? block.each : undefined }).length
        : 0),
    0,
  )

type SheetRow = readonly unknown[]

/** Yields a section's title and rows, or nothing if there are no rows. */
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

/** Joins the sections that have rows, with an empty row between them. */
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
