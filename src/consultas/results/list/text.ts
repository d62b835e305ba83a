import type { TextOf } from '../facets.ts'
import { noRows } from '../no-rows.ts'
import { itemTexts } from './item-texts.ts'

export const listText: TextOf<'list'> = (block, view) => {
  const texts = itemTexts(block, view)
  return texts.length === 0 ? [block.empty ?? noRows] : texts.map((text) => `- ${text}`)
}
