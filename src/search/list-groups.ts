import { type LeadKind, subjectWords } from '@manifest/kinds/index.ts'
import { dossieList } from '@/generated/dossie-list.ts'
import type { Path } from '@/generated/paths.ts'
import { type Recognised, recognise } from '@/kinds/recognise.ts'
import { formatLeadCost } from '@/lib/format/credits.ts'
import { formatCount, formatCounted } from '@/lib/format/quantity.ts'
import { runSteps, type Steps } from '@/lib/run-in-slices.ts'
import { visible } from '@/state/roles.ts'
import { visibleCatalogue } from '@/state/visible-catalogue.ts'
import { listAcceptedKinds } from './accepted-kinds.ts'
import type { PaletteEntry } from './entries.ts'
import type { SearchGroup } from './find.ts'
import { type LeadOffer, listLeadOffers } from './offers.ts'

/** Opens a batch with a list. Nothing is queried before the user has checked the list there. */
type OpenBatch = (path: Path, text: string) => void

/** Returns the group for one value. */
type ListSingle = (value: Recognised) => SearchGroup<PaletteEntry>[]

type ListGroups = { groups: SearchGroup<PaletteEntry>[]; problems: string[] }

function buildTitle({ kind, valid, total }: RecognisedList): string {
  const { title: name, plural } = subjectWords(kind)
  const title = `Lista de ${formatCounted(valid, name, plural)}`
  return valid === total ? title : `${title}; ${formatCounted(total - valid, 'linha', 'linhas')} sem ${name}`
}

/** Returns the batch of a consulta or dossiê that takes one value of the list per line. */
const findBatch = ({ lead: { id }, isDossie }: LeadOffer): Path | undefined =>
  isDossie
    ? visible(dossieList).find(({ dossie }) => dossie === id)?.batch
    : visibleCatalogue()
        .flatMap(({ variants }) => variants)
        .find((variant) => variant.id === id)?.batch

function listBatchEntries(kind: LeadKind, text: string, openBatch: OpenBatch): PaletteEntry[] {
  return listLeadOffers(kind).flatMap((offer) => {
    const path = findBatch(offer)
    if (path === undefined) return []
    const { lead, family, icon } = offer
    const cost = formatLeadCost(lead)
    return {
      id: path,
      title: `${lead.title} em lote`,
      words: '',
      icon,
      hint: [family ?? [], cost === undefined ? [] : `${cost} por linha`].flat().join(' · '),
      path,
      run: () => openBatch(path, text),
    }
  })
}

/** Returns the batches that take the lists, and the subject of a value that is the only one of its kind. */
export function listGroups(
  lists: readonly RecognisedList[],
  openBatch: OpenBatch,
  listSingle: ListSingle = () => [],
): ListGroups {
  const groups = lists
    .flatMap((list) =>
      list.single === undefined
        ? {
            title: buildTitle(list),
            entries: listBatchEntries(list.kind, list.text, openBatch),
            isValue: true,
          }
        : listSingle({ kind: list.kind, value: list.single }),
    )
    .filter(({ entries }) => entries.length > 0)
  return groups.length > 0
    ? { groups, problems: [] }
    : { groups, problems: lists.map((list) => `${buildTitle(list)}: nenhuma consulta a aceita em lote`) }
}

type ListKind = Recognised['kind']

/** A list with values of a kind. `total` counts its lines, also those without a valid value of the kind. */
export type RecognisedList = {
  kind: ListKind
  valid: number
  total: number
  text: string
  /** Its value, if it is the only one of its kind in a mixed list. */
  single?: string
}

/** The separators of columns that the batch knows. */
const columnSeparator = /[;\t|,]/

const spaces = /\s+/

/** Separators of values in one line, in order of preference. A space can be part of a value, so it comes last. */
const valueSeparators = [/[;,\t|]+/, spaces]

/** Returns the values in a line by their kinds. The line itself can be one value. */
function* readLineValues(line: string): Steps<Map<ListKind, string>> {
  const values = new Map<ListKind, string>()
  for (const cell of new Set([line, ...line.split(columnSeparator)])) {
    for (const { kind, value, problem } of recognise(cell, listAcceptedKinds()))
      if (problem === undefined) values.set(kind, value)
    yield
  }
  return values
}

/** Returns true for a first line of words only. */
const isHeader = (line: string) => !/[\d@]/.test(line)

/** The kinds of values in rows, with the number of rows that have one. The most frequent comes first. */
type KindCounts = (readonly [kind: ListKind, valid: number])[]

/** `summary`: what a list of values of different kinds has of each. */
export type RecognisedLists = { lists: RecognisedList[]; summary?: string }

const noLists: RecognisedLists = { lists: [] }

/**
 * Returns a list for each kind that at least two lines, and half of them, have. The most frequent kind comes first. Lines
 * of different kinds become a list for each kind.
 */
function* readLists(lines: readonly string[]): Steps<RecognisedLists> {
  const [first = ''] = lines
  const rows = isHeader(first) ? lines.slice(1) : lines
  if (rows.length < 2) return noLists
  const counts = new Map<ListKind, number>()
  for (const row of rows)
    for (const kind of (yield* readLineValues(row)).keys()) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  const sorted: KindCounts = [...counts].sort(([, one], [, other]) => other - one)
  const most = sorted[0]?.[1] ?? 0
  if (sorted.length > 1 && most < rows.length) {
    const split = yield* splitByKind(rows, sorted)
    if (split.lists.length > 1) return split
  }
  const lists = sorted
    .filter(([, valid]) => valid > 1 && valid * 2 >= rows.length)
    .map(([kind, valid]) => ({ kind, valid, total: rows.length, text: lines.join('\n') }))
  return { lists }
}

/** Splits rows by kind: a row belongs to the most frequent kind that it has. Returns none if most rows have no value. */
function* splitByKind(rows: readonly string[], counts: KindCounts): Steps<RecognisedLists> {
  const rowsByKind = new Map(counts.map(([kind]) => [kind, [] as string[]]))
  const lastValues = new Map<ListKind, string>()
  for (const row of rows) {
    const values = yield* readLineValues(row)
    const kind = [...rowsByKind.keys()].find((one) => values.has(one))
    if (kind === undefined) continue
    rowsByKind.get(kind)?.push(row)
    lastValues.set(kind, values.get(kind) ?? '')
  }
  const lists = [...rowsByKind].flatMap(([kind, own]): RecognisedList[] => {
    if (own.length === 0) return []
    const list = { kind, valid: own.length, total: own.length, text: own.join('\n') }
    return own.length === 1 ? [{ ...list, single: lastValues.get(kind) ?? '' }] : [list]
  })
  const unread = rows.length - countValid(lists)
  return unread * 2 > rows.length ? noLists : { lists, summary: buildSummary(lists, unread) }
}

const countValid = (lists: readonly RecognisedList[]) => lists.reduce((sum, { valid }) => sum + valid, 0)

/** Tells what a mixed list has: '12 CPF, 3 CNPJ, 1 não reconhecido'. */
const buildSummary = (lists: readonly RecognisedList[], unread: number) =>
  [
    ...lists.map(({ kind, valid }) => `${formatCount(valid)} ${subjectWords(kind).title}`),
    ...(unread > 0 ? [formatCounted(unread, 'não reconhecido', 'não reconhecidos')] : []),
  ].join(', ')

/** Returns the lists of a line of values. Values between spaces must all be valid, because words have spaces too. */
function* readLineLists(line: string): Steps<RecognisedLists> {
  for (const separator of valueSeparators) {
    const values = line.split(separator).filter((value) => value.trim() !== '')
    const read = yield* readLists(values)
    if (read.summary !== undefined) {
      if (separator !== spaces || countValid(read.lists) === values.length) return read
      continue
    }
    const lists = read.lists.filter(({ valid }) => valid === values.length)
    if (lists.length > 0) return { lists }
  }
  return noLists
}

/**
 * Finds the lists that lines can be: lines with a value each, or one line of values. Other columns stay in the text,
 * because the batch shows them. A step reads one cell.
 */
export const recogniseInSteps = (lines: readonly string[]): Steps<RecognisedLists> =>
  lines.length === 1 ? readLineLists(lines[0] ?? '') : readLists(lines)

/** Returns the lists that a typed text can be. */
export const recogniseLists = (query: string): RecognisedLists => runSteps(readLineLists(query))
