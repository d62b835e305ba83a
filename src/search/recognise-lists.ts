import { type Recognised, recognise } from '@/fields/recognise.ts'
import { splitLines } from './pasted-lines.ts'

type ListKind = Recognised['kind']

/** A list with values of a kind. `total` counts its lines, also those without a valid value of the kind. */
export type RecognisedList = { kind: ListKind; valid: number; total: number; text: string }

/** The separators of columns that the batch knows. */
const columnSeparator = /[;\t|,]/

/** Separators of values in one line, in order of preference. A space can be part of a value, so it comes last. */
const valueSeparators = [/[;,\t|]+/, /\s+/]

const listValidKinds = (cell: string) =>
  recognise(cell).flatMap(({ kind, problem }) => (problem === undefined ? [kind] : []))

const listLineKinds = (line: string) =>
  new Set<ListKind>([line, ...line.split(columnSeparator)].flatMap(listValidKinds))

/** Returns true for a first line of words only. */
const isHeader = (line: string) => !/[\d@]/.test(line)

/** Returns a list for each kind that at least two lines, and half of them, have. The most frequent kind comes first. */
function readLists(lines: string[]): RecognisedList[] {
  const [first = ''] = lines
  const rows = isHeader(first) ? lines.slice(1) : lines
  if (rows.length < 2) return []
  const counts = new Map<ListKind, number>()
  for (const row of rows) for (const kind of listLineKinds(row)) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return [...counts]
    .filter(([, valid]) => valid > 1 && valid * 2 >= rows.length)
    .sort(([, one], [, other]) => other - one)
    .map(([kind, valid]) => ({ kind, valid, total: rows.length, text: lines.join('\n') }))
}

/**
 * Returns the lists that a query can be: lines with a value each, or one line of values. Other columns stay in the
 * text, because the batch shows them.
 */
export function recogniseLists(query: string): RecognisedList[] {
  const lines = splitLines(query)
  if (lines.length > 1) return readLists(lines)
  for (const separator of valueSeparators) {
    const values = query.split(separator).filter((value) => value.trim() !== '')
    const lists = readLists(values).filter(({ valid }) => valid === values.length)
    if (lists.length > 0) return lists
  }
  return []
}
