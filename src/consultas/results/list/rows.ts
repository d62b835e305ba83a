import type { RowsOf } from '../facets.ts'
import { itemTexts } from './item-texts.ts'

export const listRows: RowsOf<'list'> = (block, view) => {
  const { texts, instead } = itemTexts(block, view)
  return instead === undefined ? texts.map((text) => [text]) : [[instead]]
}
