import type { ModelFamily } from '../model.ts'

/** A family is one route: variant 1 at its path, variant n below it. */
export const familyPattern = (family: ModelFamily) => `${family.path}/:variant?`

/** Whether a path of the menu, parameters filled in, is one that a route's pattern answers. */
export function matchesPattern(pattern: string, path: string): boolean {
  const expected = pattern.split('/')
  const given = path.split('/')
  const required = expected.filter((part) => !part.endsWith('?')).length
  if (given.length > expected.length || given.length < required) return false
  return given.every((part, index) => expected[index] === part || expected[index]?.startsWith(':'))
}
