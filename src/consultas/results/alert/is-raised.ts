import { valueAt } from '@manifest/contract/answer-path.ts'
import type { BlockOf } from '@manifest/schema/result.ts'
import { isTruthy } from '../../is-truthy.ts'

/** Whether an answer gives reason for an alert; without `when` every answer does. */
export const isRaised = ({ when }: BlockOf<'alert'>, answer: unknown) =>
  when === undefined || isTruthy(valueAt(answer, when))
