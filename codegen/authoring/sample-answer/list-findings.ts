import type * as z from 'zod'
import {
  appendAnswerPath,
  collectValues,
  joinAnswerPath,
  splitAnswerPath,
  valueAt,
} from '../../../manifest/contract/answer-path.ts'
import { isObject, type JsonObject } from '../../../manifest/contract/json.ts'
import { lowerFirst } from '../../../manifest/contract/lower-first.ts'
import { readNumber } from '../../../manifest/contract/read-number.ts'
import type { Json } from '../../../manifest/schema/consulta.ts'
import type { finding } from '../../../manifest/schema/finding.ts'
import type { BlockInput } from './layout-builder.ts'
import { normalizeKey } from './protocol.ts'
import { toSingular } from './singular.ts'
import { isTroubleList } from './trouble.ts'
import { keyWords } from './words.ts'

export type FindingInput = z.input<typeof finding>

type ListBlock = Extract<BlockInput, { block: 'table' | 'list' | 'timeline' }>

export const isListBlock = (block: BlockInput): block is ListBlock =>
  block.block === 'table' || block.block === 'list' || block.block === 'timeline'

const readListPath = (block: ListBlock) =>
  'each' in block && block.each !== undefined ? appendAnswerPath(block.value, block.each) : block.value

const readListKeys = (block: ListBlock) => splitAnswerPath(readListPath(block))

/** Returns true for a list of trouble or of lawsuits, which come before other lists. */
export const isWeightyList = (block: ListBlock) =>
  isTroubleList(readListKeys(block)) || keyWords(block.title ?? '').has('divida')

/** Returns the count of a list, and the sum of its money if it is weighty. */
export function readList(block: ListBlock, example: Json): FindingInput[] {
  if (isChecked(block, example)) return []
  // A person in a lawsuit may be its author.
  const hasTone = isWeightyList(block) && !keyWords(block.title ?? '').has('processo')
  const weight: Weight = { when: 'some', ...(hasTone && { tone: 'danger' }) }
  return isWeightyList(block)
    ? [...readCount(block, example, weight), ...readSum(block, example, weight)]
    : readCount(block, example, {})
}

type Weight = Pick<FindingInput, 'tone' | 'when'>

/** Flags of rows for what was looked up, whether it was found or not. */
const flagKey =
  /^(?:hit|found|match(?:ed)?|listed|encontrad[oa]|consta|possui|localizad[oa]|positiv[oa]|is_?match)$/i

/** Returns true if the rows are places that the source looked at: only those with a true flag would count. */
function isChecked(block: ListBlock, example: Json): boolean {
  const rows = collectValues(example, readListPath(block)).filter(isObject)
  return rows.some((row) => Object.keys(row).some((key) => flagKey.test(key)))
}

function readCount(block: ListBlock, example: Json, weight: Weight): FindingInput[] {
  const path = readListPath(block)
  if (path === '$' || block.title === undefined || !isPlural(block.title)) return []
  const keys = splitAnswerPath(path)
  if (keys.includes('*') || (weight.tone === undefined && isNoNews(block.title))) return []
  const values = collectValues(example, path)
  if (values.length === 0 || values.every((value) => typeof value === 'number')) return []
  const label = lowerFirst(block.title)
  const words = { label, one: toSingular(label), ...weight }
  const total = findTotal(keys, example)
  if (total !== undefined) return [{ value: total, format: 'number', ...words, to: block.title }]
  return [{ count: path, ...words, ...('each' in block && block.each !== undefined && { to: block.title }) }]
}

/** Lists whose length tells nothing of the subject. */
const isNoNews = (title: string) =>
  /^(?:Cortes? de|Estatísticas|Fontes|Indicadores|Links|Motivos|Permissões|Períodos|Regras|Servidores DNS|UFs|Vencimentos)(?: |$)/.test(
    title,
  ) || / (?:sem |indisponíve)/.test(title)

/** A count needs a plural: '3 protestos', not '3 telefone'. */
const isPlural = (title: string) => /s$/.test(title.split(' ')[0] ?? '')

/** Objects beside a list that tell how long it is. */
const aboutList = /^(?:meta|metadata|paging|pagination|paginacao|page|pageinfo|summary|resumo)$/

/** Returns the path of the total that the answer gives for a list: it may have only the first rows. */
function findTotal(keys: readonly string[], example: Json): string | undefined {
  const above = keys.slice(0, -1)
  const around = valueAt(example, joinAnswerPath(above))
  if (!isObject(around)) return undefined
  const holders = [
    { steps: above, holder: around },
    ...Object.entries(around).flatMap(([key, holder]) =>
      aboutList.test(normalizeKey(key)) && isObject(holder) ? [{ steps: [...above, key], holder }] : [],
    ),
  ]
  const isOnly = countLists(around as JsonObject) === 1
  for (const { steps, holder } of holders)
    for (const [key, value] of Object.entries(holder))
      if (Number.isInteger(value) && isTotalKey(key, keys, isOnly)) return joinAnswerPath([...steps, key])
  return undefined
}

const countLists = (object: JsonObject) =>
  Object.entries(object).filter(([key, value]) => isPart(normalizeKey(key), value)).length

/** A list, or an object that is not about one: a map of certificates may be what is counted. */
const isPart = (name: string, value: Json) =>
  Array.isArray(value)
    ? value.length > 0
    : isObject(value) && Object.keys(value).length > 2 && !aboutList.test(name) && !/^links?$/.test(name)

const totalWord = /^(?:tota(?:l|is)|quantidade|contagem)$/

/** Words that leave the name of a list as it is. */
const fillers = /^(?:tota(?:l|is)|quantidade|contagem|numero|lista|resumo|detalhes?|respostas?|d[aeo]s?)$/

const itemStem = /^(?:ite(?:n|m)?|registro|resultado|elemento|linha)$/

/** Returns the stems of a key's words. A plural has the stem of its singular. */
const readStems = (key: string) =>
  new Set(
    [...keyWords(key)]
      .filter((word) => !fillers.test(word))
      .map((word) => word.replace(/(?:oes|ao|ns|m|s)$/, '')),
  )

const joinStems = (key: string) => [...readStems(key)].sort().join(' ')

/** `totalProcessos` is the total of `processos`; `total` and `totalItems` are those of the only list. */
function isTotalKey(key: string, keys: readonly string[], isOnly: boolean): boolean {
  if (![...keyWords(key)].some((word) => totalWord.test(word))) return false
  if ([...readStems(key)].every((stem) => itemStem.test(stem))) return isOnly
  const named = keys.findLast((list) => joinStems(list) !== '')
  return named !== undefined && joinStems(named) === joinStems(key)
}

/** Sums up the first column of money of a list, if all its values are numbers. */
function readSum(block: ListBlock, example: Json, weight: Weight): FindingInput[] {
  if (block.block !== 'table') return []
  const column = block.columns.find(
    ({ format, sensitive, total }) => format === 'currency' && !sensitive && total,
  )
  if (!column) return []
  const path = appendAnswerPath(block.value, column.value)
  if (splitAnswerPath(path).includes('*')) return []
  const values = collectValues(example, path)
  const isMoney =
    values.length > 0 && values.every((value) => value === null || readNumber(value) !== undefined)
  if (!isMoney) return []
  return [
    {
      sum: path,
      format: 'currency',
      ...(column.scale !== undefined && { scale: column.scale }),
      label: `em ${lowerFirst(block.title ?? column.label)}`,
      ...weight,
      to: block.title,
    },
  ]
}
