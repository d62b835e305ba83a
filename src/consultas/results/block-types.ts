import type { LayoutParts } from '@manifest/blocks/index.ts'
import type { Json } from '@manifest/schema/consulta.ts'
import type { Item, Summary } from '@manifest/schema/result.ts'
import type { ValueCell } from './export/sheet-cell.ts'
import type { ShownAnswer } from './shown-text.ts'

type BlockOrSummaryKind = keyof LayoutParts

/** The props of a block's component: its layout, the whole answer and the definition's summary. */
export type BlockProps<Kind extends BlockOrSummaryKind> = {
  block: LayoutParts[Kind]
  answer: Json
  summary?: Summary | undefined
}

export type SkeletonProps<Kind extends BlockOrSummaryKind> = { block: LayoutParts[Kind] }

/** Writes a block as lines of plain text. */
export type BlockToText<Kind extends BlockOrSummaryKind> = (
  block: LayoutParts[Kind],
  shownAnswer: ShownAnswer,
) => string[]

/**
 * Writes a block as rows of a sheet: pairs of label and value, or a header and the rows of its list. Rows are
 * iterated lazily, because a list may have tens of thousands.
 */
export type BlockToRows<Kind extends BlockOrSummaryKind> = (
  block: LayoutParts[Kind],
  shownAnswer: ShownAnswer,
) => Iterable<ValueCell[]>

/**
 * Lists the single values of a block that become columns in a batch's sheet, which has one row per answer.
 */
export type BlockToColumns<Kind extends BlockOrSummaryKind> = (block: LayoutParts[Kind]) => Item[]

/** A value that can be compared with the same value of another answer. `hidden` is shown while it is hidden. */
export type ComparableValue = { label: string; cell: ValueCell; hidden: string }

/** Lists the values of a block to compare with those of another answer. A list is compared by its length. */
export type BlockToComparable<Kind extends BlockOrSummaryKind> = (
  block: LayoutParts[Kind],
  shownAnswer: ShownAnswer,
) => ComparableValue[]
