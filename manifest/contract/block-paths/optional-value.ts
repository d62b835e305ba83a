import type { LayoutValue } from './layout-value.ts'

/** Returns the value that an optional key of a block names, if any. It is never sensitive. */
export const optionalValue = (path: string | undefined, key: string): Omit<LayoutValue, 'rows'>[] =>
  path === undefined ? [] : [{ path, at: [key], isSensitive: false }]

/** Returns the area code that an item or a column reads beside its phone number. Alone it identifies nobody. */
export const areaCodeValue = (
  { areaCode }: { areaCode?: string | undefined },
  at: LayoutValue['at'],
): Omit<LayoutValue, 'rows'>[] =>
  areaCode === undefined ? [] : [{ path: areaCode, at: [...at, 'areaCode'], isSensitive: false }]
