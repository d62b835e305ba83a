import type { GravestReader, Gravity } from '../../results/export/index.ts'
import type { BatchRow, RowState, StateCounts } from '../run/progress.ts'

/** Numbers sort before texts. Rows without a key come last in both directions. */
export type SortKey = string | number | undefined

/** The filter and the order of rows. The arranger compares criteria by identity. */
export type Criteria = {
  /** Absent if all rows are shown. */
  matches?: ((row: BatchRow) => boolean) | undefined
  /** Absent if rows are in the list's order. */
  readSortKey?: ((row: BatchRow) => SortKey) | undefined
  isDescending?: boolean
}

/**
 * Filters and sorts a run's rows. New criteria sort all rows. During the run, changed rows are merged into the
 * order: outcomes arrive ten times a second, in batches of up to tens of thousands of rows.
 */
export class Arranger {
  #criteria: Criteria | undefined
  #rows: readonly BatchRow[] = []
  #order: readonly number[] = []
  #keys: SortKey[] = []

  /** Returns the indexes of the shown rows in order; the same array until it changes. */
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

/** Filters the rows of a run by state. */
export type RowFilter = 'all' | 'found' | 'incomplete' | 'not-found' | 'failed' | 'unfinished'

const statesByFilter: Record<Exclude<RowFilter, 'all'>, readonly RowState[]> = {
  found: ['found'],
  incomplete: ['incomplete'],
  'not-found': ['not-found'],
  failed: ['failed'],
  unfinished: ['queued', 'pending', 'skipped'],
}

/** Returns a test for shown rows, or `undefined` if all are shown. */
export const createStateTest = (filter: RowFilter): ((row: BatchRow) => boolean) | undefined =>
  filter === 'all' ? undefined : ({ state }) => statesByFilter[filter].includes(state)

export const countRows = (counts: StateCounts, filter: RowFilter): number =>
  (filter === 'all' ? Object.values(statesByFilter).flat() : statesByFilter[filter]).reduce(
    (sum, state) => sum + counts[state],
    0,
  )

/** Filters the rows of a run by the user's review. */
export type ReviewFilter = 'all' | 'reviewed' | 'unreviewed'

/** Returns a test for shown rows, or `undefined` if all are shown. */
export const createReviewTest = (review: ReviewFilter): ((row: BatchRow) => boolean) | undefined =>
  review === 'all' ? undefined : ({ isReviewed = false }) => isReviewed === (review === 'reviewed')

/** Filters the rows of a run by the gravity of their worst finding. */
export type GravityFilter = 'all' | Extract<Gravity, 'grave' | 'attention' | 'unknown'>

/** Returns true if a row has a gravity. A row with a finding that weighs may have unknown parts too. */
export function hasGravity({ outcome }: BatchRow, gravity: Gravity, readGravest: GravestReader): boolean {
  if (!outcome) return false
  const gravest = readGravest(outcome)
  return gravity === 'unknown' ? gravest.unknownText !== undefined : gravest.gravity === gravity
}

/** Returns a test for shown rows, or `undefined` if all are shown. */
export const createGravityTest = (
  filter: GravityFilter,
  readGravest: GravestReader | undefined,
): ((row: BatchRow) => boolean) | undefined =>
  filter === 'all' || !readGravest ? undefined : (row) => hasGravity(row, filter, readGravest)
