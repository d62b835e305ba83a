import type { LayoutParts } from '@manifest/blocks/index.ts'
import type { Block, BlockKind } from '@manifest/schema/result.ts'
import { productTexts } from '@/generated/product/texts.ts'
import { alertTexts } from './alert/text.ts'
import type { BlockTexts } from './block-types.ts'
import { fieldsTexts } from './fields/text.ts'
import { imageTexts } from './image/text.ts'
import { listTexts } from './list/text.ts'
import { scoreTexts } from './score/text.ts'
import { summaryTexts } from './summary/text.ts'
import { tableTexts } from './table/text.ts'
import { timelineTexts } from './timeline/text.ts'

/**
 * Maps each kind of block, and the summary, to its texts. A missing kind is a type error. `views.ts` has the views,
 * which files and comparisons do not load.
 */
const texts: { [Kind in keyof LayoutParts]: BlockTexts<Kind> } = {
  summary: summaryTexts,
  fields: fieldsTexts,
  table: tableTexts,
  list: listTexts,
  image: imageTexts,
  score: scoreTexts,
  alert: alertTexts,
  timeline: timelineTexts,
  ...productTexts,
}

export { summaryTexts }

// TypeScript cannot infer that the entry belongs to the block's own kind.
export const findBlockTexts = (block: Block) => texts[block.block] as BlockTexts<BlockKind>
