import { emptyText, missingText } from '../../../formats/registry.ts'
import type { BlockToRows, BlockToText } from '../block-types.ts'
import { formatItem } from '../shown-text.ts'
import { readAlertState } from './alert-state.ts'

/** Returns the alert's own text, then the value that it shows. */
export const alertText: BlockToText<'alert'> = (block, shownAnswer) => {
  const { text, value } = block
  const state = readAlertState(block, shownAnswer)
  if (state !== 'raised') return state === 'unknown' ? [missingText] : []
  const texts = [
    text ?? emptyText,
    value === undefined ? emptyText : formatItem(shownAnswer, { value, sensitive: false }),
  ]
  return texts.filter((line) => line !== emptyText)
}

export const alertRows: BlockToRows<'alert'> = (block, shownAnswer) =>
  alertText(block, shownAnswer).map((text) => ['Aviso', text])
