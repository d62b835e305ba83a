import { pathInRow, valueAt } from '@manifest/contract/answer-path.ts'
import type { BlockByKind } from '@manifest/schema/result.ts'
import { absentText, emptyText, formatMoment } from '../../../formats/registry.ts'
import { isMissing, plainText, type ShownAnswer } from '../shown-text.ts'

/** The date, the label and the detail of an event, as the page shows them. */
export function eventTexts(
  { value: list, date, label, detail }: BlockByKind<'timeline'>,
  { missing }: Pick<ShownAnswer, 'missing'>,
  { event, index }: { event: unknown; index: number },
) {
  const orAbsent = (text: string, path: string) =>
    text === emptyText && isMissing(missing, pathInRow(list, index, path)) ? absentText : text
  return {
    date: orAbsent(formatMoment(valueAt(event, date)), date),
    label: orAbsent(plainText(event, label), label),
    detail: detail === undefined ? emptyText : orAbsent(plainText(event, detail), detail),
  }
}
