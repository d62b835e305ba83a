import { readRows, readRowValues } from '@manifest/contract/answer-rows.ts'
import type { BlockByKind } from '@manifest/schema/result.ts'
import { emptyText } from '@/formats/registry.ts'
import { cellText } from '@/lib/format/cell.ts'
import { readItem } from '@/lib/format/read-value.ts'
import { addUp, describeSkipped, describeTotal } from '@/ui/data-table/sum-column.ts'
import type { BlockTexts } from '../block-types.ts'
import { compareListRows } from '../parts/compare-text.ts'
import {
  type CellValue,
  describeEmptyList,
  formatRowItem,
  readRowCell,
  type ShownAnswer,
} from '../parts/shown-text.ts'
import { readAmount } from './cell-values.ts'

/** Yields a table's cells by row, as the page shows them. */
function* readCells(block: BlockByKind<'table'>, shownAnswer: ShownAnswer): Generator<CellValue[]> {
  const list = readRows(shownAnswer.answer, block)
  if (!list) return
  for (const [index, row] of list.rows.entries())
    yield block.columns.map((column) => readRowCell(shownAnswer, { row, index, pathAt: list.pathAt }, column))
}

/** Adds up the columns with a total. The first cell without one says which rows the sums leave out. */
function readTotal(
  { columns }: BlockByKind<'table'>,
  rows: readonly unknown[],
  isPartial: boolean,
): CellValue[] | undefined {
  if (!columns.some(({ total }) => total)) return undefined
  const notes: string[] = []
  const cells = columns.map((column): CellValue => {
    const { total, label, format } = column
    if (!total || (format !== 'number' && format !== 'currency')) return ''
    const { sum, skipped } = addUp(rows, (row) => readAmount(readItem(row, column), format))
    if (skipped === rows.length) return emptyText
    if (skipped > 0) notes.push(`${label} ${describeSkipped(skipped)}`)
    return { text: '', value: sum, format }
  })
  const place = cells.indexOf('')
  const label = describeTotal(rows.length, rows.length, isPartial)
  return cells.map((cell, index) => (index === place ? [label, ...notes].join('; ') : cell))
}

export const tableTexts: BlockTexts<'table'> = {
  /** Columns are separated by tabs, which spreadsheets understand. */
  text: (block, shownAnswer) => {
    const placeholder = describeEmptyList(readRows(shownAnswer.answer, block)?.rows, block.empty)
    if (placeholder !== undefined) return [placeholder]
    const rows = [...readCells(block, shownAnswer)].map((cells) => cells.map(cellText))
    return [block.columns.map(({ label }) => label), ...rows].map((cells) => cells.join('\t'))
  },
  *rows(block, shownAnswer) {
    const placeholder = describeEmptyList(readRows(shownAnswer.answer, block)?.rows, block.empty)
    yield placeholder === undefined ? block.columns.map(({ label }) => label) : [placeholder]
    yield* readCells(block, shownAnswer)
  },
  sheet(block, { answer, partialList }) {
    const rows = readRowValues(answer, block)
    if (rows.length === 0) return undefined
    return {
      name: block.title ?? 'Tabela',
      readTotal: () => readTotal(block, rows, block.value === partialList),
    }
  },
  columns: () => [],
  compare: () => [],
  compareRows: (block, shownAnswer) =>
    compareListRows(shownAnswer, block, (shown, context) =>
      block.columns.map((column) => ({
        label: column.label,
        isLabelled: column.format !== undefined || column.sensitive,
        text: formatRowItem(shown, context, column),
      })),
    ),
}
