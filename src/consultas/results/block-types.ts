import type { LayoutParts } from '@manifest/contract/block-paths/layout-value.ts'
import type { Json } from '@manifest/schema/consulta.ts'
import type { Item, Summary } from '@manifest/schema/result.ts'
import type { ShownAnswer } from './shown-text.ts'

/** A kind of block, or the summary. */
type BlockOrSummaryKind = keyof LayoutParts

/** The props of a block's component: its layout, the whole answer, and who or what that is about. */
export type BlockProps<Kind extends BlockOrSummaryKind> = {
  block: LayoutParts[Kind]
  answer: Json
  summary?: Summary | undefined
}

/** The props of a block's skeleton. */
export type SkeletonProps<Kind extends BlockOrSummaryKind> = { block: LayoutParts[Kind] }

/** Writes a block as lines of plain text. */
export type BlockToText<Kind extends BlockOrSummaryKind> = (
  block: LayoutParts[Kind],
  shownAnswer: ShownAnswer,
) => string[]

/**
 * Writes a block as rows of a sheet: pairs of label and value, or a header and the rows of its list. One after the other,
 * since a list may have tens of thousands.
 */
export type BlockToRows<Kind extends BlockOrSummaryKind> = (
  block: LayoutParts[Kind],
  shownAnswer: ShownAnswer,
) => Iterable<string[]>

/** The single values of a block that are columns of a batch's sheet, which has one row an answer. */
export type BlockToColumns<Kind extends BlockOrSummaryKind> = (block: LayoutParts[Kind]) => Item[]
