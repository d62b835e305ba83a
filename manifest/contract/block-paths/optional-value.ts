import type { LayoutValue } from './layout-value.ts'

/** Returns the value that an optional key of a block names, if any. It is never sensitive. */
export const optionalValue = (path: string | undefined, key: string): Omit<LayoutValue, 'rows'>[] =>
  path === undefined ? [] : [{ path, at: [key], isSensitive: false }]
