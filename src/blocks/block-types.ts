import type { LayoutParts } from '@manifest/blocks/index.ts'
import type { Json } from '@manifest/schema/consulta.ts'
import type { Item } from '@manifest/schema/result.ts'
import type { ComponentType } from 'react'
import type { CellValue, ShownAnswer } from './parts/shown-text.ts'

type BlockOrSummaryKind = keyof LayoutParts

/** The props of a block's component: its layout and the whole answer. */
export type BlockProps<Kind extends BlockOrSummaryKind> = {
  block: LayoutParts[Kind]
  answer: Json
}

export type SkeletonProps<Kind extends BlockOrSummaryKind> = { block: LayoutParts[Kind] }

/** A value that can be compared with the same value of another answer. `hidden` is shown while it is hidden. */
export type ComparableValue = { label: string; cell: CellValue; hidden: string }

/** A row of a list. Its label is its first value, by which the rows of several answers are matched. */
export type ComparableRow = ComparableValue & { hiddenLabel: string }

/** A list as a sheet of a workbook. */
export type BlockSheet = {
  name: string
  /** Returns the totals of the columns, as the page shows them below the table; `undefined` if no column has one. */
  readTotal: () => CellValue[] | undefined
}

type Write<Kind extends BlockOrSummaryKind, Result> = (
  block: LayoutParts[Kind],
  shownAnswer: ShownAnswer,
) => Result

export type BlockView<Kind extends BlockOrSummaryKind> = {
  Block: ComponentType<BlockProps<Kind>>
  /** Stands in for the block while the answer loads; `null` if most answers do not show the block. */
  Skeleton: ComponentType<SkeletonProps<Kind>> | null
}

/** Writes a block for the clipboard, for files and for comparisons. */
export type BlockTexts<Kind extends BlockOrSummaryKind> = {
  /** Returns the lines that 'Copiar' puts on the clipboard. */
  text: Write<Kind, string[]>
  /**
   * Returns the rows of a sheet: pairs of label and value, or a header and the rows of its list. Rows are
   * iterated lazily, because a list may have tens of thousands.
   */
  rows: Write<Kind, Iterable<CellValue[]>>
  /** Returns what a sheet of its own needs; `undefined` if the list has no rows. Only a block with columns has it. */
  sheet?: Write<Kind, BlockSheet | undefined>
  /** Lists the single values that become columns in a batch's sheet, which has one row per answer. Its JSON also has lists. */
  columns: (block: LayoutParts[Kind]) => Item[]
  /** Lists the single values that a comparison shows. */
  compare: Write<Kind, ComparableValue[]>
  /** Lists the rows that a comparison shows; `undefined` if the answer lacks the list. Only a block with rows has it. */
  compareRows?: Write<Kind, ComparableRow[] | undefined>
}
