import type { Format } from '../schema/format.ts'

/** Keys from a block of the layout to the text with a path, for example `['items', 0, 'value']`. */
type LayoutKeys = readonly (string | number)[]

export type RowValue = {
  /** Dotted path relative to the row; `undefined` for the row itself. */
  path: string | undefined
  at: LayoutKeys
  isSensitive: boolean
  format?: Format | undefined
}

export type LayoutValue = {
  path: string
  at: LayoutKeys
  /** True if the page and exports hide it until the user reveals it. */
  isSensitive: boolean
  /** Decides what is shown while the value is hidden. */
  format?: Format | undefined
  /** The values shown of each row, if the layout shows a list row by row. */
  rows?: RowValue[]
  /** A list inside the rows, if its elements are the rows shown. */
  each?: string | undefined
  /** The name of the key in the rows of a map. */
  key?: string | undefined
}

/** Returns the value that an optional key of a block names, if any. It is never sensitive. */
export const optionalValue = (path: string | undefined, key: string): Omit<LayoutValue, 'rows'>[] =>
  path === undefined ? [] : [{ path, at: [key], isSensitive: false }]

/** Returns the area code that an item or a column reads beside its phone number. Alone it identifies nobody. */
export const areaCodeValue = (
  { areaCode }: { areaCode?: string | undefined },
  at: LayoutValue['at'],
): Omit<LayoutValue, 'rows'>[] =>
  areaCode === undefined ? [] : [{ path: areaCode, at: [...at, 'areaCode'], isSensitive: false }]
