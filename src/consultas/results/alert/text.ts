import { absentText, emptyText } from '../../formats/registry.ts'
import type { TextOf } from '../facets.ts'
import { shownText } from '../shown-text.ts'
import { alertState } from './is-raised.ts'

/** The alert's own text, and the one that comes from the answer. */
export const alertText: TextOf<'alert'> = (block, view) => {
  const { text, value } = block
  const state = alertState(block, view)
  if (state !== 'raised') return state === 'unknown' ? [absentText] : []
  const texts = [
    text ?? emptyText,
    value === undefined ? emptyText : shownText(view, { value, sensitive: false }),
  ]
  return texts.filter((line) => line !== emptyText)
}
