import { joinAnswerPath, valueAt } from '../../../manifest/contract/answer-path.ts'
import { readRowValues } from '../../../manifest/contract/answer-rows.ts'
import { isObject, type JsonObject } from '../../../manifest/contract/json.ts'
import type { Json } from '../../../manifest/schema/consulta.ts'
import { orderColumns } from './column-order.ts'
import { type AnswerColumn, buildColumns, decorate, rankColumns } from './columns.ts'
import type { RankedItem } from './field-items.ts'
import { rankKinds } from './kinds.ts'
import { buildPathLabel } from './label.ts'
import {
  type AnswerNode,
  addBlock,
  type BlockInput,
  type LayoutBuilder,
  leaveOut,
  ranks,
} from './layout-builder.ts'
import { isVagueTitle, nameRows } from './row-title.ts'
import { toSingular } from './singular.ts'
import { type AnswerSubject, detectSubject } from './subject.ts'
import { chooseEmptyText, isTroubleList } from './trouble.ts'

const isName = (key: string) => !/^\d+$/.test(key)

/**
 * Adds a list of objects: a timeline if each row is a date and a text, or else a table. A list inside the rows has a
 * table of its own, whose rows name the row around them.
 */
export function addRowBlock(builder: LayoutBuilder, rows: readonly JsonObject[], around: AnswerNode) {
  const { keys, parentTitle, subjectType } = around
  const { columns, skipped, lists } = buildColumns(rows, keys.findLast(isName))
  const named = around.title === undefined || isVagueTitle(around.title) ? nameRows(rows) : around.title
  const title = isDebtRegister(around.title, columns)
    ? 'Inscrições na dívida ativa'
    : (named ?? (around.title === 'Dados' ? 'Resultados' : (around.title ?? 'Resultados')))
  const node = { ...around, title }
  for (const { keys: rowKeys, why } of skipped) leaveOut(builder, [...keys, ...rowKeys], why)
  if (columns.length === 0 && lists.length === 0)
    return leaveOut(builder, keys, 'as linhas não trazem nada que uma tabela mostre')
  const subject = detectSubject(rows[0] ?? {}, subjectType)
  const ranked = rankColumns(columns, keys, subject, rows.length)
  if (ranked.length > 0) addOuterBlock(builder, ranked, columns, node)
  const identity = chooseIdentity(ranked, columns, rows.length).map((one) =>
    nameParent(one, around.title ?? ''),
  )
  for (const list of lists)
    addInnerRows(builder, rows, { node: { ...node, title, parentTitle }, each: list, identity, subject })
}

/** Inscriptions are debts only if their columns tell of debts: doctors and taxpayers are inscribed too. */
const isDebtRegister = (title: string | undefined, columns: readonly AnswerColumn[]) =>
  title === 'Inscrições' && columns.some(({ label }) => /consolidad|devedor|dívida|ajuizad/i.test(label))

function addOuterBlock(
  builder: LayoutBuilder,
  ranked: readonly RankedItem[],
  columns: readonly AnswerColumn[],
  { keys, title = 'Resultados', parentTitle }: AnswerNode,
) {
  const value = joinAnswerPath(keys)
  const event = keys.length > 0 && !isTroubleList(keys) ? findEvent(ranked) : undefined
  const empty = chooseEmptyText(keys)
  const [only, ...others] = ranked
  const block: BlockInput =
    only && others.length === 0
      ? toListBlock(only, { title, value, empty })
      : event
        ? { block: 'timeline', title, value, ...event, empty }
        : {
            block: 'table',
            title,
            value,
            columns: orderColumns(decorate(ranked, columns, keys)),
            ...groupResources(ranked, keys),
            empty,
          }
  addBlock(builder, ranks.list, block, parentTitle)
}

/** Resources that an API includes beside the data are grouped by what they are. */
const groupResources = (ranked: readonly RankedItem[], keys: readonly string[]) =>
  keys.at(-1) === 'included' && ranked.some(({ item }) => item.value === 'type') ? { groupBy: 'type' } : {}

/** A table of one column is a list. */
function toListBlock(
  { item: { label: _, value: item, areaCode, ...shown } }: RankedItem,
  list: { title: string; value: string; empty: string },
): BlockInput {
  return areaCode === undefined
    ? { block: 'list', ...list, item, ...shown }
    : { block: 'table', ...list, columns: [{ label: 'Telefone', value: item, areaCode, ...shown }] }
}

type InnerList = {
  node: AnswerNode
  /** The keys of the list inside the row. */
  each: readonly string[]
  /** Columns that name the row around. */
  identity: readonly RankedItem[]
  subject: AnswerSubject
}

/** Adds the table of a list inside rows, and the tables of the lists inside it. */
function addInnerRows(builder: LayoutBuilder, rows: readonly JsonObject[], inner: InnerList) {
  const { node, each, identity, subject } = inner
  const path = joinAnswerPath(each)
  const elements = readRowValues({ rows }, { value: 'rows', each: path })
    .map((row) => valueAt(row, path) as Json)
    .filter(isObject)
  const { columns, skipped, lists } = buildColumns(elements, each.at(-1))
  for (const { keys, why } of skipped) leaveOut(builder, [...node.keys, ...each, ...keys], why)
  const own = columns.map((column) => prefixColumn(column, each))
  const innerSubject = detectSubject(elements[0] ?? {}, subject.subjectType)
  const ranked = rankColumns(own, node.keys, innerSubject, elements.length)
  const title = buildPathLabel([...node.keys, ...each])
  if (ranked.length > 0) {
    const outer = identity.map((item) => renameIdentity(item, ranked))
    const [group] = outer
    addBlock(
      builder,
      ranks.list,
      {
        block: 'table',
        title,
        value: joinAnswerPath(node.keys),
        each: path,
        columns: [
          ...outer.map(({ item }) => item),
          ...orderColumns(decorate(ranked, own, each), outer.length),
        ],
        ...(group && !group.item.sensitive && elements.length > rows.length && { groupBy: group.item.value }),
        empty: chooseEmptyText(each),
      },
      node.title,
    )
  }
  const nearest = chooseIdentity(ranked, own, elements.length)
  const named = nearest.length > 0 ? nearest : [...identity, ...findName(ranked)]
  const parent = named.map((item) => nameParent(item, title))
  for (const list of lists)
    addInnerRows(builder, rows, {
      ...inner,
      each: [...each, ...list],
      identity: ranked.length > 0 ? parent : identity,
    })
}

/** The name of a row around tells more than nothing, though another row may have the same. */
const findName = (ranked: readonly RankedItem[]) =>
  ranked
    .filter(
      ({ kind, item }) =>
        (kind === 'person' || kind === 'company' || item.label === 'Nome') && !item.sensitive,
    )
    .slice(0, 1)

/** Names the column of the surrounding row after its list: the name of a row in "Partes" becomes "Parte". */
function nameParent(one: RankedItem, title: string): RankedItem {
  const isList = /s$/.test(title.split(' ')[0] ?? '')
  return isList && one.item.label === 'Nome'
    ? { ...one, item: { ...one.item, label: toSingular(title) } }
    : one
}

const prefixColumn = (column: AnswerColumn, each: readonly string[]): AnswerColumn => ({
  ...column,
  keys: [...each, ...column.keys],
  ...(column.areaCode && { areaCode: [...each, ...column.areaCode] }),
})

/** Adds '(principal)' to the label of the surrounding row's column if an inner column has the same label. */
function renameIdentity(identity: RankedItem, ranked: readonly RankedItem[]): RankedItem {
  const { label } = identity.item
  const isTaken = ranked.some(({ item }) => item.label === label)
  return isTaken ? { ...identity, item: { ...identity.item, label: `${label} (principal)` } } : identity
}

/** Returns the parts of a timeline, or `undefined` if rows have more than a date, a text and a detail. */
function findEvent(columns: readonly RankedItem[]) {
  // A timeline shows times in the zone of the reader: midnight in UTC is the evening before.
  if (columns.some(({ kind, item }) => kind === 'datetime' && item.format === 'date')) return undefined
  const dates = columns.filter(({ kind }) => kind === 'date' || kind === 'datetime')
  const [label] = columns.filter(({ kind }) => kind === 'text' || kind === 'status')
  const [date, secondDate] = dates
  // The end of something is no event.
  if (!date || secondDate || !label || /validade|vencimento/i.test(date.item.label)) return undefined
  const [detail, more] = columns.filter((column) => column !== date && column !== label)
  if (more || columns.some(({ item }) => item.sensitive) || (detail && !isDetail(detail))) return undefined
  return {
    date: date.item.value,
    label: label.item.value,
    ...(detail && { detail: detail.item.value }),
  }
}

const isDetail = ({ kind }: RankedItem) => kind === 'text' || kind === 'status' || kind === 'address'

const identityRanks = rankKinds([
  [0, ['process', 'placa']],
  [1.5, ['phone']],
  [2, ['company', 'person']],
  [3, ['text']],
  [5, ['code']],
  [6, ['cnpj']],
  [7, ['date', 'datetime', 'month']],
])

const identityLabels: readonly (readonly [RegExp, number])[] = [
  [/^(?:Número|Inscrição|Contrato|Protocolo|Auto|Nota)/, 1],
  [/^Nome$/, 1.2],
  [/^Descrição$/, 2],
]

/** Returns the column that tells rows apart best: a number of a process, a name, a text. */
function chooseIdentity(
  ranked: readonly RankedItem[],
  columns: readonly AnswerColumn[],
  rowCount: number,
): RankedItem[] {
  const candidates = ranked.flatMap((item, index) => {
    const values = columns[index]?.values ?? []
    const texts = new Set(values.map((value) => JSON.stringify(value)))
    const isFull =
      values.length === rowCount &&
      values.every((value) => value !== null && value !== '' && !Array.isArray(value))
    const { label } = item.item
    const rank = identityLabels.find(([pattern]) => pattern.test(label))?.[1] ?? identityRanks[item.kind]
    if (rank === undefined || !isFull || texts.size < rowCount) return []
    return [{ item, rank: rank + (item.item.sensitive && item.kind !== 'phone' ? 10 : 0) }]
  })
  const [best, second] = candidates.toSorted((one, other) => one.rank - other.rank)
  if (!best) return []
  return best.item.item.sensitive && second ? [best.item, second.item] : [best.item]
}
