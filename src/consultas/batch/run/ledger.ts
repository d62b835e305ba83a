import type { Counts, Line, Row, RowState } from './progress.ts'

/** The rows of a batch, each in one state, and how many there are in which. */
export class Ledger {
  readonly #rows: Row[]
  readonly #counts: Counts

  constructor(lines: readonly Line[]) {
    this.#rows = lines.map((line) => ({ line, state: 'queued' }))
    this.#counts = { queued: lines.length, asking: 0, left: 0, found: 0, 'not-found': 0, failed: 0 }
  }

  get counts(): Readonly<Counts> {
    return this.#counts
  }

  line(index: number): Line | undefined {
    return this.#rows[index]?.line
  }

  /** The rows that are in a state, by index, in their order. */
  indexesOf(state: RowState): number[] {
    return this.#rows.flatMap((row, index) => (row.state === state ? [index] : []))
  }

  /** Puts a row into a state, with what came of it; what it was before is forgotten. */
  set(index: number, change: Omit<Row, 'line'>): void {
    const row = this.#rows[index]
    if (!row) return
    this.#counts[row.state] -= 1
    this.#counts[change.state] += 1
    this.#rows[index] = { line: row.line, ...change }
  }

  /** Rows and counts as they stand, which change no more. */
  snapshot(): { rows: Row[]; counts: Counts } {
    return { rows: [...this.#rows], counts: { ...this.#counts } }
  }
}
