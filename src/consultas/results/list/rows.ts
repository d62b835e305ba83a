import type { BlockToRows } from '../block-types.ts'
import { itemTexts } from './item-texts.ts'

export const listRows: BlockToRows<'list'> = (block, shownAnswer) => {
  const { texts, placeholder } = itemTexts(block, shownAnswer)
  return placeholder === undefined ? texts.map((text) => [text]) : [[placeholder]]
}
