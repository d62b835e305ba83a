import type { TextOf } from '../facets.ts'
import { shownText } from '../shown-text.ts'

export const fieldsText: TextOf<'fields'> = ({ items }, view) =>
  items.map((item) => `${item.label}: ${shownText(view, item)}`)
