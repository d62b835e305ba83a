import type { ComparableRow } from '@/blocks/block-types.ts'
import { describeEmptyList } from '@/blocks/parts/shown-text.ts'
import { missingText } from '@/formats/registry.ts'
import { cellText } from '@/lib/format/cell.ts'
import { areEqual, type ComparedRow } from './compared-row.ts'

/** The rows of a subject's answer, `missing` if the answer lacks the list, or `undefined` without an answer. */
type ComparedList = readonly ComparableRow[] | 'missing' | undefined

/** A list. `isPartial` is true if the source has more rows. */
type GivenList = { list: ComparedList; isPartial: boolean }

/** Stands for a row that a list has not. */
export const absentText = 'não consta'

const noRowTexts = {
  absent: absentText,
  notLoaded: 'não está nas linhas carregadas',
  missing: missingText,
}

/**
 * Puts the rows of lists side by side, those of most subjects first. Rows with the same label are one row; of several in one
 * list, those that another list has too come first, so that equal rows meet.
 *
 * @param empty The text of the block for an empty list.
 */
export function compareLists(given: readonly GivenList[], empty: string | undefined): ComparedRow[] {
  const lists = given.map(({ list }) => list)
  const holders = countHolders(lists)
  const keyed = lists.map((list) => (typeof list === 'object' ? keyRows(list, holders) : list))
  const keys = new Set(keyed.flatMap((list) => (typeof list === 'object' ? [...list.keys()] : [])))
  if (keys.size === 0) return [compareEmpty(lists, empty)]
  return [...keys]
    .map((key) =>
      keyed.map((list, index): FoundRow => {
        if (typeof list !== 'object') return list
        return list.get(key) ?? (given[index]?.isPartial ? 'notLoaded' : 'absent')
      }),
    )
    .sort((one, other) => countFound(other) - countFound(one))
    .map(compareFound)
}

/** A row of a list, or the reason why there is none. */
type FoundRow = ComparableRow | keyof typeof noRowTexts | undefined

const isFound = (row: FoundRow) => typeof row === 'object'

const countFound = (row: readonly FoundRow[]) => row.filter(isFound).length

function compareFound(found: readonly FoundRow[]): ComparedRow {
  const read = (text: (row: ComparableRow) => string) =>
    found.map((row) => (typeof row === 'object' ? text(row) : row && noRowTexts[row]))
  const { label = '', hiddenLabel = '' } = found.find(isFound) ?? {}
  const cells = read(({ cell }) => cellText(cell))
  const hidden = read((row) => row.hidden)
  return { label, hiddenLabel, cells, values: cells, hidden, isEqual: areEqual(cells), isListed: true }
}

/** Compares lists of which none has a row. */
function compareEmpty(lists: readonly ComparedList[], empty: string | undefined): ComparedRow {
  const cells = lists.map((list) => list && describeEmptyList(list === 'missing' ? undefined : list, empty))
  const label = 'Registros'
  return {
    label,
    hiddenLabel: label,
    cells,
    values: cells,
    hidden: cells,
    isEqual: areEqual(cells),
    isListed: true,
  }
}

const readText = ({ label, cell }: ComparableRow) => JSON.stringify([label, cellText(cell)])

/** Counts the lists that have each row. */
function countHolders(lists: readonly ComparedList[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const list of lists)
    for (const text of new Set(typeof list === 'object' ? list.map(readText) : []))
      counts.set(text, (counts.get(text) ?? 0) + 1)
  return counts
}

/** Gives each row a key: its label, and its number among the rows with this label. */
function keyRows(rows: readonly ComparableRow[], holders: ReadonlyMap<string, number>) {
  const isShared = (row: ComparableRow) => (holders.get(readText(row)) ?? 0) > 1
  const shared = rows.filter(isShared).sort((one, other) => (readText(one) < readText(other) ? -1 : 1))
  const numbers = new Map<string, number>()
  return new Map(
    [...shared, ...rows.filter((row) => !isShared(row))].map((row) => {
      const number = numbers.get(row.label) ?? 0
      numbers.set(row.label, number + 1)
      return [`${number} ${row.label}`, row] as const
    }),
  )
}
