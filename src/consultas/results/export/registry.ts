import type { LayoutParts } from '@manifest/contract/block-paths/layout-value.ts'
import type { Block, BlockKind } from '@manifest/schema/result.ts'
import { alertRows } from '../alert/rows.ts'
import type { BlockToColumns, BlockToRows } from '../block-types.ts'
import { fieldsColumns, fieldsRows } from '../fields/rows.ts'
import { imageRows } from '../image/rows.ts'
import { listRows } from '../list/rows.ts'
import { scoreRows } from '../score/rows.ts'
import { summaryColumns, summaryRows } from '../summary/rows.ts'
import { tableRows } from '../table/rows.ts'
import { timelineRows } from '../timeline/rows.ts'

type BlockExporters<Kind extends keyof LayoutParts> = {
  rows: BlockToRows<Kind>
  columns: BlockToColumns<Kind>
}

/** A batch's sheet has a row an answer: blocks that are no single values are in its JSON only. */
const noColumns = () => []

/** How each block of the grammar, and the summary, is exported: a kind or a facet that is missing is a type error. */
const registry: { [Kind in keyof LayoutParts]: BlockExporters<Kind> } = {
  summary: { rows: summaryRows, columns: summaryColumns },
  fields: { rows: fieldsRows, columns: fieldsColumns },
  table: { rows: tableRows, columns: noColumns },
  list: { rows: listRows, columns: noColumns },
  image: { rows: imageRows, columns: noColumns },
  score: { rows: scoreRows, columns: noColumns },
  alert: { rows: alertRows, columns: noColumns },
  timeline: { rows: timelineRows, columns: noColumns },
}

export const summaryExporters = registry.summary

// TypeScript cannot tell that a block matches the entry that was looked up by its own kind.
export const findBlockExporters = (block: Block) => registry[block.block] as BlockExporters<BlockKind>
