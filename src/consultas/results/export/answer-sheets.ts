import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { CellValue, IsRevealed } from '@/blocks/parts/shown-text.ts'
import type { SheetCell } from '@/lib/format/cell.ts'
import type { SheetRows } from '@/lib/format/workbook.ts'
import type { AnsweredOutcome } from '../../outcome.ts'
import { type AnswerPart, readAnswerParts } from '../answer-parts.ts'
import { toSheetCell } from './sheet-cell.ts'

/** Writes parts as rows of one sheet, each below its title, with an empty row between them. */
export function* joinParts(parts: Iterable<Pick<AnswerPart, 'title' | 'rows'>>): Generator<CellValue[]> {
  let isFirst = true
  for (const { title, rows } of parts) {
    let isBegun = false
    for (const row of rows()) {
      if (!isBegun && !isFirst) yield []
      if (!isBegun && title !== undefined) yield [title]
      isBegun = true
      isFirst = false
      yield row
    }
  }
}

function* typeRows(rows: Iterable<readonly CellValue[]>): Generator<SheetCell[]> {
  for (const row of rows) yield row.map(toSheetCell)
}

/** Writes an answer as sheets of a workbook: the first one, called `name`, has all parts but the tables with rows. */
export function answerSheets(
  definition: ConsultaDefinition,
  answered: AnsweredOutcome,
  isRevealed: IsRevealed,
  name: string,
): SheetRows[] {
  const { missing, findings, summary, blocks } = readAnswerParts(definition, answered, isRevealed)
  const first = [missing, findings, summary, ...blocks.filter(({ sheet }) => !sheet)]
  return [
    { name, hasHeader: false, rows: typeRows(joinParts(first)) },
    ...blocks.flatMap(({ rows, sheet }): SheetRows[] =>
      sheet
        ? [
            {
              name: sheet.name,
              hasHeader: true,
              rows: typeRows(rows()),
              total: () => sheet.readTotal()?.map(toSheetCell),
            },
          ]
        : [],
    ),
  ]
}
