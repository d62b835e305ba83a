import { type LeadKind, subjectWords } from '@manifest/kinds/index.ts'
import { dossieList } from '@/generated/dossie-list.ts'
import type { Path } from '@/generated/paths.ts'
import { type Recognised, recognise } from '@/kinds/recognise.ts'
import { formatLeadCost } from '@/lib/format/credits.ts'
import { formatCounted } from '@/lib/format/quantity.ts'
import { runSteps, type Steps } from '@/lib/run-in-slices.ts'
import { visible } from '@/state/roles.ts'
import { visibleCatalogue } from '@/state/visible-catalogue.ts'
import { listAcceptedKinds } from './accepted-kinds.ts'
import type { PaletteEntry } from './entries.ts'
import type { SearchGroup } from './find.ts'
import { type LeadOffer, listLeadOffers } from './offers.ts'

/** Opens a batch with a list. Nothing is queried before the user has checked the list there. */
type OpenBatch = (path: Path, text: string) => void

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
    const { lead, group } = offer
    const cost = formatLeadCost(lead)
    return {
      id: path,
      title: `${lead.title} em lote`,
      words: '',
      hint: cost === undefined ? group : `${group} · ${cost} por linha`,
      path,
      run: () => openBatch(path, text),
    }
  })
}

/** Returns the batches that take the lists. */
export function listGroups(lists: readonly RecognisedList[], openBatch: OpenBatch): ListGroups {
  const groups = lists
    .map((list) => ({
      title: buildTitle(list),
      entries: listBatchEntries(list.kind, list.text, openBatch),
      isValue: true,
    }))
    .filter(({ entries }) => entries.length > 0)
  return groups.length > 0
    ? { groups, problems: [] }
    : { groups, problems: lists.map((list) => `${buildTitle(list)}: nenhuma consulta a aceita em lote`) }
}

type ListKind = Recognised['kind']

/** A list with values of a kind. `total` counts its lines, also those without a valid value of the kind. */
export type RecognisedList = { kind: ListKind; valid: number; total: number; text: string }

/** The separators of columns that the batch knows. */
const columnSeparator = /[;\t|,]/

/** Separators of values in one line, in order of preference. A space can be part of a value, so it comes last. */
const valueSeparators = [/[;,\t|]+/, /\s+/]

const listValidKinds = (cell: string) =>
  recognise(cell, listAcceptedKinds()).flatMap(({ kind, problem }) => (problem === undefined ? [kind] : []))

/** Returns the kinds of the values in a line. The line itself can be one value. */
function* readLineKinds(line: string): Steps<Set<ListKind>> {
  const kinds = new Set<ListKind>()
  for (const cell of new Set([line, ...line.split(columnSeparator)])) {
    for (const kind of listValidKinds(cell)) kinds.add(kind)
    yield
  }
  return kinds
}

/** Returns true for a first line of words only. */
const isHeader = (line: string) => !/[\d@]/.test(line)

/** Returns a list for each kind that at least two lines, and half of them, have. The most frequent kind comes first. */
function* readLists(lines: readonly string[]): Steps<RecognisedList[]> {
  const [first = ''] = lines
  const rows = isHeader(first) ? lines.slice(1) : lines
  if (rows.length < 2) return []
  const counts = new Map<ListKind, number>()
  for (const row of rows)
    for (const kind of yield* readLineKinds(row)) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return [...counts]
    .filter(([, valid]) => valid > 1 && valid * 2 >= rows.length)
    .sort(([, one], [, other]) => other - one)
    .map(([kind, valid]) => ({ kind, valid, total: rows.length, text: lines.join('\n') }))
}

/** Returns the lists of a line that has nothing but values of one kind. */
function* readLineLists(line: string): Steps<RecognisedList[]> {
  for (const separator of valueSeparators) {
    const values = line.split(separator).filter((value) => value.trim() !== '')
    const lists = (yield* readLists(values)).filter(({ valid }) => valid === values.length)
    if (lists.length > 0) return lists
  }
  return []
}

/**
 * Finds the lists that lines can be: lines with a value each, or one line of values. Other columns stay in the text,
 * because the batch shows them. A step reads one cell.
 */
export const recogniseInSteps = (lines: readonly string[]): Steps<RecognisedList[]> =>
  lines.length === 1 ? readLineLists(lines[0] ?? '') : readLists(lines)

/** Returns the lists that a typed text can be. */
export const recogniseLists = (query: string): RecognisedList[] => runSteps(readLineLists(query))
