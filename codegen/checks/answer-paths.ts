import { valueAt } from '../../manifest/contract/answer-path.ts'

/** Whether a dotted path leads to something in an answer; `null` is something, since a source may answer it. */
export const hasValue = (answer: unknown, path: string) => valueAt(answer, path) !== undefined

/** The paths of an answer's values, which a hint can suggest; lists are not entered. */
export function pathsOf(answer: unknown, prefix = '', depth = 4): string[] {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer) || depth === 0) return []
  return Object.entries(answer).flatMap(([key, value]) => [
    `${prefix}${key}`,
    ...pathsOf(value, `${prefix}${key}.`, depth - 1),
  ])
}
