import { joinAnswerPath } from '../../../manifest/contract/answer-path.ts'
import { type AnswerColumn, buildColumns } from './columns.ts'
import { chooseEmptyText } from './empty-text.ts'
import { isCodeLabel } from './entries.ts'
import { buildItem, type RankedItem } from './field-items.ts'
import type { JsonObject } from './json.ts'
import { type AnswerNode, addBlock, type LayoutBuilder, leaveOut, ranks } from './layout-builder.ts'
import { type AnswerSubject, detectSubject } from './subject.ts'
import type { ValueKind } from './value-kind.ts'

/** Adds the rows of a list of objects, as events where each is little more than a date and a text. */
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

/** What of a row is read first: the name, then what stands in most rows; codes and what speaks of another last. */
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

/** More columns do not fit beside each other. */
const maxColumns = 8
const visibleColumns = 6

function orderColumns(columns: readonly RankedItem[]) {
  if (columns.length <= maxColumns) return columns.map(({ item }) => item)
  return columns
    .toSorted((left, right) => left.rank - right.rank)
    .map(({ item }, index) => (index < visibleColumns ? item : { ...item, priority: 'low' as const }))
}

/** The date, the text and what is told besides of rows that are events; `undefined` where rows are more than that. */
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
