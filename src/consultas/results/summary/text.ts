import { emptyText } from '../../formats/registry.ts'
import type { TextOf } from '../facets.ts'
import { shownText } from '../shown-text.ts'

export const summaryText: TextOf<'summary'> = (summary, view) => {
  const { detail, status } = summary
  const state = status ? shownText(view, { value: status.value, sensitive: false }) : emptyText
  return [
    shownText(view, summary),
    ...(detail ? [`${detail.label}: ${shownText(view, detail)}`] : []),
    ...(state === emptyText ? [] : [state]),
  ]
}
