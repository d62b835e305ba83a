import { joinAnswerPath } from '../../../manifest/contract/answer-path.ts'
import type { Json } from '../../../manifest/schema/consulta.ts'
import { buildLabel } from './label.ts'
import { type AnswerNode, addBlock, type LayoutBuilder, leaveOut, ranks } from './layout-builder.ts'
import { type AnswerSubject, isPersonal } from './subject.ts'

const maxImages = 6

export function addImages(builder: LayoutBuilder, list: readonly Json[], { keys, subjectType }: AnswerNode) {
  for (const index of list.keys()) {
    const path = [...keys, String(index)]
    if (index < maxImages) addImage(builder, path, { subjectType, hasStreet: false })
    else leaveOut(builder, path, `já há ${maxImages} imagens desta lista`)
  }
}

/** Adds an image with the label of its key. */
export function addImage(builder: LayoutBuilder, keys: readonly string[], subject: AnswerSubject) {
  const isInList = /^\d+$/.test(keys.at(-1) ?? '')
  const label = buildLabel((isInList ? keys.at(-2) : keys.at(-1)) ?? '')
  const title = isInList ? `${label} ${Number(keys.at(-1)) + 1}` : label
  const sensitive = isPersonal(keys.at(-1) ?? '', 'image', subject)
  addBlock(builder, ranks.image, {
    block: 'image',
    title,
    value: joinAnswerPath(keys),
    alt: title,
    ...(sensitive && { sensitive }),
  })
}
