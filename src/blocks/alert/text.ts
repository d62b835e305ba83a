import { valueAt } from '@manifest/contract/answer-path.ts'
import { isTruthy } from '@manifest/contract/is-truthy.ts'
import type { BlockByKind } from '@manifest/schema/result.ts'
import { emptyText, missingText } from '@/formats/registry.ts'
import type { BlockTexts } from '../block-types.ts'
import { formatItem, isMissing, type ShownAnswer } from '../parts/shown-text.ts'

/** `unknown`: the answer lacks the value at `when`. */
export type AlertState = 'raised' | 'quiet' | 'unknown'

/** Returns the state of an alert. An alert without `when` is always raised. */
export function readAlertState(
  { when }: BlockByKind<'alert'>,
  { answer, missing }: Omit<ShownAnswer, 'isRevealed'>,
): AlertState {
  if (when === undefined) return 'raised'
  if (isMissing(missing, when)) return 'unknown'
  return isTruthy(valueAt(answer, when)) ? 'raised' : 'quiet'
}

/** Returns the alert's own text, then the value that it shows. */
const text: BlockTexts<'alert'>['text'] = (block, shownAnswer) => {
  const { text: ownText, value } = block
  const state = readAlertState(block, shownAnswer)
  if (state !== 'raised') return state === 'unknown' ? [missingText] : []
  const texts = [
    ownText ?? emptyText,
    value === undefined ? emptyText : formatItem(shownAnswer, { value, sensitive: false }),
  ]
  return texts.filter((line) => line !== emptyText)
}

export const alertTexts: BlockTexts<'alert'> = {
  text,
  rows: (block, shownAnswer) => text(block, shownAnswer).map((line) => ['Aviso', line]),
  columns: () => [],
  compare: () => [],
}
