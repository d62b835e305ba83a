import { emptyText } from '../../formats/registry.ts'
import type { TextOf } from '../facets.ts'
import { plainText } from '../shown-text.ts'
import { isRaised } from './is-raised.ts'

/** The alert's own text, and the one that comes from the answer. */
export const alertText: TextOf<'alert'> = (block, { answer }) => {
  const { text, value } = block
  if (!isRaised(block, answer)) return []
  const texts = [text ?? emptyText, value === undefined ? emptyText : plainText(answer, value)]
  return texts.filter((line) => line !== emptyText)
}
