import { joinAnswerPath } from '../../../manifest/contract/answer-path.ts'
import { isObject, type JsonObject } from '../../../manifest/contract/json.ts'
import { readFile } from '../../../manifest/contract/read-file.ts'
import type { Json } from '../../../manifest/schema/consulta.ts'
import {
  type AnswerEntry,
  createEntry,
  distinguishLabels,
  hasValidPath,
  isBinaryText,
  isCodeLabel,
  isCodeOfText,
  listInnerEntries,
} from './entries.ts'
import { buildItem, formatMoneyBesideMoney, type RankedItem } from './field-items.ts'
import { rankKinds } from './kinds.ts'
import type { BlockInput } from './layout-builder.ts'
import { joinPhones } from './phone-pairs.ts'
import { reasons } from './protocol.ts'
import { findStatusColors, isRegistrationLabel } from './status-colors.ts'
import type { AnswerSubject } from './subject.ts'
import { detectKind, isNothing } from './value-kind.ts'

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
  const ranked = rankAddresses(columns.map((column) => rankColumn(column, list, subject)))
  return formatMoneyBesideMoney(
    ranked,
    columns.map(({ values }) => values),
  ).map((one, index) => ({
    ...one,
    hasGaps: hasGaps(columns[index]?.values ?? [], rowCount),
  }))
}

/** A column that some rows lack gives way to those that all rows have. */
const hasGaps = (values: readonly Json[], rowCount: number) =>
  values.length < rowCount || values.some((value) => value === null || value === '')

function rankColumn(column: AnswerColumn, list: readonly string[], subject: AnswerSubject): RankedItem {
  const { values } = column
  if (values.some(Array.isArray)) {
    const { item } = buildItem(column, values.flat(), subject)
    return { item: { ...item, format: 'list' }, kind: 'text', rank: rankByKind.text ?? 0 }
  }
  const ranked = buildItem({ ...column, keys: [...list, ...column.keys] }, values, subject)
  return { ...ranked, item: { ...ranked.item, value: joinAnswerPath(column.keys) }, rank: rankItem(ranked) }
}

/** Labels that tell rows apart: the names of people and things, their numbers, and what happened. */
const rankByLabel: readonly (readonly [RegExp, number])[] = [
  [/representante|responsável/, 6],
  [
    /^(?:Nome(?: d[aeo] .*)?|Nome completo|Razão social|Credor|Devedor|Informante|Pessoa|Parte|Proprietário|Empresa|Advogado|Titular|Telefone)$/,
    0,
  ],
  [/^(?:Número(?: d[aeo] (?:auto|processo).*)?|Inscrição(?: estadual| municipal)?|Protocolo|Auto d.*)$/, 0.5],
  [
    /^(?:Agência|Ano|Ato|Atividade|Assunto|Bandeira|CNAE|Cargo|Classe|Curso|Descrição|Disciplina|Espécie|Evento|Infração|Lista|Marca|Modalidade|Modelo|Movimento|Natureza|Polo|Produto|Série|Tipo|Turma|Vínculo)(?: |$)/,
    1.5,
  ],
  [/^(?:Situação|Status)(?: |$)/, 4],
  [/^(?:Contrato|Número do contrato)$/, 4.5],
  [/^(?:Atualizado|Criado) em$/, 6.5],
  [/^(?:Latitude|Longitude|País|Seq|Sequência)(?: |$)/, 7],
]

/** Returns the rank of a column: who or what, when, how much, in which state, the rest. Codes of systems come last. */
function rankItem({ kind, item: { label } }: RankedItem): number {
  if (isCodeLabel(label)) return 8
  const [, rank] = rankByLabel.find(([pattern]) => pattern.test(label)) ?? []
  return rank ?? rankByKind[kind] ?? 6
}

const rankByKind = rankKinds([
  [1, ['person', 'company', 'process', 'cpf', 'cnpj', 'placa', 'cnae']],
  [2, ['date', 'datetime', 'month']],
  [3, ['currency']],
  [3.5, ['percent']],
  [4, ['status']],
  [5, ['text', 'phone', 'email', 'address', 'city', 'uf', 'cep']],
  [5.5, ['number', 'yes-no']],
  [7, ['code']],
  [8, ['url']],
  [9, ['empty']],
])

/** In a table of addresses, their parts tell rows apart, in the order of the source. */
function rankAddresses(ranked: readonly RankedItem[]): RankedItem[] {
  const isTable = ranked.some(({ item }) => /^(?:Logradouro|Endereço|Rua)$/.test(item.label))
  const isPart = ({ kind, item }: RankedItem) =>
    ['address', 'city', 'uf', 'cep'].includes(kind) || /^(?:Número|Complemento)$/.test(item.label)
  return isTable ? ranked.map((one) => (isPart(one) ? { ...one, rank: 1.5 } : one)) : [...ranked]
}

/** Adds the colors of known statuses, and the totals of amounts. */
export function decorate(ranked: readonly RankedItem[], columns: readonly AnswerColumn[]): RankedItem[] {
  return ranked.map((one, index) => {
    const values = columns[index]?.values ?? []
    const isStatus = one.kind === 'status' && isRegistrationLabel(one.item.label)
    const colors = isStatus && !one.item.sensitive ? mergeStatusColors(values) : undefined
    const hasTotal = one.kind === 'currency' && one.item.format === 'currency' && !one.item.sensitive
    const item: Column = { ...one.item, ...(colors && { colors }), ...(hasTotal && { total: true }) }
    return { ...one, item }
  })
}

function mergeStatusColors(values: readonly Json[]): Column['colors'] {
  const known = values.map((value) => (typeof value === 'string' ? findStatusColors(value) : undefined))
  const merged = Object.assign({}, ...known) as NonNullable<Column['colors']>
  return Object.keys(merged).length > 0 ? merged : undefined
}

/** More columns do not fit side by side. */
const maxColumns = 8
const visibleColumns = 6

export function orderColumns(columns: readonly RankedItem[], outerCount = 0) {
  const isTooMany = columns.length + outerCount > maxColumns
  const ordered = (isTooMany ? columns.map(demote) : columns).toSorted(
    (left, right) => left.rank - right.rank,
  )
  return ordered.map(({ item }, index) =>
    !isTooMany || index < visibleColumns - outerCount ? item : { ...item, priority: 'low' as const },
  )
}

/** Where there is no room, columns with gaps give way, and so does a second date or amount. */
function demote(one: RankedItem, index: number, columns: readonly RankedItem[]): RankedItem {
  const isRepeated = [2, 3].includes(one.rank) && columns.findIndex(({ rank }) => rank === one.rank) < index
  return { ...one, rank: one.rank + (one.hasGaps ? 1.5 : 0) + (isRepeated ? 1.2 : 0) }
}
