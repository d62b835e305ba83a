import { valueAt } from '../../manifest/contract/answer-path.ts'
import type { ExpandedVariant } from '../resolve/expand-family.ts'

/** A variant's answers: the example first, then those of its other examples. */
export type Answers = readonly [example: unknown, ...others: unknown[]]

export const answersOf = ({ example, examples }: ExpandedVariant): Answers => [
  example?.item ?? {},
  ...examples.map(({ item }) => item.answer),
]

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

/** The same of paths that go through lists: each list's elements are entered. */
export function pathsAlong(answers: readonly unknown[], prefix = '', depth = 4): string[] {
  if (depth === 0) return []
  const paths = answers.flatMap((answer): string[] => {
    if (Array.isArray(answer)) return pathsAlong(answer, prefix, depth)
    if (typeof answer !== 'object' || answer === null) return []
    return Object.entries(answer).flatMap(([key, value]) => [
      `${prefix}${key}`,
      ...pathsAlong([value], `${prefix}${key}.`, depth - 1),
    ])
  })
  return [...new Set(paths)]
}
