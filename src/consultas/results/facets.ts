import type { LayoutParts } from '@manifest/contract/block-paths/layout-value.ts'
import type { Json } from '@manifest/schema/consulta.ts'
import type { Item, Summary } from '@manifest/schema/result.ts'
import type { View } from './shown-text.ts'

/** A kind of block, or the summary. */
type PartKind = keyof LayoutParts

/** The props of a block's component: its layout, the whole answer, and who or what that is about. */
export type BlockProps<Kind extends PartKind> = {
  block: LayoutParts[Kind]
  answer: Json
  summary?: Summary | undefined
}

/** The props of a block's skeleton. */
export type SkeletonProps<Kind extends PartKind> = { block: LayoutParts[Kind] }

/** Writes a block as lines of plain text. */
export type TextOf<Kind extends PartKind> = (block: LayoutParts[Kind], view: View) => string[]

/**
 * Writes a block as rows of a sheet: pairs of label and value, or a header and the rows of its list. One after the other,
 * since a list may have tens of thousands.
 */
export type RowsOf<Kind extends PartKind> = (block: LayoutParts[Kind], view: View) => Iterable<string[]>

/** The single values of a block that are columns of a batch's sheet, which has one row an answer. */
export type ColumnsOf<Kind extends PartKind> = (block: LayoutParts[Kind]) => Item[]
