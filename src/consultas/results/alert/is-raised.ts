import { valueAt } from '@manifest/contract/answer-path.ts'
import { isTruthy } from '@manifest/contract/is-truthy.ts'
import type { BlockOf } from '@manifest/schema/result.ts'

/** Whether an answer gives reason for an alert; without `when` every answer does. */
export const isRaised = ({ when }: BlockOf<'alert'>, answer: unknown) =>
  when === undefined || isTruthy(valueAt(answer, when))
