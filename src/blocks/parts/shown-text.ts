import { isInside, valueAt } from '@manifest/contract/answer-path.ts'
import { type AnswerRows, readRows } from '@manifest/contract/answer-rows.ts'
import { removeIndexes } from '@manifest/contract/findings.ts'
import type { Block, Format, Item } from '@manifest/schema/result.ts'
import { emptyText, formatValue, hideValue, missingText } from '@/formats/registry.ts'
import { readItem } from '@/lib/format/read-value.ts'
import { type AnsweredOutcome, listMissing } from '@/state/outcome.ts'

/** Returns true if the sensitive value at a path of the answer is revealed. */
export type IsRevealed = (path: string) => boolean

/** A value with its format and its text, for files that have numbers and dates. A hidden value is a text. */
export type CellValue = string | { text: string; value: unknown; format: Format | undefined }

type ShownItem = Pick<Item, 'value' | 'format' | 'sensitive' | 'areaCode' | 'scale'>

export type ShownAnswer = {
  answer: unknown
  missing: readonly string[]
  isRevealed: IsRevealed
  /** The path of a list of which only some rows are loaded. */
  partialList?: string | undefined
}

export const createShownAnswer = (answered: AnsweredOutcome, isRevealed: IsRevealed): ShownAnswer => ({
  answer: answered.answer,
  missing: listMissing(answered),
  isRevealed,
})

/** Returns true if `missing` has the path or one of its parents. */
export const isMissing = (missing: readonly string[], path: string) =>
  missing.length > 0 && missing.some((missingPath) => isInside(removeIndexes(path), missingPath))

/** Returns a value as the page shows it. A sensitive value is hidden unless the user revealed it. */
export function formatItem({ answer, missing, isRevealed }: ShownAnswer, item: ShownItem): string {
  const { value, format, sensitive } = item
  const read = readItem(answer, item)
  const text = formatValue(read, format)
  if (text === emptyText) return isMissing(missing, value) ? missingText : emptyText
  return sensitive && !isRevealed(value) ? hideValue(read, format) : text
}

/** Returns the cell of a value. A hidden value is a text. */
export function readItemCell(shownAnswer: ShownAnswer, item: ShownItem): CellValue {
  const text = formatItem(shownAnswer, item)
  return item.sensitive && !shownAnswer.isRevealed(item.value)
    ? text
    : { text, value: readItem(shownAnswer.answer, item), format: item.format }
}

/** A row of a list, its index, and the paths of its values in the answer. */
export type RowContext = { row: unknown; index: number; pathAt: AnswerRows['pathAt'] }

/** Returns a value of a row, as the page shows it. */
export function formatRowItem(
  { missing, isRevealed }: Omit<ShownAnswer, 'answer'>,
  { row, index, pathAt }: RowContext,
  item: ShownItem,
): string {
  const { value, format, sensitive } = item
  const read = readItem(row, item)
  const text = formatValue(read, format)
  const path = () => pathAt(index, value)
  if (text === emptyText) return missing.length > 0 && isMissing(missing, path()) ? missingText : emptyText
  return sensitive && !isRevealed(path()) ? hideValue(read, format) : text
}

/** Returns the cell of a value of a row. A hidden value is a text. */
export function readRowCell(
  shown: Omit<ShownAnswer, 'answer'>,
  context: RowContext,
  item: ShownItem,
): CellValue {
  const text = formatRowItem(shown, context, item)
  return item.sensitive && !shown.isRevealed(context.pathAt(context.index, item.value))
    ? text
    : { text, value: readItem(context.row, item), format: item.format }
}

/** Returns a value without a format. Use it only for values that are never sensitive. */
export const formatPlain = (source: unknown, path: string) => formatValue(valueAt(source, path), undefined)

const defaultEmptyText = 'Nenhum registro.'

/**
 * Returns the placeholder for a list without rows; `undefined` if it has rows. A missing list gets another
 * placeholder than an empty one.
 */
export function describeEmptyList(
  rows: readonly unknown[] | undefined,
  empty = defaultEmptyText,
): string | undefined {
  if (rows === undefined) return missingText
  return rows.length === 0 ? empty : undefined
}

/** Returns true for a list that the answer has, without rows. A list that the answer lacks is not empty. */
export const isEmptyList = (block: Block, answer: unknown): boolean =>
  (block.block === 'table' || block.block === 'list' || block.block === 'timeline') &&
  readRows(answer, block)?.rows.length === 0
