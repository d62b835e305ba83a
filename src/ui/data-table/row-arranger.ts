import type { Steps } from '@/lib/run-in-slices.ts'
import { searchKey, searchTest } from '@/lib/search-text.ts'
import { sortInSteps } from '@/lib/sort-in-steps.ts'
import type { DataColumn, ShownRow } from './column.ts'
import { compareValues, sortable } from './compare-values.ts'
import { groupInSteps } from './group-rows.ts'

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
