import { isDeepStrictEqual } from 'node:util'
import type { YamlPath } from '../../read/manifest-document.ts'

/** A value inside another that is not what it was; `undefined` where it is not there. Lists are compared as a whole. */
export type Difference = { path: YamlPath; before: unknown; after: unknown }

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What differs between two values, key by key. */
export function compareValues(before: unknown, after: unknown, path: YamlPath = []): Difference[] {
  if (!isMap(before) || !isMap(after))
    return isDeepStrictEqual(before, after) ? [] : [{ path, before, after }]
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...keys].flatMap((key) => compareValues(before[key], after[key], [...path, key]))
}
