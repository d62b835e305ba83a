import type { BatchRow, RowState, StateCounts } from '../run/progress.ts'

/** Rows with numbers come before rows with texts; rows without a key come last, in either direction. */
export type SortKey = string | number | undefined

/** Which rows are shown, and in which order. The same object stands for the same choice. */
export type Criteria = {
  /** Absent where all rows are shown. */
  matches?: ((row: BatchRow) => boolean) | undefined
  /** Absent where the order is the list's. */
  readSortKey?: ((row: BatchRow) => SortKey) | undefined
  isDescending?: boolean
}

/**
 * Arranges a run's rows. All of them are filtered and sorted when the criteria change; while the run goes on, only the
 * rows that have changed find their places, in one pass: outcomes come ten times a second, to tens of thousands of rows.
 */
export class Arranger {
  #criteria: Criteria | undefined
  #rows: readonly BatchRow[] = []
  #order: readonly number[] = []
  #keys: SortKey[] = []

  /** The indexes of the rows to be shown, in their order; the same array until it changes. */
  arrange(rows: readonly BatchRow[], criteria: Criteria): readonly number[] {
    if (criteria !== this.#criteria || rows.length !== this.#rows.length) {
      this.#criteria = criteria
      this.#keys = new Array(rows.length)
      this.#order = this.#filterAndSort(rows, [...rows.keys()])
    } else if (rows !== this.#rows) this.#order = this.#update(rows)
    this.#rows = rows
    return this.#order
  }

  #update(rows: readonly BatchRow[]): readonly number[] {
    const { matches, readSortKey } = this.#criteria ?? {}
    if (!matches && !readSortKey) return this.#order
    const changed = [...rows.keys()].filter((index) => rows[index] !== this.#rows[index])
    if (changed.length === 0) return this.#order
    const isChanged = new Set(changed)
    const unchanged = this.#order.filter((index) => !isChanged.has(index))
    return this.#merge(unchanged, this.#filterAndSort(rows, changed))
  }

  #filterAndSort(rows: readonly BatchRow[], indexes: number[]): number[] {
    const { matches, readSortKey } = this.#criteria ?? {}
    const isShown = (index: number) => {
      const row = rows[index]
      return row !== undefined && (matches?.(row) ?? true)
    }
    const shown = matches ? indexes.filter(isShown) : indexes
    if (!readSortKey) return shown
    for (const index of shown) {
      const row = rows[index]
      this.#keys[index] = row && readSortKey(row)
    }
    return shown.sort(this.#compare)
  }

  #merge(unchanged: readonly number[], added: readonly number[]): number[] {
    const merged: number[] = []
    let next = 0
    for (const index of unchanged) {
      for (
        let place = added[next];
        place !== undefined && this.#compare(place, index) < 0;
        place = added[next]
      ) {
        merged.push(place)
        next += 1
      }
      merged.push(index)
    }
    return [...merged, ...added.slice(next)]
  }

  #compare = (one: number, other: number): number => {
    const [a, b] = [this.#keys[one], this.#keys[other]]
    if (a === b) return one - other
    if (a === undefined) return 1
    if (b === undefined) return -1
    const isLess = typeof a === typeof b ? a < b : typeof a === 'number'
    return isLess === (this.#criteria?.isDescending ?? false) ? 1 : -1
  }
}

/** Which rows of a run are shown, by their state. */
export type RowFilter = 'all' | 'found' | 'incomplete' | 'not-found' | 'failed' | 'unfinished'

const statesByFilter: Record<Exclude<RowFilter, 'all'>, readonly RowState[]> = {
  found: ['found'],
  incomplete: ['incomplete'],
  'not-found': ['not-found'],
  failed: ['failed'],
  unfinished: ['queued', 'pending', 'skipped'],
}

/** A test of whether a row is shown; `undefined` where all are. */
export const createStateTest = (filter: RowFilter): ((row: BatchRow) => boolean) | undefined =>
  filter === 'all' ? undefined : ({ state }) => statesByFilter[filter].includes(state)

export const countRows = (counts: StateCounts, filter: RowFilter): number =>
  (filter === 'all' ? Object.values(statesByFilter).flat() : statesByFilter[filter]).reduce(
    (sum, state) => sum + counts[state],
    0,
  )
