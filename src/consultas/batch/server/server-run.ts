import type { SourceBatch, SubmittedLine } from '@manifest/contract/source-batch.ts'
import type { UsageRecord } from '@/state/usage.ts'
import { createFailure, isLoginFailure, type Outcome } from '../../outcome.ts'
import { type Environment, ThrottledSnapshot } from '../../run/environment.ts'
import {
  type BatchLine,
  type BatchProgress,
  type BatchRow,
  type EarlierMarks,
  type EarlierOutcomes,
  isUnderWay,
  type RowMarks,
  type Run,
  type RunStatus,
} from '../run/progress.ts'
import { RowStore } from '../run/row-store.ts'
import { BatchRequestError, type ServerBatches } from './server-batches.ts'

/** A copy of tens of thousands of rows takes a few milliseconds. */
const throttleMs = 500

/** Waits between two polls, in ms. They grow while nothing new is there. */
const pollMs = { first: 1_000, longest: 10_000, hidden: 20_000 }

export type ServerRunOptions = {
  lines: readonly BatchLine[]
  server: ServerBatches
  purpose: string | undefined
  environment: Environment
  /** Gets a record of each answered line that this run submitted. */
  onUsage: (record: UsageRecord) => void
  /** Called with each outcome that the server sends. */
  onOutcome?: (line: BatchLine | undefined, outcome: Outcome, ms: number) => void
  /** Returns the outcome of a line that need not be sent. */
  readKnown?: (line: BatchLine) => Outcome | undefined
  /** The batch to open. Without it the run submits its lines. */
  opened?: SourceBatch
  earlierOutcomes?: EarlierOutcomes
  earlierMarks?: EarlierMarks
}

/**
 * Follows a batch that the source runs: it submits the lines without a known answer, polls the progress and downloads
 * the answers.
 */
export class ServerRun implements Run {
  readonly isOnServer = true
  readonly #options: ServerRunOptions
  readonly #rows: RowStore
  readonly #snapshot: ThrottledSnapshot<BatchProgress>
  #status: RunStatus = 'queued'
  #message: string | undefined
  #batch: SourceBatch | undefined
  /** The row of each line of the server's batch. */
  #indexes: readonly number[] = []
  #downloaded = 0
  #startedAt: number | undefined
  #startedWith = 0
  #backoffUntil: number | undefined
  #delay = pollMs.first
  #timer: unknown
  #isDisposed = false

  constructor(options: ServerRunOptions) {
    const { lines, environment, opened, earlierOutcomes = new Map(), earlierMarks = new Map() } = options
    this.#options = options
    this.#rows = new RowStore(lines, { earlierOutcomes, earlierMarks, toRowState: ({ status }) => status })
    this.#snapshot = new ThrottledSnapshot({ compute: () => this.#progress(), throttleMs, environment })
    const queued = this.#rows.findIndexes('queued')
    if (opened) {
      this.#batch = opened
      this.#indexes = queued
      void this.#poll()
    } else void this.#submit(queued)
  }

  getSnapshot = (): BatchProgress => this.#snapshot.get()

  subscribe = (listener: () => void) => this.#snapshot.subscribe(listener)

  /** The server decides when its batch begins. */
  begin(): void {}

  /** The server does not pause a batch. */
  pause(): void {}

  /** Polls again after a login, or submits the lines without an answer as a new batch. */
  resume(): void {
    if (this.#batch && (this.#status === 'signed-out' || this.#status === 'login-failed')) {
      const indexes = new Set(this.#indexes)
      for (const index of this.#rows.findIndexes('skipped'))
        if (indexes.has(index)) this.#rows.set(index, { state: 'queued' })
      this.#setStatus('running')
      return void this.#poll()
    }
    this.#requeue(this.#rows.findIndexes('skipped'))
  }

  /** Submits the failed (or the incomplete) lines as a new batch. */
  retry(state: 'failed' | 'incomplete'): void {
    this.#requeue(this.#rows.findIndexes(state))
  }

  /** Stops the server's batch. Answers that are not downloaded yet still come. */
  cancel(): void {
    const batch = this.#batch
    if (this.#status === 'no-credits') this.#end('cancelled')
    if (!batch || !isUnderWay(this.getSnapshot())) return
    this.#options.server.stop(batch.id).then(
      () => this.#pollIn(0),
      (error) => this.#handleFailure(error),
    )
  }

  markExported(rows: readonly BatchRow[]): void {
    this.#rows.markExported(rows)
    this.#snapshot.update()
  }

  mark(indexes: readonly number[], marks: RowMarks): void {
    this.#rows.mark(indexes, marks)
    this.#snapshot.updateSoon()
  }

  /** Stops following the batch, which continues on the server. */
  dispose(): void {
    this.#isDisposed = true
    this.#options.environment.clearTimeout(this.#timer)
    this.#snapshot.clear()
  }

  #requeue(indexes: number[]) {
    if (indexes.length === 0) return
    for (const index of indexes) this.#rows.set(index, { state: 'queued' })
    void this.#submit(indexes)
  }

  /** Submits lines, without those that have an answer: they get it at once. */
  async #submit(unanswered: readonly number[]) {
    const { server, purpose, readKnown } = this.#options
    const indexes = unanswered.filter((index) => {
      const line = this.#rows.line(index)
      const outcome = line && readKnown?.(line)
      if (outcome) this.#rows.set(index, { state: outcome.status, outcome, ms: 0, isCached: true })
      return !outcome
    })
    if (indexes.length === 0) return this.#setStatus('done')
    this.#batch = undefined
    this.#indexes = indexes
    this.#downloaded = 0
    this.#startedAt = undefined
    this.#message = undefined
    this.#setStatus('queued')
    try {
      const lines = indexes.map((index) => this.#readValues(index))
      this.#batch = await server.submit(lines, purpose)
    } catch (error) {
      // The server may have taken the list: sending it twice would be billed twice.
      return this.#end(this.#stoppedStatus(error), error)
    }
    this.#pollIn(0)
  }

  #readValues(index: number | undefined): SubmittedLine {
    return (index === undefined ? undefined : this.#rows.line(index)?.values) ?? {}
  }

  #pollIn(ms: number) {
    const { setTimeout, clearTimeout } = this.#options.environment
    clearTimeout(this.#timer)
    if (!this.#isDisposed) this.#timer = setTimeout(() => void this.#poll(), ms)
  }

  async #poll() {
    const { server, onUsage, onOutcome, opened, environment } = this.#options
    const batch = this.#batch
    if (!batch || this.#isDisposed) return
    try {
      const { answered, ...state } = await server.read(batch.id, this.#downloaded, (line) =>
        this.#readValues(this.#indexes[line]),
      )
      if (this.#isDisposed || this.#batch !== batch) return
      for (const line of answered) {
        const index = this.#indexes[line.line]
        if (index === undefined) continue
        this.#rows.set(index, { state: line.outcome.status, outcome: line.outcome, ms: line.ms })
        onOutcome?.(this.#rows.line(index), line.outcome, line.ms)
        if (!opened) onUsage(server.buildUsage(line))
      }
      Object.assign(batch, state)
      this.#downloaded += answered.length
      this.#backoffUntil = undefined
      if (this.#startedAt === undefined) {
        this.#startedAt = environment.now()
        this.#startedWith = state.done
      }
      this.#continue(state, answered.length)
    } catch (error) {
      this.#handleFailure(error)
    }
  }

  #continue(state: SourceBatch, newCount: number) {
    const isComplete = newCount === 0 || this.#downloaded >= state.done
    if (isComplete && state.status === 'done') return this.#end('done')
    if (isComplete && state.status === 'cancelled') return this.#end('cancelled')
    if (isComplete && state.status === 'failed')
      return this.#end(state.failure?.status === 402 ? 'no-credits' : 'server-failed')
    const next = state.status === 'queued' ? 'queued' : 'running'
    if (this.#status === next) this.#snapshot.updateSoon()
    else this.#setStatus(next)
    this.#delay = newCount > 0 ? pollMs.first : Math.min(this.#delay * 1.5, pollMs.longest)
    const isHidden = this.#options.environment.isHidden()
    this.#pollIn(isComplete ? (isHidden ? pollMs.hidden : this.#delay) : 0)
  }

  /** Polls again after a failure that passes; stops after one that does not. */
  #handleFailure(error: unknown) {
    if (this.#isDisposed) return
    const { environment } = this.#options
    const isFinal =
      error instanceof BatchRequestError &&
      (error.isGone || isLoginFailure(error.failure) || error.failure.reason === 'forbidden')
    if (isFinal) return this.#end(this.#stoppedStatus(error), error)
    const retryAfterMs = error instanceof BatchRequestError ? error.failure.retryAfterMs : undefined
    this.#delay = Math.min(this.#delay * 2, pollMs.longest)
    const wait = Math.max(retryAfterMs ?? 0, this.#delay)
    this.#backoffUntil = environment.now() + wait
    this.#setStatus(environment.isOnline() ? 'running' : 'offline')
    this.#pollIn(wait)
  }

  #stoppedStatus(error: unknown): RunStatus {
    if (!(error instanceof BatchRequestError)) return 'server-failed'
    if (error.isGone && this.#batch) return 'gone'
    const { reason } = error.failure
    if (reason === 'signed-out') return 'signed-out'
    if (reason === 'no-credits') return 'no-credits'
    return isLoginFailure(error.failure) ? 'login-failed' : 'server-failed'
  }

  #end(status: RunStatus, error?: unknown) {
    const failure = error instanceof BatchRequestError ? error.failure : createFailure('unavailable')
    this.#message = error === undefined ? undefined : failure.message
    for (const index of this.#rows.findIndexes('queued')) this.#rows.set(index, { state: 'skipped' })
    this.#backoffUntil = undefined
    this.#setStatus(status)
  }

  #setStatus(status: RunStatus) {
    this.#status = status
    this.#snapshot.update()
  }

  #progress(): BatchProgress {
    const now = this.#options.environment.now()
    const batch = this.#batch
    const answered = (batch?.done ?? 0) - this.#startedWith
    const elapsed = this.#startedAt === undefined ? 0 : now - this.#startedAt
    const left = batch ? batch.total - batch.done : 0
    return {
      status: this.#status,
      ...this.#rows.snapshot(),
      backoffUntil: this.#backoffUntil,
      msLeft: answered > 0 && elapsed > 0 ? (elapsed / answered) * left : undefined,
      server: {
        expiresAt: batch ? Date.parse(batch.expiresAt) : undefined,
        message: this.#message,
        wasSubmitted: batch !== undefined,
      },
    }
  }
}
