import { valueAt } from '@manifest/contract/answer-path.ts'
import { isTruthy } from '@manifest/contract/is-truthy.ts'
import type { BlockByKind } from '@manifest/schema/result.ts'
import { isMissing, type ShownAnswer } from '../shown-text.ts'

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
