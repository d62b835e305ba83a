import type { Outcome } from '../../outcome.ts'
import type { BatchLine, BatchRow, EarlierOutcomes, RowState, StateCounts } from './progress.ts'

/** Stores the rows of a batch, the number of rows by state, and the number of unsaved results. */
export class RowStore {
  readonly #rows: BatchRow[]
  readonly #counts: StateCounts
  /** Rows that a file contains. A changed row is a new object, so it is not in the set. */
  readonly #exported = new WeakSet<BatchRow>()
  #unexported = 0

  /** Lines with an outcome from a saved file have it from the start. */
  constructor(
    lines: readonly BatchLine[],
    earlierOutcomes: EarlierOutcomes,
    toRowState: (outcome: Outcome) => Outcome['status'],
  ) {
    this.#rows = lines.map((line) => ({ line, state: 'queued' }))
    this.#counts = {
      queued: lines.length,
      pending: 0,
      skipped: 0,
      found: 0,
      incomplete: 0,
      'not-found': 0,
      failed: 0,
    }
    for (const [index, { outcome, ms }] of earlierOutcomes)
      this.set(index, { state: toRowState(outcome), outcome, ms })
    this.markExported(this.#rows)
  }

  get counts(): Readonly<StateCounts> {
    return this.#counts
  }

  line(index: number): BatchLine | undefined {
    return this.#rows[index]?.line
  }

  /** Returns the indexes of the rows in a state, in order. */
  findIndexes(state: RowState): number[] {
    return this.#rows.flatMap((row, index) => (row.state === state ? [index] : []))
  }

  /** Replaces the state and outcome of a row. */
  set(index: number, change: Omit<BatchRow, 'line'>): void {
    const row = this.#rows[index]
    if (!row) return
    this.#counts[row.state] -= 1
    this.#counts[change.state] += 1
    if (this.#isUnexported(row)) this.#unexported -= 1
    if (change.outcome) this.#unexported += 1
    this.#rows[index] = { line: row.line, ...change }
  }

  /** Marks rows of an earlier snapshot as saved to a file. Rows that have changed since stay unsaved. */
  markExported(rows: readonly BatchRow[]): void {
    for (const row of rows) this.#exported.add(row)
    this.#unexported = this.#rows.filter((row) => this.#isUnexported(row)).length
  }

  #isUnexported(row: BatchRow): boolean {
    return row.outcome !== undefined && !this.#exported.has(row)
  }

  /** Returns an immutable copy of the rows and counts. */
  snapshot(): { rows: BatchRow[]; counts: StateCounts; unexported: number } {
    return { rows: [...this.#rows], counts: { ...this.#counts }, unexported: this.#unexported }
  }
}
