import type { SourceBatch, SubmittedLine } from '@manifest/contract/source-batch.ts'
import type { UsageRecord } from '@/state/usage.ts'
import { createFailure, isLoginFailure, type Outcome } from '../../outcome.ts'
import { type BatchLine, type BatchProgress, isUnderWay, type Run, type RunStatus } from '../run/progress.ts'
import { RowRun, type RowRunOptions } from '../run/row-run.ts'
import { BatchPoller } from './batch-poller.ts'
import { type AnsweredServerLine, BatchRequestError, type ServerBatches } from './server-batches.ts'

/** A copy of tens of thousands of rows takes a few milliseconds. */
const throttleMs = 500

export type ServerRunOptions = Omit<RowRunOptions, 'toRowState'> & {
  server: ServerBatches
  purpose: string | undefined
  /** Gets a record of each answered line that this run submitted. */
  onUsage: (record: UsageRecord) => void
  /** Called with each outcome that the server sends. */
  onOutcome?: (line: BatchLine | undefined, outcome: Outcome, ms: number) => void
  /** Returns the outcome of a line that need not be sent. */
  readKnown?: (line: BatchLine) => Outcome | undefined
  /** The batch to open. Without it the run submits its lines. */
  opened?: SourceBatch
}

/** A batch that the source runs: it submits the lines without a known answer, and stores the answers. */
export class ServerRun extends RowRun implements Run {
  readonly isOnServer = true
  readonly #options: ServerRunOptions
  #message: string | undefined
  /** Absent until the server has taken the list. */
  #poller: BatchPoller | undefined
  /** The row of each line of the server's batch. */
  #indexes: readonly number[] = []
  #isDisposed = false

  constructor(options: ServerRunOptions) {
    super(options, throttleMs)
    this.#options = options
    const queued = this.rows.findIndexes('queued')
    if (options.opened) void this.#follow(options.opened, queued).poll()
    else void this.#submit(queued)
  }

  /** The server decides when its batch begins. */
  begin(): void {}

  pause(): void {
    this.#poller?.setPaused(true)
  }

  /** Continues after a pause, polls again after a login, or submits the lines without an answer as a new batch. */
  resume(): void {
    const skipped = this.rows.findIndexes('skipped')
    if (this.status === 'paused') this.#poller?.setPaused(false)
    else if (this.#poller && (this.status === 'signed-out' || this.status === 'login-failed')) {
      const indexes = new Set(this.#indexes)
      const followed = skipped.filter((index) => indexes.has(index))
      this.setRows(followed, { state: 'queued' })
      this.setStatus('running')
      void this.#poller.poll()
    } else this.#requeue(skipped)
  }

  /** Submits the failed (or the incomplete) lines as a new batch. */
  retry(state: 'failed' | 'incomplete'): void {
    this.#requeue(this.rows.findIndexes(state))
  }

  /** Stops the server's batch. Answers that are not downloaded yet still come. */
  cancel(): void {
    if (this.status === 'no-credits') this.#end('cancelled')
    if (isUnderWay(this.getSnapshot())) this.#poller?.cancel()
  }

  /** Stops following the batch, which continues on the server. */
  override dispose(): void {
    this.#isDisposed = true
    this.#poller?.stop()
    super.dispose()
  }

  protected readTimes(): Pick<BatchProgress, 'backoffUntil' | 'msLeft' | 'server'> {
    const { batch } = this.#poller ?? {}
    return {
      backoffUntil: undefined,
      msLeft: undefined,
      ...this.#poller?.readTimes(),
      server: {
        expiresAt: batch && Date.parse(batch.expiresAt),
        message: this.#message,
        wasSubmitted: batch !== undefined,
        canPause: batch?.isPaused !== undefined,
        waiting: batch?.waiting,
      },
    }
  }

  #requeue(indexes: number[]) {
    if (indexes.length === 0) return
    this.setRows(indexes, { state: 'queued' })
    void this.#submit(indexes)
  }

  /** Submits lines, without those that have an answer: they get it at once. */
  async #submit(unanswered: readonly number[]) {
    const { server, purpose, readKnown } = this.#options
    const indexes = unanswered.filter((index) => {
      const line = this.rows.line(index)
      const outcome = line && readKnown?.(line)
      if (outcome) this.rows.set(index, { state: outcome.status, outcome, ms: 0, isCached: true })
      return !outcome
    })
    if (indexes.length === 0) return this.setStatus('done')
    this.#poller?.stop()
    this.#poller = undefined
    this.#message = undefined
    this.setStatus('queued')
    try {
      const lines = indexes.map((index) => this.#readValues(index))
      this.#follow(await server.submit(lines, purpose), indexes).pollIn(0)
    } catch (error) {
      // The server may have taken the list: sending it twice would be billed twice.
      this.#end(this.#readStatus(error), error)
    }
  }

  #readValues(index: number | undefined): SubmittedLine {
    return (index === undefined ? undefined : this.rows.line(index)?.values) ?? {}
  }

  #follow(batch: SourceBatch, indexes: readonly number[]): BatchPoller {
    const { server, environment } = this.#options
    this.#indexes = indexes
    const poller = new BatchPoller({
      server,
      batch,
      environment,
      readValues: (line) => this.#readValues(indexes[line]),
      onAnswered: (lines) => this.#store(lines),
      onPolled: (status) => (status === this.status ? this.updateSoon() : this.setStatus(status)),
      onDelayed: (status) => this.setStatus(status),
      onEnd: (status, error) => this.#end(status ?? this.#readStatus(error), error),
    })
    this.#poller = poller
    if (this.#isDisposed) poller.stop()
    return poller
  }

  #store(answered: readonly AnsweredServerLine[]) {
    const { server, onUsage, onOutcome, opened } = this.#options
    for (const line of answered) {
      const index = this.#indexes[line.line]
      if (index === undefined) continue
      const { outcome, ms } = line
      this.rows.set(index, { state: outcome.status, outcome, ms })
      onOutcome?.(this.rows.line(index), outcome, ms)
      if (!opened) onUsage(server.buildUsage(line))
    }
  }

  /** Returns the status of a run that an error ends. */
  #readStatus(error: unknown): RunStatus {
    if (!(error instanceof BatchRequestError)) return 'server-failed'
    if (error.isGone && this.#poller) return 'gone'
    const { reason } = error.failure
    if (reason === 'signed-out' || reason === 'no-credits') return reason
    return isLoginFailure(error.failure) ? 'login-failed' : 'server-failed'
  }

  #end(status: RunStatus, error?: unknown) {
    const failure = error instanceof BatchRequestError ? error.failure : createFailure('unavailable')
    this.#message = error === undefined ? undefined : failure.message
    this.setRows(this.rows.findIndexes('queued'), { state: 'skipped' })
    this.setStatus(status)
  }
}
