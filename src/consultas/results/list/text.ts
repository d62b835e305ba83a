import type { BlockToText } from '../block-types.ts'
import { itemTexts } from './item-texts.ts'

export const listText: BlockToText<'list'> = (block, shownAnswer) => {
  const { texts, placeholder } = itemTexts(block, shownAnswer)
  return placeholder === undefined ? texts.map((text) => `- ${text}`) : [placeholder]
}
