import { listAt, pathInRow } from '@manifest/contract/answer-path.ts'
import type { BlockByKind } from '@manifest/schema/result.ts'
import type { BlockToRows, BlockToText } from '../block-types.ts'
import { describeEmptyList, formatItem, type ShownAnswer } from '../shown-text.ts'

/** Returns the texts of a list's items as the page shows them, or a placeholder. */
function itemTexts({ value, item, empty, ...formatting }: BlockByKind<'list'>, shownAnswer: ShownAnswer) {
  const rows = listAt(shownAnswer.answer, value)
  const texts = rows?.map((_, index) =>
    formatItem(shownAnswer, { ...formatting, value: pathInRow(value, index, item) }),
  )
  return { texts: texts ?? [], placeholder: describeEmptyList(rows, empty) }
}

export const listText: BlockToText<'list'> = (block, shownAnswer) => {
  const { texts, placeholder } = itemTexts(block, shownAnswer)
  return placeholder === undefined ? texts.map((text) => `- ${text}`) : [placeholder]
}

export const listRows: BlockToRows<'list'> = (block, shownAnswer) => {
  const { texts, placeholder } = itemTexts(block, shownAnswer)
  return placeholder === undefined ? texts.map((text) => [text]) : [[placeholder]]
}
