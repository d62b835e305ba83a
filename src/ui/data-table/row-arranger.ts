import type { Steps } from '@/lib/run-in-slices.ts'
import { searchKey, searchTest } from '@/lib/search-text.ts'
import type { DataColumn, ShownRow } from './column.ts'

/** At most one column. */
export type Sorting = readonly { id: string; desc: boolean }[]

/** `groupBy` is the id of a column. */
export type Arrangement = { query: string; sorting: Sorting; groupBy?: string | undefined }

type SortValue = ReturnType<typeof sortable>

/** Filters, sorts and groups rows in steps. Caches what it reads of the rows. */
export class RowArranger<Row> {
  /** The rows in source order. */
  readonly all: ShownRow<Row>[]
  readonly #columns: readonly DataColumn<Row>[]
  readonly #searchKeys: string[] = []
  readonly #sortValues = new Map<string, SortValue[]>()

  constructor(rows: readonly Row[], columns: readonly DataColumn<Row>[]) {
    this.all = rows.map((row, index) => ({ id: String(index), row, index }))
    this.#columns = columns
  }

  /**
   * Returns the rows that contain every word of the query in any column. Rows without a sort value come last.
   */
  *arrange({ query, sorting, groupBy }: Arrangement): Steps<ShownRow<Row>[]> {
    const found = query === '' ? this.all : yield* this.#matching(query)
    const [order] = sorting
    const column = this.#columns.find(({ id }) => id === order?.id)
    const sorted = order && column?.sortValue ? yield* this.#sorted(found, column, order.desc) : found
    const grouped = this.#columns.find(({ id }) => id === groupBy)
    return grouped ? yield* groupInSteps(sorted, grouped) : sorted
  }

  *#matching(query: string): Steps<ShownRow<Row>[]> {
    const matches = searchTest(query)
    const found: ShownRow<Row>[] = []
    for (const entry of this.all) {
      const { row, index } = entry
      this.#searchKeys[index] ??= searchKey(this.#columns.map(({ text }) => text(row)).join('\n'))
      if (matches(this.#searchKeys[index])) found.push(entry)
      yield
    }
    return found
  }

  *#sorted(
    entries: readonly ShownRow<Row>[],
    column: DataColumn<Row>,
    isDescending: boolean,
  ): Steps<ShownRow<Row>[]> {
    const values = yield* this.#readSortValues(column)
    const direction = isDescending ? -1 : 1
    return yield* sortInSteps(entries, (one, other) => {
      const [a, b] = [values[one.index], values[other.index]]
      if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined)
      return compareValues(a, b) * direction
    })
  }

  *#readSortValues({ id, sortValue }: DataColumn<Row>): Steps<readonly SortValue[]> {
    const cached = this.#sortValues.get(id)
    if (cached) return cached
    const values: SortValue[] = []
    for (const { row } of this.all) {
      values.push(sortable(sortValue?.(row)))
      yield
    }
    this.#sortValues.set(id, values)
    return values
  }
}

const collator = new Intl.Collator('pt-BR', { numeric: true })

type SortableValue = string | number

/**
 * Compares numbers numerically and puts them before texts. Texts use Portuguese collation, with "2" before
 * "10".
 */
export function compareValues(one: SortableValue, other: SortableValue): number {
  if (typeof one === 'number') return typeof other === 'number' ? one - other : -1
  return typeof other === 'number' ? 1 : collator.compare(one, other)
}

/** Returns the value to sort by, or `undefined` for an empty text or NaN. */
const sortable = (value: SortableValue | undefined) =>
  value === '' || Number.isNaN(value) ? undefined : value

/**
 * Brings rows with the same text in a column together, in steps. Groups and the rows of each keep their order.
 * The first row of a group carries it.
 */
function* groupInSteps<Row>(rows: readonly ShownRow<Row>[], column: DataColumn<Row>): Steps<ShownRow<Row>[]> {
  const groups = new Map<string, ShownRow<Row>[]>()
  for (const shown of rows) {
    const text = column.text(shown.row)
    const group = groups.get(text)
    if (group) group.push(shown)
    else groups.set(text, [shown])
    yield
  }
  return [...groups.values()].flatMap((entries) =>
    entries.map((row, index) => (index === 0 ? { ...row, group: { column, entries } } : row)),
  )
}

/** The number of elements sorted in one step. */
const runLength = 128

/** Sorts like `toSorted`, in steps: sorts short runs, then merges them in pairs. */
export function* sortInSteps<Item>(
  items: readonly Item[],
  compare: (one: Item, other: Item) => number,
): Steps<Item[]> {
  let runs: Item[][] = []
  for (let start = 0; start < items.length; start += runLength) {
    runs.push(items.slice(start, start + runLength).sort(compare))
    yield
  }
  while (runs.length > 1) {
    const merged: Item[][] = []
    for (let index = 0; index < runs.length; index += 2)
      merged.push(yield* merge(runs[index] ?? [], runs[index + 1] ?? [], compare))
    runs = merged
  }
  return runs[0] ?? []
}

function* merge<Item>(
  left: readonly Item[],
  right: readonly Item[],
  compare: (one: Item, other: Item) => number,
): Steps<Item[]> {
  const merged: Item[] = []
  let next = 0
  for (const item of left) {
    for (; next < right.length; next += 1) {
      const other = right[next] as Item
      if (compare(item, other) <= 0) break
      merged.push(other)
    }
    merged.push(item)
    yield
  }
  for (; next < right.length; next += 1) merged.push(right[next] as Item)
  return merged
}
