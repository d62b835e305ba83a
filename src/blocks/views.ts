import type { LayoutParts } from '@manifest/blocks/index.ts'
import type { Block, BlockKind } from '@manifest/schema/result.ts'
import { productViews } from '@/generated/product/views.ts'
import { AlertBlock } from './alert/view.tsx'
import type { BlockView } from './block-types.ts'
import { FieldsBlock, FieldsSkeleton } from './fields/view.tsx'
import { ImageBlock, ImageSkeleton } from './image/view.tsx'
import { ListBlock, ListSkeleton } from './list/view.tsx'
import { ScoreBlock, ScoreSkeleton } from './score/view.tsx'
import { SummaryBlock, SummarySkeleton } from './summary/view.tsx'
import { TableBlock, TableSkeleton } from './table/view.tsx'
import { TimelineBlock, TimelineSkeleton } from './timeline/view.tsx'

/** Maps each kind of block, and the summary, to its view. A missing kind is a type error. */
const views = {
  summary: { Block: SummaryBlock, Skeleton: SummarySkeleton },
  fields: { Block: FieldsBlock, Skeleton: FieldsSkeleton },
  table: { Block: TableBlock, Skeleton: TableSkeleton },
  list: { Block: ListBlock, Skeleton: ListSkeleton },
  image: { Block: ImageBlock, Skeleton: ImageSkeleton },
  score: { Block: ScoreBlock, Skeleton: ScoreSkeleton },
  alert: { Block: AlertBlock, Skeleton: null },
  timeline: { Block: TimelineBlock, Skeleton: TimelineSkeleton },
  ...productViews,
} satisfies { [Kind in keyof LayoutParts]: BlockView<Kind> }

export const summaryView = views.summary

// TypeScript cannot infer that the entry belongs to the block's own kind.
export const findBlockView = (block: Block) => views[block.block] as BlockView<BlockKind>
