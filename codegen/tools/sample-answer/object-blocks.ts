import type { Json } from '../../../manifest/schema/consulta.ts'
import {
  type AnswerEntry,
  createEntry,
  distinguishLabels,
  isSmallObject,
  listInnerEntries,
} from './entries.ts'
import { addFields } from './fields-blocks.ts'
import { isTooLong } from './is-too-long.ts'
import { hasValidPath, isScalar, type JsonObject, type Scalar } from './json.ts'
import { buildLabel } from './label.ts'
import { type AnswerNode, type LayoutBuilder, leaveOut } from './layout-builder.ts'
import { addImage, addList } from './list-blocks.ts'
import { type AnswerSubject, detectSubject } from './subject.ts'
import { detectKind } from './value-kind.ts'

/** Adds the blocks of an object: its own values, what is inside it, and its lists. */
export function addObject(builder: LayoutBuilder, object: JsonObject, node: AnswerNode) {
  const subject = detectSubject(object, node.subjectType)
  const entries: AnswerEntry[] = []
  const addInnerBlocks: (() => void)[] = []
  for (const [key, value] of Object.entries(object)) {
    const keys = [...node.keys, key]
    if (!hasValidPath(keys)) leaveOut(builder, keys, 'o manifesto não tem como escrever esta chave')
    else if (isScalar(value)) entries.push(...createScalarEntry(builder, keys, value, subject))
    else if (isSmallObject(value)) entries.push(...listInnerEntries(keys, value).filter(isNameable(builder)))
    else addInnerBlocks.push(() => addInnerBlock(builder, keys, value, node.title, subject.subjectType))
  }
  addFields(builder, distinguishLabels(entries), subject, node)
  for (const addBlocks of addInnerBlocks) addBlocks()
}

const isNameable = (builder: LayoutBuilder) => (entry: AnswerEntry) => {
  if (hasValidPath(entry.keys)) return true
  leaveOut(builder, entry.keys, 'o manifesto não tem como escrever esta chave')
  return false
}

function addInnerBlock(
  builder: LayoutBuilder,
  keys: string[],
  value: Json,
  parentTitle: string | undefined,
  subjectType: AnswerSubject['subjectType'],
) {
  const title = buildLabel(keys.at(-1) ?? '')
  if (Array.isArray(value)) addList(builder, value, { keys, title, parentTitle, subjectType })
  else if (isScalar(value)) return
  else if (Object.keys(value).length === 0) leaveOut(builder, keys, 'o objeto está vazio nesta resposta')
  else addObject(builder, value, { keys, title, parentTitle, subjectType })
}

/** A value with a label, unless it is a picture or no text for a person. */
function createScalarEntry(
  builder: LayoutBuilder,
  keys: string[],
  value: Scalar,
  subject: AnswerSubject,
): AnswerEntry[] {
  if (detectKind(keys, value) === 'image') addImage(builder, keys, subject)
  else if (isTooLong(value)) leaveOut(builder, keys, 'é conteúdo binário, que ninguém lê')
  else return [createEntry(keys, value)]
  return []
}
