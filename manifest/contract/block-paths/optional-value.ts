import type { LayoutValue } from './layout-value.ts'

/** The value that a key of a block names, which is never sensitive; none where an optional key is absent. */
export const optionalValue = (path: string | undefined, key: string): Omit<LayoutValue, 'rows'>[] =>
  path === undefined ? [] : [{ path, at: [key], isSensitive: false }]
