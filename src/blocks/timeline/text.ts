import { pathInRow, valueAt } from '@manifest/contract/answer-path.ts'
import { readRows } from '@manifest/contract/answer-rows.ts'
import type { BlockByKind } from '@manifest/schema/result.ts'
import { emptyText, formatMoment, missingText } from '@/formats/registry.ts'
import type { BlockTexts } from '../block-types.ts'
import { compareListRows } from '../parts/compare-text.ts'
import {
  describeEmptyList,
  formatPlain,
  formatRowItem,
  isMissing,
  readRowCell,
  type ShownAnswer,
} from '../parts/shown-text.ts'

/** Returns the date, label and detail of an event, as the page shows them. */
export function eventTexts(
  { value: list, date, label, detail }: BlockByKind<'timeline'>,
  { missing }: Pick<ShownAnswer, 'missing'>,
  { event, index }: { event: unknown; index: number },
) {
  const orAbsent = (text: string, path: string) =>
    text === emptyText && isMissing(missing, pathInRow(list, index, path)) ? missingText : text
  return {
    date: orAbsent(formatMoment(valueAt(event, date)), date),
    label: orAbsent(formatPlain(event, label), label),
    detail: detail === undefined ? emptyText : orAbsent(formatPlain(event, detail), detail),
  }
}

const text: BlockTexts<'timeline'>['text'] = (block, shownAnswer) => {
  const { value: list, item, empty } = block
  const events = readRows(shownAnswer.answer, { value: list })
  const placeholder = describeEmptyList(events?.rows, empty)
  if (!events || placeholder !== undefined) return [placeholder ?? missingText]
  return events.rows.map((row, index) => {
    const { date, label, detail } = eventTexts(block, shownAnswer, { event: row, index })
    const itemText = item
      ? formatRowItem(shownAnswer, { row, index, pathAt: events.pathAt }, item)
      : emptyText
    const head = `${date} ${label}`
    return [
      detail === emptyText ? head : `${head}: ${detail}`,
      ...(item && itemText !== emptyText ? [`${item.label}: ${itemText}`] : []),
    ].join(' · ')
  })
}

const rows: BlockTexts<'timeline'>['rows'] = function* (block, shownAnswer) {
  const { value: list, detail, item, empty } = block
  const events = readRows(shownAnswer.answer, { value: list })
  const placeholder = describeEmptyList(events?.rows, empty)
  if (placeholder !== undefined) yield [placeholder]
  if (!events) return
  for (const [index, row] of events.rows.entries()) {
    const texts = eventTexts(block, shownAnswer, { event: row, index })
    yield [
      { text: texts.date, value: valueAt(row, block.date), format: 'datetime' },
      texts.label,
      ...(detail === undefined ? [] : [texts.detail]),
      ...(item ? [readRowCell(shownAnswer, { row, index, pathAt: events.pathAt }, item)] : []),
    ]
  }
}

/** Events are matched by their label. */
const compareRows: BlockTexts<'timeline'>['compareRows'] = (block, shownAnswer) =>
  compareListRows(shownAnswer, { value: block.value }, (shown, context) => {
    const { item } = block
    const { date, label, detail } = eventTexts(block, shown, { event: context.row, index: context.index })
    const itemText = item && {
      label: item.label,
      isLabelled: true,
      text: formatRowItem(shown, context, item),
    }
    return [{ text: label }, { text: date }, { text: detail }, ...(itemText ? [itemText] : [])]
  })

export const timelineTexts: BlockTexts<'timeline'> = {
  text,
  rows,
  columns: () => [],
  compare: () => [],
  compareRows,
}
