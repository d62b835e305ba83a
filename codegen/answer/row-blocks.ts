import { pathOf } from '../../manifest/contract/answer-path.ts'
import { type Column, columnsOf } from './columns.ts'
import { type Draft, leaveOut, type Place, place, ranks } from './draft.ts'
import { emptyText } from './empty-text.ts'
import { isCodeLabel } from './entries.ts'
import { itemOf, type Ranked } from './field-items.ts'
import type { JsonObject } from './json.ts'
import { type Subject, subjectOf } from './subject.ts'
import type { ValueKind } from './value-kind.ts'

/** Adds the rows of a list of objects, as events where each is little more than a date and a text. */
export function addRows(
  draft: Draft,
  rows: readonly JsonObject[],
  { keys, title = 'Resultados', above, who }: Place,
) {
  const { columns, unshown } = columnsOf(rows)
  for (const { keys: inRow, why } of unshown) leaveOut(draft, [...keys, ...inRow], why)
  if (columns.length === 0) return leaveOut(draft, keys, 'as linhas não trazem nada que uma tabela mostre')
  const value = pathOf(keys)
  const subject = subjectOf(rows[0] ?? {}, who)
  const ranked = columns.map((column) => rankedColumn(column, keys, subject))
  const event = keys.length > 0 ? eventOf(ranked) : undefined
  const empty = emptyText(keys)
  if (event) place(draft, ranks.list, { block: 'timeline', title, value, ...event, empty }, above)
  else place(draft, ranks.list, { block: 'table', title, value, columns: ordered(ranked), empty }, above)
}

function rankedColumn(column: Column, list: readonly string[], subject: Subject): Ranked {
  const { values } = column
  if (values.some(Array.isArray)) {
    const { item } = itemOf(column, values.flat(), subject)
    return { item: { ...item, format: 'list' }, kind: 'text', rank: columnRanks.text ?? 0 }
  }
  const ranked = itemOf({ ...column, keys: [...list, ...column.keys] }, values, subject)
  return { ...ranked, item: { ...ranked.item, value: pathOf(column.keys) }, rank: columnRank(ranked) }
}

/** What of a row is read first: the name, then what stands in most rows; codes and what speaks of another last. */
function columnRank({ kind, item: { label } }: Ranked): number {
  if (/^(?:Nome|Razão social)(?: completo)?$/.test(label)) return 0
  if (isCodeLabel(label)) return 8
  if (/representante|responsável/.test(label)) return 6
  return /^Ano(?: |$)/.test(label) ? 2 : (columnRanks[kind] ?? 6)
}

const columnRanks: Partial<Record<ValueKind, number>> = {
  person: 1, company: 1, process: 1, cpf: 1, cnpj: 1, placa: 1,
  date: 2, datetime: 2, month: 2, currency: 2, status: 2, text: 2, phone: 3, email: 3, number: 4, percent: 4, city: 4, uf: 4, 'yes-no': 5,
  code: 7, url: 8, empty: 9,
} // biome-ignore format: a table

/** More columns do not fit beside each other. */
const mostColumns = 8
const openColumns = 6

function ordered(columns: readonly Ranked[]) {
  if (columns.length <= mostColumns) return columns.map(({ item }) => item)
  return columns
    .toSorted((left, right) => left.rank - right.rank)
    .map(({ item }, index) => (index < openColumns ? item : { ...item, priority: 'low' as const }))
}

/** The date, the text and what is told besides of rows that are events; `undefined` where rows are more than that. */
function eventOf(columns: readonly Ranked[]) {
  const dates = columns.filter(({ kind }) => kind === 'date' || kind === 'datetime')
  const [label] = columns.filter(({ kind }) => kind === 'text' || kind === 'status')
  const [date, another] = dates
  if (!date || another || !label) return undefined
  const [detail, more] = columns.filter((column) => column !== date && column !== label)
  if (more || columns.some(({ item }) => item.sensitive) || (detail && !isDetail(detail))) return undefined
  return {
    date: date.item.value,
    label: label.item.value,
    ...(detail && { detail: detail.item.value }),
  }
}

const isDetail = ({ kind }: Ranked) => kind === 'text' || kind === 'status' || kind === 'address'
