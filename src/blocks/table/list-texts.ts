import type { LayoutParts } from '@manifest/blocks/index.ts'
import { type RowList, readRows, readRowValues } from '@manifest/contract/answer-rows.ts'
import type { BlockKind, Item } from '@manifest/schema/result.ts'
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

/** A list of the answer whose rows have labelled values. */
type LabelledList = RowList & {
  title?: string | undefined
  columns: readonly (Item & { total?: boolean | undefined })[]
  empty?: string | undefined
}

/** Yields a list's cells by row, as the page shows them. */
function* readCells(list: LabelledList, shownAnswer: ShownAnswer): Generator<CellValue[]> {
  const found = readRows(shownAnswer.answer, list)
  if (!found) return
  for (const [index, row] of found.rows.entries())
    yield list.columns.map((column) => readRowCell(shownAnswer, { row, index, pathAt: found.pathAt }, column))
}

/** Adds up the columns with a total. The first cell without one says which rows the sums leave out. */
function readTotal(
  { columns }: LabelledList,
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

/**
 * Returns the texts of a block that shows a list of labelled values. The labels head the columns of files, a list with rows
 * has its own sheet, and sensitive values are hidden.
 *
 * @param readList Returns the list of a block and its columns.
 */
export const createListTexts = <Kind extends BlockKind>(
  readList: (block: LayoutParts[Kind]) => LabelledList,
): BlockTexts<Kind> => ({
  /** Columns are separated by tabs, which spreadsheets understand. */
  text(block, shownAnswer) {
    const list = readList(block)
    const placeholder = describeEmptyList(readRows(shownAnswer.answer, list)?.rows, list.empty)
    if (placeholder !== undefined) return [placeholder]
    const rows = [...readCells(list, shownAnswer)].map((cells) => cells.map(cellText))
    return [list.columns.map(({ label }) => label), ...rows].map((cells) => cells.join('\t'))
  },
  *rows(block, shownAnswer) {
    const list = readList(block)
    const placeholder = describeEmptyList(readRows(shownAnswer.answer, list)?.rows, list.empty)
    yield placeholder === undefined ? list.columns.map(({ label }) => label) : [placeholder]
    yield* readCells(list, shownAnswer)
  },
  sheet(block, { answer, partialList }) {
    const list = readList(block)
    const rows = readRowValues(answer, list)
    if (rows.length === 0) return undefined
    return {
      name: list.title ?? 'Tabela',
      readTotal: () => readTotal(list, rows, list.value === partialList),
    }
  },
  columns: () => [],
  compare: () => [],
  compareRows(block, shownAnswer) {
    const list = readList(block)
    return compareListRows(shownAnswer, list, (shown, context) =>
      list.columns.map((column) => ({
        label: column.label,
        isLabelled: column.format !== undefined || column.sensitive,
        text: formatRowItem(shown, context, column),
      })),
    )
  },
})
