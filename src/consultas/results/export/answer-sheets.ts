import { valueAt } from '@manifest/contract/answer-path.ts'
import { readRows, readRowValues } from '@manifest/contract/answer-rows.ts'
import { readItem } from '@manifest/contract/read-item.ts'
import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { Block, BlockByKind } from '@manifest/schema/result.ts'
import type { SheetRows } from '@/lib/format/workbook.ts'
import type { SheetCell } from '@/lib/format/xlsx.ts'
import { addUp, describeSkipped } from '@/ui/data-table/totals.ts'
import type { AnsweredOutcome } from '../../outcome.ts'
import { findingsRows } from '../findings/text.ts'
import { incompleteRows } from '../incomplete/missing-labels.ts'
import {
  createShownAnswer,
  formatRowItem,
  type IsRevealed,
  type RowContext,
  type ShownAnswer,
} from '../shown-text.ts'
import { readAmount } from '../table/read-amount.ts'
import { joinSections, withTitle } from './answer-sections.ts'
import { findBlockExporters, summaryExporters } from './registry.ts'

/**
 * Writes a number as a number in columns with a numeric format, so that spreadsheets can add it up. All other
 * values are text, above all documents.
 */
function createCell(
  shownAnswer: ShownAnswer,
  rowContext: RowContext,
  column: BlockByKind<'table'>['columns'][number],
): SheetCell {
  const value = readItem(rowContext.row, column)
  const { format, sensitive } = column
  const isNumber = format === 'number' || format === 'currency' || format === 'percent'
  const isVisible = !sensitive || shownAnswer.isRevealed(rowContext.pathAt(rowContext.index, column.value))
  return isNumber && isVisible && typeof value === 'number' && Number.isFinite(value)
    ? { value, format }
    : formatRowItem(shownAnswer, rowContext, column)
}

function* sheetTableRows(block: BlockByKind<'table'>, shownAnswer: ShownAnswer): Generator<SheetCell[]> {
  yield block.columns.map(({ label }) => label)
  const list = readRows(shownAnswer.answer, block)
  if (!list) return
  for (const [index, row] of list.rows.entries())
    yield block.columns.map((column) => createCell(shownAnswer, { row, index, pathAt: list.pathAt }, column))
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
    return { value: sum, format }
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
  const first = joinSections([
    incompleteRows(definition, answered),
    findingsRows(definition, answered, isRevealed),
    summary ? summaryExporters.rows(summary, shownAnswer) : [],
    ...result
      .filter((block) => !isTable(block) || readRowValues(shownAnswer.answer, block).length === 0)
      .map((block) => withTitle(block.title, findBlockExporters(block).rows(block, shownAnswer))),
  ])
  const tables = result
    .filter(isTable)
    .filter((block) => readRowValues(shownAnswer.answer, block).length > 0)
    .map((block) => ({
      name: block.title ?? 'Tabela',
      hasHeader: true,
      rows: sheetTableRows(block, shownAnswer),
      total: () => sheetTableTotal(block, shownAnswer),
    }))
  return [{ name, hasHeader: false, rows: first }, ...tables]
}
