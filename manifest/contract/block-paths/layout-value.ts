import type { BlockByKind, BlockKind, Format, Summary } from '../../schema/result.ts'

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
}

export type LayoutParts = { [Kind in BlockKind]: BlockByKind<Kind> } & { summary: Summary }

export type PathLister<Kind extends keyof LayoutParts> = (part: LayoutParts[Kind]) => LayoutValue[]
