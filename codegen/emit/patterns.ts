import { batchPath } from '../resolve/batch-path.ts'
import type { ModelFamily } from '../resolve/model.ts'

/** A family is one route: variant 1 at its path, variant n below it. */
export const familyPattern = (family: ModelFamily) => `${family.path}/:variant?`

/** The batches of a family are one more route; `undefined` where no variant has any. */
export const batchPattern = (family: ModelFamily): string | undefined =>
  family.variants.some(({ batch }) => batch) ? batchPath(familyPattern(family)) : undefined

/** What the route of a family's batches is called. */
export const batchTitle = ({ title }: ModelFamily) => `${title} em lote`

/** Whether a path of the menu, parameters filled in, is one that a route's pattern answers. */
export const matchesPattern = (pattern: string, path: string): boolean =>
  matches(pattern.split('/'), path.split('/'))

function matches([expected, ...others]: string[], given: string[]): boolean {
  if (expected === undefined) return given.length === 0
  if (expected.endsWith('?') && matches(others, given)) return true
  const [part, ...rest] = given
  return part !== undefined && (expected === part || expected.startsWith(':')) && matches(others, rest)
}
