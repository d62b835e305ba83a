import type { Outcome } from '../../outcome.ts'
import type { Environment } from '../../query/environment.ts'
import { ThrottledSnapshot } from '../../query/throttled-snapshot.ts'
import type {
  BatchLine,
  BatchProgress,
  BatchRow,
  EarlierMarks,
  EarlierOutcomes,
  RowMarks,
  RowResult,
  RunStatus,
} from './progress.ts'
import { RowStore } from './row-store.ts'

export type RowRunOptions = {
  lines: readonly BatchLine[]
  environment: Environment
  /** Outcomes of an earlier run. These lines are not queried again. */
  earlierOutcomes?: EarlierOutcomes
  earlierMarks?: EarlierMarks
  /** Returns the state of a line for an outcome; by default the outcome's status. */
  toRowState?: (outcome: Outcome) => Outcome['status']
}

/** Holds the rows and the progress of a batch. Subclasses run it in the browser or follow it on the server. */
export abstract class RowRun {
  protected readonly environment: Environment
  protected readonly rows: RowStore
  protected readonly toRowState: (outcome: Outcome) => Outcome['status']
  readonly #snapshot: ThrottledSnapshot<BatchProgress>
  #status: RunStatus = 'queued'

  constructor(options: RowRunOptions, throttleMs: number) {
    const { lines, environment, earlierOutcomes = new Map(), earlierMarks = new Map() } = options
    const { toRowState = ({ status }) => status } = options
    this.environment = environment
    this.toRowState = toRowState
    this.rows = new RowStore(lines, { earlierOutcomes, earlierMarks, toRowState })
    const compute = () => ({ status: this.#status, ...this.rows.snapshot(), ...this.readTimes() })
    this.#snapshot = new ThrottledSnapshot({ compute, throttleMs, environment })
  }

  /** Returns the part of the progress that depends on where the batch runs. */
  protected abstract readTimes(): Pick<BatchProgress, 'backoffUntil' | 'msLeft' | 'server'>

  protected get status(): RunStatus {
    return this.#status
  }

  getSnapshot = (): BatchProgress => this.#snapshot.get()

  subscribe = (listener: () => void) => this.#snapshot.subscribe(listener)

  markExported(rows: readonly BatchRow[]): void {
    this.rows.markExported(rows)
    this.#snapshot.update()
  }

  mark(indexes: readonly number[], marks: RowMarks): void {
    this.rows.mark(indexes, marks)
    this.updateSoon()
  }

  /** Publishes a new status at once, without the throttle. */
  protected setStatus(status: RunStatus): void {
    this.#status = status
    this.#snapshot.update()
  }

  protected setRows(indexes: readonly number[], result: RowResult): void {
    for (const index of indexes) this.rows.set(index, result)
    this.updateSoon()
  }

  protected updateSoon(): void {
    this.#snapshot.updateSoon()
  }

  /** Removes the listeners. */
  dispose(): void {
    this.#snapshot.clear()
  }
}
