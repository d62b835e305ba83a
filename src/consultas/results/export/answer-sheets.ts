import { valueAt } from '@manifest/contract/answer-path.ts'
import { readRowValues } from '@manifest/contract/answer-rows.ts'
import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { Block, BlockByKind } from '@manifest/schema/result.ts'
import type { CellValue } from '@/blocks/parts/shown-text.ts'
import { createShownAnswer, type IsRevealed, type ShownAnswer } from '@/blocks/parts/shown-text.ts'
import { readAmount } from '@/blocks/table/cell-values.ts'
import { findBlockTexts, summaryTexts } from '@/blocks/texts.ts'
import type { SheetCell } from '@/lib/format/cell.ts'
import { numberFormat, sheetFormats } from '@/lib/format/sheet-formats.ts'
import type { SheetRows } from '@/lib/format/workbook.ts'
import { addUp, describeSkipped } from '@/ui/data-table/totals-row.tsx'
import type { AnsweredOutcome } from '../../outcome.ts'
import { findingsRows } from '../findings/text.ts'
import { incompleteRows } from '../incomplete/missing-labels.ts'
import { joinSections, withTitle } from './answer-sections.ts'
import { toSheetCell } from './sheet-cell.ts'

function* typeRows(rows: Iterable<readonly CellValue[]>): Generator<SheetCell[]> {
  for (const row of rows) yield row.map(toSheetCell)
}

/** Returns the totals of a table's columns, as the page shows them below it; `undefined` if no column has one. */
function sheetTableTotal(block: BlockByKind<'table'>, { answer }: ShownAnswer): SheetCell[] | undefined {
  const { columns } = block
  if (!columns.some(({ total }) => total)) return undefined
  const rows = [...readRowValues(answer, block)]
  const notes: string[] = []
  const cells = columns.map(({ total, label, value, format }): SheetCell => {
    if (!total || (format !== 'number' && format !== 'currency')) return ''
    const { sum, skipped } = addUp(rows, (row) => readAmount(valueAt(row, value), format))
    if (skipped === rows.length) return '—'
    if (skipped > 0) notes.push(`${label} ${describeSkipped(skipped)}`)
    return { text: '', value: sum, format: format === 'currency' ? sheetFormats.currency : numberFormat(sum) }
  })
  const place = cells.indexOf('')
  return cells.map((cell, index) => (index === place ? ['Total', ...notes].join('; ') : cell))
}

const isTable = (block: Block): block is BlockByKind<'table'> => block.block === 'table'

/**
 * Writes an answer as sheets of a workbook. The first one, called `name`, has all blocks but the tables; each
 * table with rows has a sheet of its own. Hidden values stay hidden.
 */
export function answerSheets(
  definition: ConsultaDefinition,
  answered: AnsweredOutcome,
  isRevealed: IsRevealed,
  name: string,
): SheetRows[] {
  const { summary, result } = definition
  const shownAnswer = createShownAnswer(answered, isRevealed)
  const first = joinSections<CellValue[]>([
    incompleteRows(definition, answered),
    findingsRows(definition, answered, isRevealed),
    summary ? summaryTexts.rows(summary, shownAnswer) : [],
    ...result
      .filter((block) => !isTable(block) || readRowValues(shownAnswer.answer, block).length === 0)
      .map((block) => withTitle(block.title, findBlockTexts(block).rows(block, shownAnswer))),
  ])
  const tables = result
    .filter(isTable)
    .filter((block) => readRowValues(shownAnswer.answer, block).length > 0)
    .map((block) => ({
      name: block.title ?? 'Tabela',
      hasHeader: true,
      rows: typeRows(findBlockTexts(block).rows(block, shownAnswer)),
      total: () => sheetTableTotal(block, shownAnswer),
    }))
  return [{ name, hasHeader: false, rows: typeRows(first) }, ...tables]
}
