import type { BlockByKind, BlockKind, Summary } from '../../schema/result.ts'

/** Keys that lead from a block of the layout to the text that names a path, as in `['items', 0, 'value']`. */
type LayoutKeys = readonly (string | number)[]

/** A value in each row of a list. */
export type RowValue = {
  /** Dotted path that starts at the row; `undefined` stands for the row itself. */
  path: string | undefined
  at: LayoutKeys
  isSensitive: boolean
}

/** A value of the answer that a layout reads. */
export type LayoutValue = {
  /** Dotted path that starts at the answer. */
  path: string
  at: LayoutKeys
  /** Whether it is masked on the page and in exports until the user reveals it. */
  isSensitive: boolean
  /** Of a list that is shown row by row: what is shown of each row. */
  rows?: RowValue[]
}

/** Everything that a result consists of, by kind: its blocks, and the summary at its head. */
export type LayoutParts = { [Kind in BlockKind]: BlockByKind<Kind> } & { summary: Summary }

/** Lists the values that a part of the layout reads from the answer. */
export type PathLister<Kind extends keyof LayoutParts> = (part: LayoutParts[Kind]) => LayoutValue[]
