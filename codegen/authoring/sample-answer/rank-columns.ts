import { joinAnswerPath } from '../../../manifest/contract/answer-path.ts'
import type { Json } from '../../../manifest/schema/consulta.ts'
import type { AnswerColumn } from './columns.ts'
import { isCodeLabel } from './entries.ts'
import { buildItem, formatMoneyBesideMoney, type RankedItem } from './field-items.ts'
import type { BlockInput } from './layout-builder.ts'
import { findStatusColors } from './status-colors.ts'
import type { AnswerSubject } from './subject.ts'
import type { ValueKind } from './value-kind.ts'

type Column = Extract<BlockInput, { block: 'table' }>['columns'][number]

export function rankColumns(
  columns: readonly AnswerColumn[],
  list: readonly string[],
  subject: AnswerSubject,
): RankedItem[] {
  const ranked = columns.map((column) => rankColumn(column, list, subject))
  return formatMoneyBesideMoney(
    ranked,
    columns.map(({ values }) => values),
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
  if (/^(?:Nome|Razão social|Credor|Informante|Telefone)(?: completo)?$/.test(label)) return 0
  if (isCodeLabel(label)) return 8
  if (/^(?:Inscrição|Protocolo)$/.test(label)) return 2
  if (/^(?:Latitude|Longitude|País)(?: |$)/.test(label)) return 7
  if (/representante|responsável/.test(label)) return 6
  return /^Ano(?: |$)/.test(label) ? 2 : (rankByKind[kind] ?? 6)
}

const rankByKind: Partial<Record<ValueKind, number>> = {
  person: 1, company: 1, process: 1, cpf: 1, cnpj: 1, placa: 1, currency: 1.5,
  date: 2, datetime: 2, month: 2, status: 2, text: 2, address: 2.5, phone: 3, email: 3, number: 4, percent: 4, city: 3, uf: 3, cep: 3, 'yes-no': 5,
  code: 7, url: 8, empty: 9,
} // biome-ignore format: a table

/** Adds the colors of known statuses, and the totals of amounts. */
export function decorate(ranked: readonly RankedItem[], columns: readonly AnswerColumn[]): RankedItem[] {
  return ranked.map((one, index) => {
    const values = columns[index]?.values ?? []
    const colors = one.kind === 'status' && !one.item.sensitive ? mergeStatusColors(values) : undefined
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
  const ordered = columns.toSorted((left, right) => left.rank - right.rank)
  if (columns.length + outerCount <= maxColumns) {
    const isLast = ({ item }: RankedItem) => isCodeLabel(item.label)
    return [...columns.filter((one) => !isLast(one)), ...columns.filter(isLast)].map(({ item }) => item)
  }
  return ordered.map(({ item }, index) =>
    index < visibleColumns - outerCount ? item : { ...item, priority: 'low' as const },
  )
}
