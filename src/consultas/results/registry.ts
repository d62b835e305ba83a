import type { LayoutParts } from '@manifest/blocks/index.ts'
import type { Block, BlockKind } from '@manifest/schema/result.ts'
import type { ComponentType } from 'react'
import { AlertBlock } from './alert/block.tsx'
import { alertText } from './alert/text.ts'
import type { BlockProps, BlockToText, SkeletonProps } from './block-types.ts'
import { FieldsBlock, FieldsSkeleton } from './fields/block.tsx'
import { fieldsText } from './fields/text.ts'
import { ImageBlock, ImageSkeleton } from './image/block.tsx'
import { ListBlock, ListSkeleton } from './list/block.tsx'
import { listText } from './list/text.ts'
import { ScoreBlock, ScoreSkeleton } from './score/block.tsx'
import { scoreText } from './score/text.ts'
import { SummaryBlock, SummarySkeleton } from './summary/block.tsx'
import { summaryText } from './summary/text.ts'
import { TableBlock, TableSkeleton } from './table/block.tsx'
import { tableText } from './table/text.ts'
import { TimelineBlock, TimelineSkeleton } from './timeline/block.tsx'
import { timelineText } from './timeline/text.ts'

type BlockRenderers<Kind extends keyof LayoutParts> = {
  Block: ComponentType<BlockProps<Kind>>
  /** Stands in for the block while the answer loads; `null` if most answers do not show the block. */
  Skeleton: ComponentType<SkeletonProps<Kind>> | null
  /** Returns the text that 'Copiar' puts on the clipboard. */
  text: BlockToText<Kind>
}

/**
 * Maps each kind of block, and the summary, to its renderers. A missing kind is a type error. Exports are
 * loaded lazily and have their own registry (`export/registry.ts`).
 * `manifest/blocks/index.ts` lists the values that a block reads.
 */
const registry = {
  summary: { Block: SummaryBlock, Skeleton: SummarySkeleton, text: summaryText },
  fields: { Block: FieldsBlock, Skeleton: FieldsSkeleton, text: fieldsText },
  table: { Block: TableBlock, Skeleton: TableSkeleton, text: tableText },
  list: { Block: ListBlock, Skeleton: ListSkeleton, text: listText },
  // A picture has no text, and its address may be sensitive.
  image: { Block: ImageBlock, Skeleton: ImageSkeleton, text: () => [] },
  score: { Block: ScoreBlock, Skeleton: ScoreSkeleton, text: scoreText },
  alert: { Block: AlertBlock, Skeleton: null, text: alertText },
  timeline: { Block: TimelineBlock, Skeleton: TimelineSkeleton, text: timelineText },
} satisfies { [Kind in keyof LayoutParts]: BlockRenderers<Kind> }

export const summaryRenderers = registry.summary

// TypeScript cannot infer that the entry belongs to the block's own kind.
export const findBlockRenderers = (block: Block) => registry[block.block] as BlockRenderers<BlockKind>
