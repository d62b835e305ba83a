import type { LayoutParts } from '@manifest/blocks/index.ts'
import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { Block, BlockKind, Item } from '@manifest/schema/result.ts'
import { alertRows } from '../alert/text.ts'
import type { BlockToColumns, BlockToComparable, BlockToRows } from '../block-types.ts'
import { compareLength, compareNothing } from '../compare-text.ts'
import { compareFields, fieldsColumns, fieldsRows } from '../fields/text.ts'
import { listRows } from '../list/text.ts'
import { compareScore, scoreRows } from '../score/text.ts'
import { compareSummary, summaryColumns, summaryRows } from '../summary/text.ts'
import { tableRows } from '../table/text.ts'
import { timelineRows } from '../timeline/text.ts'

type BlockExporters<Kind extends keyof LayoutParts> = {
  rows: BlockToRows<Kind>
  columns: BlockToColumns<Kind>
  compare: BlockToComparable<Kind>
}

/** A batch's sheet has one row per answer. Blocks with lists are only in its JSON. */
const noColumns = () => []

/** Maps each kind of block, and the summary, to its exporters. A missing kind is a type error. */
const registry: { [Kind in keyof LayoutParts]: BlockExporters<Kind> } = {
  summary: { rows: summaryRows, columns: summaryColumns, compare: compareSummary },
  fields: { rows: fieldsRows, columns: fieldsColumns, compare: compareFields },
  table: { rows: tableRows, columns: noColumns, compare: compareLength },
  list: { rows: listRows, columns: noColumns, compare: compareLength },
  // A picture has no text, and its address may be sensitive.
  image: { rows: () => [], columns: noColumns, compare: compareNothing },
  score: { rows: scoreRows, columns: noColumns, compare: compareScore },
  alert: { rows: alertRows, columns: noColumns, compare: compareNothing },
  timeline: { rows: timelineRows, columns: noColumns, compare: compareLength },
}

export const summaryExporters = registry.summary

// TypeScript cannot infer that the entry belongs to the block's own kind.
export const findBlockExporters = (block: Block) => registry[block.block] as BlockExporters<BlockKind>

/**
 * Returns the single values of a layout without duplicates, as columns of a sheet with one row per answer.
 */
export function listAnswerColumns({ summary, result }: ConsultaDefinition): Item[] {
  const columns = [
    ...(summary ? summaryExporters.columns(summary) : []),
    ...result.flatMap((block) => findBlockExporters(block).columns(block)),
  ]
  const isFirst = ({ label, value }: Item, index: number) =>
    columns.findIndex((column) => column.value === value && column.label === label) === index
  return columns.filter(isFirst)
}
