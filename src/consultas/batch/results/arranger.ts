import type { Row } from '../run/progress.ts'

/** Rows with numbers come before rows with texts; rows without a key come last, in either direction. */
export type SortKey = string | number | undefined

/** Which rows are shown, and in which order. The same object stands for the same choice. */
export type Criteria = {
  /** Absent where all rows are shown. */
  matches?: ((row: Row) => boolean) | undefined
  /** Absent where the order is the list's. */
  keyOf?: ((row: Row) => SortKey) | undefined
  isDescending?: boolean
}

/**
 * Arranges a run's rows. All of them are filtered and sorted when the criteria change; while the run goes on, only the
 * rows that have changed find their places, in one pass: outcomes come ten times a second, to tens of thousands of rows.
 */
export class Arranger {
  #criteria: Criteria | undefined
  #rows: readonly Row[] = []
  #order: readonly number[] = []
  #keys: SortKey[] = []

  /** The indexes of the rows to be shown, in their order; the same array until it changes. */
  arrange(rows: readonly Row[], criteria: Criteria): readonly number[] {
    if (criteria !== this.#criteria || rows.length !== this.#rows.length) {
      this.#criteria = criteria
      this.#keys = new Array(rows.length)
      this.#order = this.#sorted(rows, [...rows.keys()])
    } else if (rows !== this.#rows) this.#order = this.#updated(rows)
    this.#rows = rows
    return this.#order
  }

  #updated(rows: readonly Row[]): readonly number[] {
    const { matches, keyOf } = this.#criteria ?? {}
    if (!matches && !keyOf) return this.#order
    const changed = [...rows.keys()].filter((index) => rows[index] !== this.#rows[index])
    if (changed.length === 0) return this.#order
    const isChanged = new Set(changed)
    const kept = this.#order.filter((index) => !isChanged.has(index))
    return this.#merged(kept, this.#sorted(rows, changed))
  }

  #sorted(rows: readonly Row[], indexes: number[]): number[] {
    const { matches, keyOf } = this.#criteria ?? {}
    const isShown = (index: number) => {
      const row = rows[index]
      return row !== undefined && (matches?.(row) ?? true)
    }
    const shown = matches ? indexes.filter(isShown) : indexes
    if (!keyOf) return shown
    for (const index of shown) {
      const row = rows[index]
      this.#keys[index] = row && keyOf(row)
    }
    return shown.sort(this.#compare)
  }

  #merged(kept: readonly number[], added: readonly number[]): number[] {
    const merged: number[] = []
    let next = 0
    for (const index of kept) {
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
