import { runSteps, type Steps } from '@/lib/run-in-slices.ts'
import { searchKey, searchTest } from '@/lib/search-text.ts'
import type { ColumnValue } from './arrange-columns.ts'
import type { DataColumn, RowGroup } from './column.ts'
import { mergeInSteps, sortInSteps } from './sort-in-steps.ts'
import { createSortKey } from './sort-key.ts'

/** At most one column. */
export type Sorting = readonly { id: string; desc: boolean }[]

export type Arrangement<Row> = {
  query: string
  sorting: Sorting
  /** The id of a column. */
  groupBy?: string | undefined
  /** Filters rows beside the query. */
  matches?: ((row: Row) => boolean) | undefined
  /** The texts that shown rows have in columns. */
  only?: readonly ColumnValue[] | undefined
}

/** Returns true if an arrangement may leave out rows. */
export const isFiltered = ({ query, matches, only = [] }: Arrangement<never>): boolean =>
  query !== '' || matches !== undefined || only.length > 0

/** Rows, named by their indexes in the source: no object per row is made, because a table may have 100,000. */
export type ArrangedRows<Row> = {
  rows: readonly Row[]
  /** The indexes of the shown rows, in the order of the table. */
  order: readonly number[]
  /** The groups, by the indexes of their first rows. */
  groups: ReadonlyMap<number, RowGroup<Row>>
  arrangement: Arrangement<Row>
}

/** Returns the shown rows, in the order of the table. */
export const listRows = <Row>({ rows, order }: Pick<ArrangedRows<Row>, 'rows' | 'order'>): Row[] =>
  order.map((index) => rows[index] as Row)

type Compare = (one: number, other: number) => number

type SortKey = string | number | undefined

const noGroups = new Map<number, never>()

/** Filters, sorts and groups rows in steps. Caches the texts and the keys that it reads of the rows. */
export class RowArranger<Row> {
  readonly #columns: readonly DataColumn<Row>[]
  readonly #readSearchKey: (row: Row, index: number) => string
  readonly #sortKeyReaders = new Map<string, (row: Row, index: number) => SortKey>()
  readonly #keys = new WeakMap<ArrangedRows<Row>, readonly SortKey[]>()
  #all: number[] = []
  #refreshed: { from: ArrangedRows<Row>; result: ArrangedRows<Row> } | undefined

  constructor(columns: readonly DataColumn<Row>[]) {
    this.#columns = columns
    const searched = columns.filter(({ isSearchable = true }) => isSearchable)
    this.#readSearchKey = cacheByRow((row) => searchKey(searched.map(({ text }) => text(row)).join('\n')))
  }

  /** Shows the rows that contain every word of the query in any column. Rows without a sort value come last. */
  *arrange(rows: readonly Row[], arrangement: Arrangement<Row>): Steps<ArrangedRows<Row>> {
    const isShown = this.#createTest(arrangement)
    const order: number[] = isShown ? [] : this.#listAll(rows.length)
    if (isShown)
      for (const [index, row] of rows.entries()) {
        if (isShown(row, index)) order.push(index)
        yield
      }
    const readKey = this.#findKeyReader(arrangement)
    if (!readKey) return yield* this.#group(rows, order, arrangement)
    const keys: SortKey[] = new Array(rows.length)
    for (const index of order) {
      keys[index] = readKey(rows[index] as Row, index)
      yield
    }
    const sorted = yield* sortInSteps(order, compareKeys(keys, arrangement))
    return yield* this.#group(rows, sorted, arrangement, keys)
  }

  /**
   * Brings the rows that have changed since to their places, without sorting the others: a run changes ten times a
   * second. The order is the same array until it changes.
   */
  refresh(arranged: ArrangedRows<Row>, rows: readonly Row[]): ArrangedRows<Row> {
    const latest = this.#refreshed?.from === arranged ? this.#refreshed.result : arranged
    if (latest.rows === rows) return latest
    const result = runSteps(this.#update(latest, rows))
    this.#refreshed = { from: arranged, result }
    return result
  }

  *#update(latest: ArrangedRows<Row>, rows: readonly Row[]): Steps<ArrangedRows<Row>> {
    const { arrangement } = latest
    const isShown = this.#createTest(arrangement)
    const readKey = this.#findKeyReader(arrangement)
    const changed = [...rows.keys()].filter((index) => rows[index] !== latest.rows[index])
    const keys = [...(this.#keys.get(latest) ?? [])]
    if ((!isShown && !readKey) || changed.length === 0)
      return yield* this.#group(rows, latest.order, arrangement, keys)
    const isChanged = new Set(changed)
    const kept = latest.order.filter((index) => !isChanged.has(index))
    const added = changed.filter((index) => isShown?.(rows[index] as Row, index) ?? true)
    for (const index of added) if (readKey) keys[index] = readKey(rows[index] as Row, index)
    const compare = readKey ? compareKeys(keys, arrangement) : compareIndexes
    const order = yield* mergeInSteps(kept, added.sort(compare), compare)
    return yield* this.#group(rows, order, arrangement, keys)
  }

  *#group(
    rows: readonly Row[],
    order: readonly number[],
    arrangement: Arrangement<Row>,
    keys: readonly SortKey[] = [],
  ): Steps<ArrangedRows<Row>> {
    const column = this.#columns.find(({ id }) => id === arrangement.groupBy)
    const grouped = column ? yield* groupInSteps(rows, order, column) : { order, groups: noGroups }
    const arranged = { rows, arrangement, ...grouped }
    this.#keys.set(arranged, keys)
    return arranged
  }

  /** The same array until the number of rows changes. */
  #listAll(count: number): number[] {
    if (this.#all.length !== count) this.#all = Array.from({ length: count }, (_, index) => index)
    return this.#all
  }

  /** Returns `undefined` if all rows are shown. */
  #createTest(arrangement: Arrangement<Row>) {
    if (!isFiltered(arrangement)) return undefined
    const { query, matches, only = [] } = arrangement
    const isFound = searchTest(query)
    const values = only.flatMap(({ id, text }) => {
      const column = this.#columns.find((each) => each.id === id)
      return column ? [{ column, text }] : []
    })
    return (row: Row, index: number) =>
      (matches?.(row) ?? true) &&
      values.every(({ column, text }) => column.text(row) === text) &&
      (query === '' || isFound(this.#readSearchKey(row, index)))
  }

  #findKeyReader({ sorting: [first] }: Arrangement<Row>) {
    const sortValue = this.#columns.find(({ id }) => id === first?.id)?.sortValue
    if (!first || !sortValue) return undefined
    const read = this.#sortKeyReaders.get(first.id) ?? cacheByRow((row: Row) => createSortKey(sortValue(row)))
    this.#sortKeyReaders.set(first.id, read)
    return read
  }
}

/** Caches a value per row, by index: a row of a run changes by becoming another object. */
function cacheByRow<Row, Value>(read: (row: Row) => Value): (row: Row, index: number) => Value {
  const owners: Row[] = []
  const values: Value[] = []
  return (row, index) => {
    if (!(index in owners) || owners[index] !== row) {
      owners[index] = row
      values[index] = read(row)
    }
    return values[index] as Value
  }
}

const compareIndexes: Compare = (one, other) => one - other

/** Compares rows by their keys: numbers before texts, rows without a key last, and equal ones in the order of the source. */
function compareKeys(
  keys: readonly SortKey[],
  { sorting: [first] }: Pick<Arrangement<never>, 'sorting'>,
): Compare {
  const isDescending = first?.desc ?? false
  return (one, other) => {
    const [a, b] = [keys[one], keys[other]]
    if (a === b) return one - other
    if (a === undefined) return 1
    if (b === undefined) return -1
    const isLess = typeof a === typeof b ? a < b : typeof a === 'number'
    return isLess === isDescending ? 1 : -1
  }
}

/** Brings rows with the same text in a column together. Groups and the rows of each keep their order. */
function* groupInSteps<Row>(
  rows: readonly Row[],
  order: readonly number[],
  column: DataColumn<Row>,
): Steps<Pick<ArrangedRows<Row>, 'order' | 'groups'>> {
  const indexesByText = new Map<string, number[]>()
  for (const index of order) {
    const text = column.text(rows[index] as Row)
    const indexes = indexesByText.get(text)
    if (indexes) indexes.push(index)
    else indexesByText.set(text, [index])
    yield
  }
  const all = [...indexesByText.values()]
  const groups = all.map((indexes) => {
    const group = { column, rows: indexes.map((index) => rows[index] as Row), first: indexes[0] ?? 0 }
    return [group.first, group] as const
  })
  return { order: all.flat(), groups: new Map(groups) }
}
