import { joinAnswerPath } from '../../../manifest/contract/answer-path.ts'
import type { Json } from '../../../manifest/schema/consulta.ts'
import { type AnswerEntry, createEntry, distinguishLabels, isCodeLabel, listInnerEntries } from './entries.ts'
import { buildItem, type RankedItem } from './field-items.ts'
import { hasValidPath, isBinaryText, isObject, isScalar, type JsonObject } from './json.ts'
import { type AnswerNode, addBlock, type LayoutBuilder, leaveOut, ranks } from './layout-builder.ts'
import { type AnswerSubject, detectSubject } from './subject.ts'
import { detectKind, type ValueKind } from './value-kind.ts'
import { keyWords } from './words.ts'

/** Adds a list of objects: a timeline if each row is a date and a text, or else a table. */
export function addRowBlock(
  builder: LayoutBuilder,
  rows: readonly JsonObject[],
  { keys, title = 'Resultados', parentTitle, subjectType }: AnswerNode,
) {
  const { columns, skipped } = buildColumns(rows)
  for (const { keys: rowKeys, why } of skipped) leaveOut(builder, [...keys, ...rowKeys], why)
  if (columns.length === 0) return leaveOut(builder, keys, 'as linhas não trazem nada que uma tabela mostre')
  const value = joinAnswerPath(keys)
  const subject = detectSubject(rows[0] ?? {}, subjectType)
  const ranked = columns.map((column) => rankColumn(column, keys, subject))
  const event = keys.length > 0 ? findEvent(ranked) : undefined
  const empty = chooseEmptyText(keys)
  if (event) addBlock(builder, ranks.list, { block: 'timeline', title, value, ...event, empty }, parentTitle)
  else
    addBlock(
      builder,
      ranks.list,
      { block: 'table', title, value, columns: orderColumns(ranked), empty },
      parentTitle,
    )
}

function rankColumn(column: AnswerColumn, list: readonly string[], subject: AnswerSubject): RankedItem {
  const { values } = column
  if (values.some(Array.isArray)) {
    const { item } = buildItem(column, values.flat(), subject)
    return { item: { ...item, format: 'list' }, kind: 'text', rank: rankByKind.text ?? 0 }
  }
  const ranked = buildItem({ ...column, keys: [...list, ...column.keys] }, values, subject)
  return { ...ranked, item: { ...ranked.item, value: joinAnswerPath(column.keys) }, rank: rankItem(ranked) }
}

/** Returns the rank of a column. Names come first, codes and representatives last. */
function rankItem({ kind, item: { label } }: RankedItem): number {
  if (/^(?:Nome|Razão social)(?: completo)?$/.test(label)) return 0
  if (isCodeLabel(label)) return 8
  if (/representante|responsável/.test(label)) return 6
  return /^Ano(?: |$)/.test(label) ? 2 : (rankByKind[kind] ?? 6)
}

const rankByKind: Partial<Record<ValueKind, number>> = {
  person: 1, company: 1, process: 1, cpf: 1, cnpj: 1, placa: 1,
  date: 2, datetime: 2, month: 2, currency: 2, status: 2, text: 2, phone: 3, email: 3, number: 4, percent: 4, city: 4, uf: 4, 'yes-no': 5,
  code: 7, url: 8, empty: 9,
} // biome-ignore format: a table

/** More columns do not fit side by side. */
const maxColumns = 8
const visibleColumns = 6

function orderColumns(columns: readonly RankedItem[]) {
  if (columns.length <= maxColumns) return columns.map(({ item }) => item)
  return columns
    .toSorted((left, right) => left.rank - right.rank)
    .map(({ item }, index) => (index < visibleColumns ? item : { ...item, priority: 'low' as const }))
}

/** Returns the parts of a timeline, or `undefined` if rows have more than a date, a text and a detail. */
function findEvent(columns: readonly RankedItem[]) {
  const dates = columns.filter(({ kind }) => kind === 'date' || kind === 'datetime')
  const [label] = columns.filter(({ kind }) => kind === 'text' || kind === 'status')
  const [date, secondDate] = dates
  if (!date || secondDate || !label) return undefined
  const [detail, more] = columns.filter((column) => column !== date && column !== label)
  if (more || columns.some(({ item }) => item.sensitive) || (detail && !isDetail(detail))) return undefined
  return {
    date: date.item.value,
    label: label.item.value,
    ...(detail && { detail: detail.item.value }),
  }
}

const isDetail = ({ kind }: RankedItem) => kind === 'text' || kind === 'status' || kind === 'address'

/** A column: its path in a row, and the values of all rows. */
type AnswerColumn = AnswerEntry & { values: Json[] }

type SkippedColumn = { keys: readonly string[]; why: string }

/** Returns the columns of rows. Values of inner objects are columns too, one level deep. */
function buildColumns(rows: readonly JsonObject[]): {
  columns: AnswerColumn[]
  skipped: SkippedColumn[]
} {
  const columns = new Map<string, AnswerColumn>()
  const skipped = new Map<string, SkippedColumn>()
  for (const entry of rows.flatMap(listEntries)) {
    const id = JSON.stringify(entry.keys)
    const why = findSkipReason(entry)
    const column = columns.get(id)
    if (why !== undefined) skipped.set(id, { keys: entry.keys, why })
    else if (column) column.values.push(entry.value)
    else columns.set(id, { ...entry, values: [entry.value] })
  }
  for (const [id, { keys, values }] of columns) {
    const isEmpty = values.every((value) => Array.isArray(value) && value.length === 0)
    if (isEmpty || isMissingObject(id, columns)) columns.delete(id)
    if (isEmpty && !skipped.has(id))
      skipped.set(id, { keys, why: 'a lista está vazia nesta resposta: não se sabe o que traz' })
  }
  return { columns: distinguishLabels([...columns.values()]), skipped: [...skipped.values()] }
}

const listEntries = (row: JsonObject): AnswerEntry[] =>
  Object.entries(row).flatMap(([key, value]) =>
    isObject(value) && Object.keys(value).length > 0
      ? listInnerEntries([key], value)
      : [createEntry([key], value)],
  )

/** Returns true if a column is always null because other rows have an object there, with columns of its own. */
function isMissingObject(id: string, columns: ReadonlyMap<string, AnswerColumn>): boolean {
  const { keys, values } = columns.get(id) ?? { keys: [], values: [] }
  const isNull = keys.length === 1 && values.every((value) => value === null)
  return isNull && [...columns.values()].some((other) => other.keys.length > 1 && other.keys[0] === keys[0])
}

/** Returns why a value cannot be a column, or `undefined` if it can. */
function findSkipReason({ keys, value }: AnswerEntry): string | undefined {
  if (!hasValidPath(keys)) return 'o manifesto não tem como escrever esta chave'
  if (isObject(value))
    return Object.keys(value).length > 0
      ? 'está fundo demais para uma coluna'
      : 'o objeto está vazio nesta resposta'
  if (Array.isArray(value))
    return value.every(isScalar) ? undefined : 'é uma lista dentro de uma linha, que uma coluna não mostra'
  if (detectKind(keys, value) === 'image') return 'uma coluna não mostra imagens'
  return isBinaryText(value) ? 'é conteúdo binário, que ninguém lê' : undefined
}

const troubleWords = [
  'pendencia',
  'protesto',
  'restricao',
  'processo',
  'multa',
  'divida',
  'debito',
  'ocorrencia',
  'sancao',
]

/** Returns the text for an empty list: 'Nada consta.' for debts and other trouble. */
export function chooseEmptyText(keys: readonly string[]): string {
  const words = keyWords(keys.at(-1) ?? '')
  return troubleWords.some((word) => words.has(word)) ? 'Nada consta.' : 'Nenhum registro.'
}
