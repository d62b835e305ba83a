import { listAt, pathInRow } from '@manifest/contract/answer-path.ts'
import type { BlockByKind } from '@manifest/schema/result.ts'
import { cellText } from '@/lib/format/cell.ts'
import type { BlockTexts } from '../block-types.ts'
import { compareListRows } from '../parts/compare-text.ts'
import { describeEmptyList, formatItem, readItemCell, type ShownAnswer } from '../parts/shown-text.ts'

/** Returns a list's items as the page shows them, or a placeholder. */
function readItems({ value, item, empty, ...formatting }: BlockByKind<'list'>, shownAnswer: ShownAnswer) {
  const rows = listAt(shownAnswer.answer, value)
  const cells = rows?.map((_, index) =>
    readItemCell(shownAnswer, { ...formatting, value: pathInRow(value, index, item) }),
  )
  return { cells: cells ?? [], placeholder: describeEmptyList(rows, empty) }
}

export const listTexts: BlockTexts<'list'> = {
  text: (block, shownAnswer) => {
    const { cells, placeholder } = readItems(block, shownAnswer)
    return placeholder === undefined ? cells.map((cell) => `- ${cellText(cell)}`) : [placeholder]
  },
  rows: (block, shownAnswer) => {
    const { cells, placeholder } = readItems(block, shownAnswer)
    return placeholder === undefined ? cells.map((cell) => [cell]) : [[placeholder]]
  },
  columns: () => [],
  compare: () => [],
  compareRows: ({ value, item, ...formatting }, shownAnswer) =>
    compareListRows(shownAnswer, { value }, (shown, { index }) => [
      { text: formatItem(shown, { ...formatting, value: pathInRow(value, index, item) }) },
    ]),
}
