import { emptyText } from '../../../formats/registry.ts'
import type { BlockToText } from '../block-types.ts'
import { shownText } from '../shown-text.ts'

export const summaryText: BlockToText<'summary'> = (summary, shownAnswer) => {
  const { detail, status } = summary
  const state = status ? shownText(shownAnswer, { value: status.value, sensitive: false }) : emptyText
  return [
    shownText(shownAnswer, summary),
    ...(detail ? [`${detail.label}: ${shownText(shownAnswer, detail)}`] : []),
    ...(state === emptyText ? [] : [state]),
  ]
}
