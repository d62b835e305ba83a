import type { Block, BlockKind, BlockOf } from '@manifest/schema/result.ts'
import type { ComponentType } from 'react'
import { AlertBlock } from './alert/block.tsx'
import type { BlockProps } from './block-props.ts'
import { FieldsBlock } from './fields/block.tsx'
import { ImageBlock } from './image/block.tsx'
import { ListBlock } from './list/block.tsx'
import { ScoreBlock } from './score/block.tsx'
import { TableBlock } from './table/block.tsx'
import { TimelineBlock } from './timeline/block.tsx'

/** Every block that the grammar has: one without a component is a type error. */
const registry: { [Kind in BlockKind]: ComponentType<BlockProps<BlockOf<Kind>>> } = {
  fields: FieldsBlock,
  table: TableBlock,
  list: ListBlock,
  image: ImageBlock,
  score: ScoreBlock,
  alert: AlertBlock,
  timeline: TimelineBlock,
}

// A block and the component of its kind belong together, which the type of a lookup by kind cannot say.
export const blockComponent = (block: Block) => registry[block.block] as ComponentType<BlockProps>
