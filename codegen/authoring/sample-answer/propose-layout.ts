import { blockPaths } from '../../../manifest/blocks/index.ts'
import { summaryPaths } from '../../../manifest/blocks/summary.ts'
import { joinAnswerPath, splitAnswerPath } from '../../../manifest/contract/answer-path.ts'
import type { Scalar } from '../../../manifest/contract/json.ts'
import { isObject, isScalar, type JsonObject } from '../../../manifest/contract/json.ts'
import { readDate } from '../../../manifest/contract/read-date.ts'
import { readFile } from '../../../manifest/contract/read-file.ts'
import type { Json } from '../../../manifest/schema/consulta.ts'
import type { Block, Summary } from '../../../manifest/schema/result.ts'
import { scaleCents } from './cents.ts'
import {
  type AnswerEntry,
  createEntry,
  distinguishLabels,
  hasValidPath,
  isBinaryText,
  isCodeOfText,
  isPart,
  isSmallObject,
  listInnerEntries,
} from './entries.ts'
import { unwrapEnvelope } from './envelope.ts'
import { chooseDisplayOptions, findSharedKind } from './field-items.ts'
import { addEntries, addFigures, isSummaryKey } from './figures.ts'
import { buildLabel, buildPathLabel } from './label.ts'
import {
  type AnswerNode,
  addBlock,
  addImage,
  addImages,
  type BlockInput,
  type LayoutBuilder,
  type LeftOut,
  leaveOut,
  ranks,
  sortBlocks,
} from './layout-builder.ts'
import { joinPhones } from './phone-pairs.ts'
import { reasons } from './protocol.ts'
import { addRowBlock } from './row-blocks.ts'
import { type AnswerSubject, detectSubject } from './subject.ts'
import { buildSummary, type SummaryInput } from './summary.ts'
import { chooseEmptyText } from './trouble.ts'
import { detectKind, isNothing } from './value-kind.ts'
import { buildView } from './view/answer-view.ts'
import { placeKey, useRealPaths } from './view/real-paths.ts'

/** A layout as the grammar's input. `why` is the reason, in Portuguese, that a value is left out. */
export type LayoutProposal = { summary?: SummaryInput; result: BlockInput[]; leftOut: LeftOut[] }

/** Proposes the layout of an answer from its keys and values alone. `maps` are the objects whose keys are known to be data. */
export function proposeLayout(answer: Json, maps: ReadonlySet<object> = new Set()): LayoutProposal {
  const seen = buildView(answer, maps)
  const { summary, result, leftOut } = proposeNamedLayout(seen.view)
  scaleCents(result, answer)
  if (summary) useRealPaths(summary, summaryPaths(summary as Summary), seen)
  const personalKeys = result.flatMap((block) => {
    useRealPaths(block, blockPaths(block as Block), seen)
    return placeKey(block) ?? []
  })
  const toPath = (names: readonly string[]) => joinAnswerPath(seen.toSteps(names).steps)
  const inView = leftOut.map(({ path, why }) => ({ path: toPath(splitAnswerPath(path)), why }))
  const before = seen.leftOut.map(({ keys, why }) => ({ path: joinAnswerPath(keys), why }))
  const unhidden = personalKeys.map((path) => ({
    path,
    why: 'é pessoal, e a chave de um mapa não se encobre',
  }))
  return { ...(summary && { summary }), result, leftOut: [...before, ...inView, ...unhidden] }
}

/** Proposes the layout of an answer's view, with its names in place of paths. */
function proposeNamedLayout(answer: Json): LayoutProposal {
  const { value, keys, leftOut } = unwrapEnvelope(answer)
  const summary = buildSummary(value, keys)
  const builder: LayoutBuilder = {
    blocks: [],
    leftOut: [...leftOut],
    figures: [],
    summaryPaths: listSummaryPaths(summary),
  }
  const root: AnswerNode = { keys, title: undefined, parentTitle: undefined, subjectType: 'nobody' }
  if (isObject(value)) addObject(builder, value, root)
  else if (isScalar(value)) addSingleValue(builder, keys)
  else addList(builder, value, root)
  addFigures(builder)
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
  for (const [key, inner] of Object.entries(object)) {
    const { keys, value } = enterSingle([...node.keys, key], inner)
    if (!hasValidPath(keys)) leaveOut(builder, keys, 'o manifesto não tem como escrever esta chave')
    else if (isScalar(value)) entries.push(...createScalarEntry(builder, keys, value, subject))
    else if (isObject(value) && readDate(value) !== undefined) entries.push(createEntry(keys, value))
    else if (isSmallObject(value) && !isSummaryKey(keys) && !isPart(value, node.keys))
      entries.push(...createInnerEntries(builder, keys, value))
    else addInnerBlocks.push(() => addInnerBlock(builder, keys, value, node, subject.subjectType))
  }
  addEntries(builder, object, distinguishLabels(joinPhonesOf(builder, entries)), subject, node)
  for (const addBlocks of addInnerBlocks) addBlocks()
}

/** Goes through objects that only hold another object. */
function enterSingle(keys: string[], value: Json): { keys: string[]; value: Json } {
  if (!isObject(value) || readDate(value) !== undefined) return { keys, value }
  const [[key, inner] = ['', null], ...others] = Object.entries(value)
  return others.length === 0 && isObject(inner) && hasValidPath([...keys, key])
    ? enterSingle([...keys, key], inner)
    : { keys, value }
}

function joinPhonesOf(builder: LayoutBuilder, all: readonly AnswerEntry[]): AnswerEntry[] {
  const { entries, dropped } = joinPhones(all)
  for (const { keys } of dropped) leaveOut(builder, keys, 'é o código do país ou da região do telefone')
  return entries
}

function createInnerEntries(
  builder: LayoutBuilder,
  keys: readonly string[],
  object: JsonObject,
): AnswerEntry[] {
  if (Object.values(object).every(isEmptyScalar)) {
    leaveOut(builder, keys, reasons.empty)
    return []
  }
  return listInnerEntries(keys, object).flatMap((entry) => {
    const { value } = entry
    if (isObject(value) && readDate(value) === undefined)
      return Object.keys(value).length === 0
        ? leaveOutEntry(builder, entry, 'o objeto está vazio nesta resposta')
        : createInnerEntries(builder, entry.keys, value)
    if (Array.isArray(value)) return leaveOutEntry(builder, entry, emptyList)
    if (isCodeOfText(entry.keys, value, object))
      return leaveOutEntry(builder, entry, 'é o código de um texto que já aparece')
    return hasValidPath(entry.keys)
      ? [entry]
      : leaveOutEntry(builder, entry, 'o manifesto não tem como escrever esta chave')
  })
}

const emptyList = 'a lista está vazia nesta resposta: não se sabe o que traz'

const isEmptyScalar = (value: Json) => value === null || (typeof value === 'string' && isNothing(value))

function leaveOutEntry(builder: LayoutBuilder, { keys }: AnswerEntry, why: string): AnswerEntry[] {
  leaveOut(builder, keys, why)
  return []
}

function addInnerBlock(
  builder: LayoutBuilder,
  keys: string[],
  value: Json,
  node: AnswerNode,
  subjectType: AnswerSubject['subjectType'],
) {
  const named = keys.filter((key) => !/^\d+$/.test(key))
  const isEntered = named.length - 1 > node.keys.length
  const outer = isEntered ? buildLabel(named.at(-2) ?? '') : node.title
  // In a register of people, the subject is whom the answer is about, and no matter of a lawsuit.
  const own = /^subject$/i.test(named.at(-1) ?? '') && isObject(value) ? 'Consultado' : buildPathLabel(named)
  // XML writes a list as its elements inside an element in the plural: `enderecos.endereco`.
  const isPlural = Array.isArray(value) && outer?.endsWith('s') === true && outer.length > own.length
  const isSame = isPlural && outer.slice(0, 4) === own.slice(0, 4)
  const isGeneral =
    Array.isArray(value) &&
    value.some(isObject) &&
    /^(?:Itens|Lista|Registros)$/.test(own) &&
    outer !== undefined
  const title = isSame || isGeneral ? outer : /^(?:Data|Payload|Body)$/.test(own) ? 'Dados' : own
  const parentTitle = outer
  const inner: AnswerNode = { keys, title, parentTitle, subjectType }
  if (Array.isArray(value)) addList(builder, value, inner)
  else if (isScalar(value)) return
  else if (Object.keys(value).length === 0) leaveOut(builder, keys, 'o objeto está vazio nesta resposta')
  else addObject(builder, value, inner)
}

/** Returns an entry, unless the value is an image or binary data. */
function createScalarEntry(
  builder: LayoutBuilder,
  keys: string[],
  value: Scalar,
  subject: AnswerSubject,
): AnswerEntry[] {
  if (detectKind(keys, value) === 'image') addImage(builder, keys, subject)
  else if (isBinaryText(value) && !readFile(value))
    leaveOut(builder, keys, 'é conteúdo binário, que ninguém lê')
  else return [createEntry(keys, value)]
  return []
}

/** Adds the block of a list: rows of objects, images or plain values. */
function addList(builder: LayoutBuilder, list: readonly Json[], node: AnswerNode) {
  const rows = list.filter(isObject)
  if (list.length === 0) leaveOut(builder, node.keys, emptyList)
  else if (rows.length > 0 && list.every((element) => element === null || isObject(element)))
    addRowBlock(builder, rows, node)
  else if (list.every((element) => detectKind(node.keys, element) === 'image')) addImages(builder, list, node)
  else if (list.some(isBinaryText)) leaveOut(builder, node.keys, 'é conteúdo binário, que ninguém lê')
  else if (list.some(Array.isArray))
    leaveOut(builder, node.keys, 'é uma lista de listas: as colunas não têm nome')
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
