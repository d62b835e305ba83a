import { joinAnswerPath } from '../../../manifest/contract/answer-path.ts'
import type { Json } from '../../../manifest/schema/consulta.ts'
import {
  type AnswerEntry,
  createEntry,
  distinguishLabels,
  isSmallObject,
  listInnerEntries,
} from './entries.ts'
import { unwrapEnvelope } from './envelope.ts'
import { chooseDisplayOptions, findSharedKind } from './field-items.ts'
import { addFields } from './fields-blocks.ts'
import { hasValidPath, isBinaryText, isObject, isScalar, type JsonObject, type Scalar } from './json.ts'
import { buildLabel } from './label.ts'
import {
  type AnswerNode,
  addBlock,
  type BlockInput,
  type LayoutBuilder,
  type LeftOut,
  leaveOut,
  ranks,
  sortBlocks,
} from './layout-builder.ts'
import { addRowBlock, chooseEmptyText } from './row-blocks.ts'
import { type AnswerSubject, detectSubject, isPersonal } from './subject.ts'
import { buildSummary, type SummaryInput } from './summary.ts'
import { detectKind } from './value-kind.ts'

/** A layout as the grammar's input. `why` is the reason, in Portuguese, that a value is left out. */
export type LayoutProposal = { summary?: SummaryInput; result: BlockInput[]; leftOut: LeftOut[] }

/** Proposes the layout of an answer from its keys and values alone. */
export function proposeLayout(answer: Json): LayoutProposal {
  const { value, keys, leftOut } = unwrapEnvelope(answer)
  const summary = isObject(value) ? buildSummary(value, keys) : undefined
  const builder: LayoutBuilder = {
    blocks: [],
    leftOut: [...leftOut],
    summaryPaths: listSummaryPaths(summary),
  }
  if (isObject(value))
    addObject(builder, value, { keys, title: undefined, parentTitle: undefined, subjectType: 'nobody' })
  else if (isScalar(value)) addSingleValue(builder, keys)
  else addList(builder, value, { keys, title: undefined, parentTitle: undefined, subjectType: 'nobody' })
  return { ...(summary && { summary }), result: sortBlocks(builder), leftOut: builder.leftOut }
}

const listSummaryPaths = (summary: SummaryInput | undefined): ReadonlySet<string> =>
  new Set(
    [summary?.value, summary?.detail?.value, summary?.status?.value].filter((path) => path !== undefined),
  )

function addSingleValue(builder: LayoutBuilder, keys: readonly string[]) {
  addBlock(builder, ranks.main, {
    block: 'fields',
    title: 'Dados',
    items: [{ label: 'Resposta', value: joinAnswerPath(keys) }],
  })
}

/** Adds the blocks of an object: its own values, its inner objects and its lists. */
function addObject(builder: LayoutBuilder, object: JsonObject, node: AnswerNode) {
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

/** Returns an entry, unless the value is an image or binary data. */
function createScalarEntry(
  builder: LayoutBuilder,
  keys: string[],
  value: Scalar,
  subject: AnswerSubject,
): AnswerEntry[] {
  if (detectKind(keys, value) === 'image') addImage(builder, keys, subject)
  else if (isBinaryText(value)) leaveOut(builder, keys, 'é conteúdo binário, que ninguém lê')
  else return [createEntry(keys, value)]
  return []
}

/** Adds the block of a list: rows of objects, images or plain values. */
function addList(builder: LayoutBuilder, list: readonly Json[], node: AnswerNode) {
  const rows = list.filter(isObject)
  if (list.length === 0)
    leaveOut(builder, node.keys, 'a lista está vazia nesta resposta: não se sabe o que traz')
  else if (rows.length > 0 && list.every((element) => element === null || isObject(element)))
    addRowBlock(builder, rows, node)
  else if (list.every((element) => detectKind(node.keys, element) === 'image')) addImages(builder, list, node)
  else if (list.some(isBinaryText)) leaveOut(builder, node.keys, 'é conteúdo binário, que ninguém lê')
  else addValues(builder, list, node)
}

function addValues(
  builder: LayoutBuilder,
  list: readonly Json[],
  { keys, title = 'Resultados', parentTitle, subjectType }: AnswerNode,
) {
  const subject: AnswerSubject = { subjectType, hasStreet: true }
  const isPlain = list.every(isScalar)
  const displayOptions = isPlain ? chooseDisplayOptions(keys, list, findSharedKind(keys, list), subject) : {}
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

/** Adds an image with the label of its key. */
function addImage(builder: LayoutBuilder, keys: readonly string[], subject: AnswerSubject) {
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
