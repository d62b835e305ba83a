import { joinAnswerPath } from '../../../manifest/contract/answer-path.ts'
import type { Json } from '../../../manifest/schema/consulta.ts'
import { chooseDisplayOptions, sharedKind } from './display-options.ts'
import { chooseEmptyText } from './empty-text.ts'
import { isTooLong } from './is-too-long.ts'
import { isObject, isScalar } from './json.ts'
import { buildLabel } from './label.ts'
import { type AnswerNode, addBlock, type LayoutBuilder, leaveOut, ranks } from './layout-builder.ts'
import { isPersonal } from './personal.ts'
import { addRowBlock } from './row-blocks.ts'
import type { AnswerSubject } from './subject.ts'
import { detectKind } from './value-kind.ts'

/** Adds the block of a list: rows of objects, pictures, or plain values. */
export function addList(builder: LayoutBuilder, list: readonly Json[], node: AnswerNode) {
  const rows = list.filter(isObject)
  if (list.length === 0)
    leaveOut(builder, node.keys, 'a lista está vazia nesta resposta: não se sabe o que traz')
  else if (rows.length > 0 && list.every((element) => element === null || isObject(element)))
    addRowBlock(builder, rows, node)
  else if (list.every((element) => detectKind(node.keys, element) === 'image')) addImages(builder, list, node)
  else if (list.some(isTooLong)) leaveOut(builder, node.keys, 'é conteúdo binário, que ninguém lê')
  else addValues(builder, list, node)
}

function addValues(
  builder: LayoutBuilder,
  list: readonly Json[],
  { keys, title = 'Resultados', parentTitle, subjectType }: AnswerNode,
) {
  const subject: AnswerSubject = { subjectType, hasStreet: true }
  const isPlain = list.every(isScalar)
  const displayOptions = isPlain ? chooseDisplayOptions(keys, list, sharedKind(keys, list), subject) : {}
  addBlock(
    builder,
    ranks.list,
    { block: 'list', title, value: joinAnswerPath(keys), ...displayOptions, empty: chooseEmptyText(keys) },
    parentTitle,
  )
}

const maxImages = 6

function addImages(builder: LayoutBuilder, list: readonly Json[], { keys, subjectType }: AnswerNode) {
  for (const index of list.keys()) {
    const path = [...keys, String(index)]
    if (index < maxImages) addImage(builder, path, { subjectType, hasStreet: false })
    else leaveOut(builder, path, `já há ${maxImages} imagens desta lista`)
  }
}

/** Adds a picture, called after its key. */
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
