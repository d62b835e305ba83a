import { valueAt } from '@manifest/contract/answer-path.ts'
import { isTruthy } from '@manifest/contract/is-truthy.ts'
import type { BlockByKind } from '@manifest/schema/result.ts'
import { isMissing, type ShownAnswer } from '../shown-text.ts'

/** `unknown`: the answer lacks the value that decides. */
export type AlertState = 'raised' | 'quiet' | 'unknown'

/** Returns whether an answer gives reason for an alert. Without `when` every answer does. */
export function readAlertState(
  { when }: BlockByKind<'alert'>,
  { answer, missing }: Omit<ShownAnswer, 'isShown'>,
): AlertState {
  if (when === undefined) return 'raised'
  if (isMissing(missing, when)) return 'unknown'
  return isTruthy(valueAt(answer, when)) ? 'raised' : 'quiet'
}
