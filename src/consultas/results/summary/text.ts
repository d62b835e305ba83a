import { emptyText } from '../../formats/registry.ts'
import type { TextOf } from '../facets.ts'
import { plainText, shownText } from '../shown-text.ts'

export const summaryText: TextOf<'summary'> = (summary, view) => {
  const { detail, status } = summary
  const state = status ? plainText(view.answer, status.value) : emptyText
  return [
    shownText(view, summary),
    ...(detail ? [`${detail.label}: ${shownText(view, detail)}`] : []),
    ...(state === emptyText ? [] : [state]),
  ]
}
