import type { Outcome } from '../../outcome.ts'
import type {
  BatchLine,
  BatchProgress,
  BatchRow,
  EarlierMarks,
  EarlierOutcomes,
  RowMarks,
  RowResult,
  RowState,
  StateCounts,
} from './progress.ts'

type RowStoreOptions = {
  earlierOutcomes: EarlierOutcomes
  earlierMarks: EarlierMarks
  toRowState: (outcome: Outcome) => Outcome['status']
}

/** Stores the rows of a batch, the number of rows by state, and the number of unsaved results. */
export class RowStore {
  readonly #rows: BatchRow[]
  readonly #counts: StateCounts
  /** Rows that a file or a case contains. A changed row is a new object, so it is not in the set. */
  readonly #exported = new WeakSet<BatchRow>()
  #unexported = 0

  /** Lines with an outcome or marks from a saved file have them from the start. */
  constructor(lines: readonly BatchLine[], { earlierOutcomes, earlierMarks, toRowState }: RowStoreOptions) {
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
    for (const [index, earlier] of earlierOutcomes)
      this.set(index, { state: toRowState(earlier.outcome), ...earlier })
    for (const [index, marks] of earlierMarks) this.mark([index], marks)
    if (earlierOutcomes.size + earlierMarks.size > 0) this.markExported(this.#rows)
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

  /** Replaces the state and outcome of a row. Its note stays, but the user has not reviewed a new outcome. */
  set(index: number, change: RowResult): void {
    const row = this.#rows[index]
    if (!row) return
    this.#counts[row.state] -= 1
    this.#counts[change.state] += 1
    const { line, isReviewed, note } = row
    const marks = pickMarks({ isReviewed: isReviewed && !change.outcome, note })
    this.#replace(index, row, { line, ...marks, ...change })
  }

  /** Changes the marks of rows. A row with a new mark is unsaved. */
  mark(indexes: readonly number[], marks: RowMarks): void {
    for (const index of indexes) {
      const row = this.#rows[index]
      if (!row) continue
      const { isReviewed, note, ...others } = row
      const next = pickMarks({ isReviewed, note, ...marks })
      if (next.isReviewed !== isReviewed || next.note !== note)
        this.#replace(index, row, { ...others, ...next })
    }
  }

  #replace(index: number, row: BatchRow, next: BatchRow) {
    if (this.#isUnexported(row)) this.#unexported -= 1
    if (this.#isUnexported(next)) this.#unexported += 1
    this.#rows[index] = next
  }

  /** Marks rows of an earlier snapshot as saved to a file or to a case. Rows that have changed since stay unsaved. */
  markExported(rows: readonly BatchRow[]): void {
    for (const row of rows) this.#exported.add(row)
    this.#unexported = this.#rows.filter((row) => this.#isUnexported(row)).length
  }

  #isUnexported(row: BatchRow): boolean {
    const isWorthSaving = row.outcome !== undefined || row.note !== undefined
    return isWorthSaving && !this.#exported.has(row)
  }

  /** Returns an immutable copy of the rows and counts. */
  snapshot(): Pick<BatchProgress, 'rows' | 'counts' | 'cached' | 'unexported'> {
    const cached = this.#rows.reduce((count, { isCached }) => count + (isCached ? 1 : 0), 0)
    return { rows: [...this.#rows], counts: { ...this.#counts }, cached, unexported: this.#unexported }
  }
}

/** Leaves out marks that say nothing. */
const pickMarks = ({
  isReviewed,
  note,
}: { [Key in keyof RowMarks]: RowMarks[Key] | undefined }): RowMarks => ({
  ...(isReviewed ? { isReviewed } : {}),
  ...(note === undefined || note.trim() === '' ? {} : { note }),
})
