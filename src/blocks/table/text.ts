import { readRows } from '@manifest/contract/answer-rows.ts'
import type { BlockByKind } from '@manifest/schema/result.ts'
import { cellText } from '@/lib/format/cell.ts'
import type { BlockTexts } from '../block-types.ts'
import { compareLength } from '../parts/compare-text.ts'
import { type CellValue, describeEmptyList, readRowCell, type ShownAnswer } from '../parts/shown-text.ts'

/** Yields a table's cells by row, as the page shows them. */
function* readCells(block: BlockByKind<'table'>, shownAnswer: ShownAnswer): Generator<CellValue[]> {
  const list = readRows(shownAnswer.answer, block)
  if (!list) return
  for (const [index, row] of list.rows.entries())
    yield block.columns.map((column) => readRowCell(shownAnswer, { row, index, pathAt: list.pathAt }, column))
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
  columns: () => [],
  compare: compareLength,
}
