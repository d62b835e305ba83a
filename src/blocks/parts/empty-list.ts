import { readRows } from '@manifest/contract/answer-rows.ts'
import type { Block } from '@manifest/schema/result.ts'

/** Returns true for a list that the answer has, without rows. A list that the answer lacks is not empty. */
export const isEmptyList = (block: Block, answer: unknown): boolean =>
  (block.block === 'table' || block.block === 'list' || block.block === 'timeline') &&
  readRows(answer, block)?.rows.length === 0
