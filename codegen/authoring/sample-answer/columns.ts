import { joinAnswerPath } from '../../../manifest/contract/answer-path.ts'
import { isObject, type JsonObject } from '../../../manifest/contract/json.ts'
import { readFile } from '../../../manifest/contract/read-file.ts'
import type { Json } from '../../../manifest/schema/consulta.ts'
import { promoteFirstText, rankAddresses, rankByKind, rankItem } from './column-order.ts'
import {
  type AnswerEntry,
  createEntry,
  distinguishLabels,
  hasValidPath,
  isBinaryText,
  isCodeOfText,
  listInnerEntries,
} from './entries.ts'
import { buildItem, formatMoneyBesideMoney, type RankedItem } from './field-items.ts'
import type { BlockInput } from './layout-builder.ts'
import { joinPhones } from './phone-pairs.ts'
import { reasons } from './protocol.ts'
import { findStatusColors, isRegistrationLabel } from './status-colors.ts'
import type { AnswerSubject } from './subject.ts'
import { detectKind, isNothing } from './value-kind.ts'
import { keyWords } from './words.ts'

/** A column: its path in a row, and the values of all rows. */
export type AnswerColumn = AnswerEntry & { values: Json[] }

type SkippedColumn = { keys: readonly string[]; why: string }

/** The columns of rows, and the lists of objects inside the rows. */
type AnswerColumns = {
  columns: AnswerColumn[]
  skipped: SkippedColumn[]
  lists: (readonly string[])[]
}

/** Returns the columns of rows. Values of inner objects are columns too. */
export function buildColumns(rows: readonly JsonObject[], list: string | undefined): AnswerColumns {
  const columns = new Map<string, AnswerColumn>()
  const skipped = new Map<string, SkippedColumn>()
  const lists = new Map<string, readonly string[]>()
  for (const entry of rows.flatMap((row) => listEntries(row, [], list))) {
    const id = JSON.stringify(entry.keys)
    const why = findSkipReason(entry)
    const column = columns.get(id)
    if (isListOfObjects(entry.value)) lists.set(id, entry.keys)
    else if (why !== undefined) skipped.set(id, { keys: entry.keys, why })
    else if (column) column.values.push(entry.value)
    else columns.set(id, { ...entry, values: [entry.value] })
  }
  for (const [id, column] of columns) {
    const isEmptyList = column.values.every((value) => Array.isArray(value) && value.length === 0)
    const isEmptyPart = column.keys.length > 1 && isEmptyObject(column.keys, columns)
    if (isEmptyList || isEmptyPart || lists.has(id) || isMissingObject(id, columns)) columns.delete(id)
    if (isEmptyList && !lists.has(id) && !skipped.has(id))
      skipped.set(id, { keys: column.keys, why: 'a lista está vazia nesta resposta: não se sabe o que traz' })
    if (isEmptyPart) skipped.set(id, { keys: column.keys, why: reasons.empty })
  }
  const { entries, dropped } = joinPhones([...columns.values()])
  for (const { keys } of dropped)
    skipped.set(JSON.stringify(keys), { keys, why: 'é o código do país ou da região do telefone' })
  return { columns: distinguishLabels(entries), skipped: [...skipped.values()], lists: [...lists.values()] }
}

const isListOfObjects = (value: Json) =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.some((element) => isObject(element) || Array.isArray(element))

/** Levels of objects in a row whose values are columns. */
const maxDepth = 4

function listEntries(row: JsonObject, above: readonly string[], list: string | undefined): AnswerEntry[] {
  return Object.entries(row).flatMap(([key, value]) => {
    const keys = [...above, key]
    if (!isObject(value) || Object.keys(value).length === 0)
      return above.length === 0 ? [createEntry(keys, value, list)] : []
    return [
      ...listInnerEntries(keys, value)
        .filter(
          (entry) =>
            !isObject(entry.value) || above.length + 1 >= maxDepth || Object.keys(entry.value).length === 0,
        )
        .map((entry) => ({ ...entry, isCode: isCodeOfText(entry.keys, entry.value, value) })),
      ...(above.length + 1 < maxDepth ? listEntries(value, keys, list) : []),
    ]
  })
}

const isNothingAtAll = (value: Json) =>
  value === null || (typeof value === 'string' && (isNothing(value) || /^0+$/.test(value)))

/** Returns true if all values of an object are empty in all rows: a legal representative that nobody has. */
function isEmptyObject(keys: readonly string[], columns: ReadonlyMap<string, AnswerColumn>): boolean {
  const parent = JSON.stringify(keys.slice(0, -1))
  const siblings = [...columns.values()].filter(
    (column) => JSON.stringify(column.keys.slice(0, -1)) === parent,
  )
  return siblings.every(({ values }) => values.every(isNothingAtAll))
}

/** Returns true if a column is always null because other rows have an object there, with columns of its own. */
function isMissingObject(id: string, columns: ReadonlyMap<string, AnswerColumn>): boolean {
  const { keys, values } = columns.get(id) ?? { keys: [], values: [] }
  const isNull = keys.length === 1 && values.every((value) => value === null)
  return isNull && [...columns.values()].some((other) => other.keys.length > 1 && other.keys[0] === keys[0])
}

/** Returns why a value cannot be a column, or `undefined` if it can. */
function findSkipReason(entry: AnswerEntry & { isCode?: boolean }): string | undefined {
  const { keys, value, isCode } = entry
  if (!hasValidPath(keys)) return 'o manifesto não tem como escrever esta chave'
  if (isObject(value))
    return Object.keys(value).length > 0
      ? 'está fundo demais para uma coluna'
      : 'o objeto está vazio nesta resposta'
  if (isCode) return 'é o código de um texto que já aparece'
  if (Array.isArray(value)) return value.some(isBinaryText) ? 'é conteúdo binário, que ninguém lê' : undefined
  if (detectKind(keys, value) === 'image') return 'uma coluna não mostra imagens'
  return isBinaryText(value) && !readFile(value) ? 'é conteúdo binário, que ninguém lê' : undefined
}

type Column = Extract<BlockInput, { block: 'table' }>['columns'][number]

export function rankColumns(
  columns: readonly AnswerColumn[],
  list: readonly string[],
  subject: AnswerSubject,
  rowCount: number,
): RankedItem[] {
  const ranked = promoteFirstText(rankAddresses(columns.map((column) => rankColumn(column, list, subject))))
  return formatMoneyBesideMoney(
    ranked,
    columns.map(({ values }) => values),
  ).map((one, index) => ({
    ...one,
    rank: isOfAll(one, columns[index]?.values ?? []) ? 6 : one.rank,
    hasGaps: hasGaps(columns[index]?.values ?? [], rowCount),
  }))
}

/** The person that all rows are about stands in the head. */
const isOfAll = ({ kind }: RankedItem, values: readonly Json[]) =>
  ['person', 'company', 'cpf', 'cnpj'].includes(kind) && values.length > 1 && new Set(values).size === 1

/** A column that half of the rows lack gives way to the others. */
const hasGaps = (values: readonly Json[], rowCount: number) =>
  values.filter((value) => value !== null && value !== '').length <= rowCount / 2

function rankColumn(column: AnswerColumn, list: readonly string[], subject: AnswerSubject): RankedItem {
  const { values } = column
  if (values.some(Array.isArray)) {
    const { item } = buildItem(column, values.flat(), subject)
    return { item: { ...item, format: 'list' }, kind: 'text', rank: rankByKind.text ?? 0 }
  }
  const ranked = buildItem({ ...column, keys: [...list, ...column.keys] }, values, subject)
  return { ...ranked, item: { ...ranked.item, value: joinAnswerPath(column.keys) }, rank: rankItem(ranked) }
}

/** Adds the colors of known statuses, and the totals of amounts. */
export function decorate(
  ranked: readonly RankedItem[],
  columns: readonly AnswerColumn[],
  list: readonly string[],
): RankedItem[] {
  return ranked.map((one, index) => {
    const values = columns[index]?.values ?? []
    const isStatus = one.kind === 'status' && isRegistrationLabel(one.item.label)
    const colors = isStatus && !one.item.sensitive ? mergeStatusColors(values) : undefined
    const isAmount = one.kind === 'currency' && one.item.format === 'currency' && !one.item.sensitive
    const hasTotal = isAmount && isAddable(list)
    const item: Column = { ...one.item, ...(colors && { colors }), ...(hasTotal && { total: true }) }
    return { ...one, item }
  })
}

/** Prices of one thing are alternatives, and the amounts of inquiries were never owed. */
const isAddable = (list: readonly string[]) =>
  !list
    .slice(-1)
    .some((key) =>
      [...keyWords(key)].some((word) =>
        /^(?:fipe|consulta|cotacao|preco|avaliacao|tabela|beneficio|transacao|lancamento|movimento|extrato|plano|anuidade|remuneracao)$/.test(
          word,
        ),
      ),
    )

function mergeStatusColors(values: readonly Json[]): Column['colors'] {
  const known = values.map((value) => (typeof value === 'string' ? findStatusColors(value) : undefined))
  const merged = Object.assign({}, ...known) as NonNullable<Column['colors']>
  return Object.keys(merged).length > 0 ? merged : undefined
}
