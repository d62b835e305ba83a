import type { Outcome } from '../../outcome.ts'
import type { BatchLine, BatchRow, EarlierOutcomes, RowState, StateCounts } from './progress.ts'

/** The rows of a batch, each in one state, how many there are in which, and how many results are in no file yet. */
export class RowStore {
  readonly #rows: BatchRow[]
  readonly #counts: StateCounts
  /** Rows that are in a file. A row that changes is another row, which is in none. */
  readonly #exported = new WeakSet<BatchRow>()
  #unexported = 0

  /** Lines with a known outcome, which came from a file, have it from the start. */
  constructor(
    lines: readonly BatchLine[],
    earlierOutcomes: EarlierOutcomes,
    readLineState: (outcome: Outcome) => Outcome['status'],
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
      this.set(index, { state: readLineState(outcome), outcome, ms })
    this.markExported(this.#rows)
  }

  get counts(): Readonly<StateCounts> {
    return this.#counts
  }

  line(index: number): BatchLine | undefined {
    return this.#rows[index]?.line
  }

  /** The rows that are in a state, by index, in their order. */
  findIndexes(state: RowState): number[] {
    return this.#rows.flatMap((row, index) => (row.state === state ? [index] : []))
  }

  /** Puts a row into a state, with its outcome if it has one; its earlier state and outcome are forgotten. */
  set(index: number, change: Omit<BatchRow, 'line'>): void {
    const row = this.#rows[index]
    if (!row) return
    this.#counts[row.state] -= 1
    this.#counts[change.state] += 1
    if (this.#isUnexported(row)) this.#unexported -= 1
    if (change.outcome) this.#unexported += 1
    this.#rows[index] = { line: row.line, ...change }
  }

  /** Notes that these rows, all of an earlier snapshot, are in a file: what has changed since then is not. */
  markExported(rows: readonly BatchRow[]): void {
    for (const row of rows) this.#exported.add(row)
    this.#unexported = this.#rows.filter((row) => this.#isUnexported(row)).length
  }

  #isUnexported(row: BatchRow): boolean {
    return row.outcome !== undefined && !this.#exported.has(row)
  }

  /** Rows and figures as they are now; what is returned does not change any more. */
  snapshot(): { rows: BatchRow[]; counts: StateCounts; unexported: number } {
    return { rows: [...this.#rows], counts: { ...this.#counts }, unexported: this.#unexported }
  }
}
