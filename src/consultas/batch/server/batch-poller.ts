import type { SourceBatch, SubmittedLine } from '@manifest/contract/source-batch.ts'
import { isLoginFailure } from '../../outcome.ts'
import type { Environment } from '../../query/environment.ts'
import type { BatchProgress, RunStatus } from '../run/progress.ts'
import { type AnsweredServerLine, BatchRequestError, type ServerBatches } from './server-batches.ts'

/** Waits between two polls, in ms. They grow while nothing new is there. */
const pollMs = { first: 1_000, longest: 10_000, hidden: 20_000 }

type PollerOptions = {
  server: ServerBatches
  batch: SourceBatch
  environment: Environment
  /** Returns the values that a line of the batch asks. */
  readValues: (line: number) => SubmittedLine
  /** Gets the lines that the server has answered since the last poll. */
  onAnswered: (lines: readonly AnsweredServerLine[]) => void
  onPolled: (status: 'queued' | 'running' | 'paused') => void
  /** Called after a failure that passes, before the next poll. */
  onDelayed: (status: 'running' | 'paused' | 'offline') => void
  /** Called after the last answer, or with the error that ends the polls. */
  onEnd: (status: RunStatus | undefined, error?: unknown) => void
}

/** Polls a batch that its source runs, and downloads the answers. */
export class BatchPoller {
  readonly batch: SourceBatch
  readonly #options: PollerOptions
  #downloaded = 0
  #startedAt: number | undefined
  #startedWith = 0
  #backoffUntil: number | undefined
  #delay = pollMs.first
  #timer: unknown
  #isStopped = false

  constructor(options: PollerOptions) {
    this.#options = options
    this.batch = options.batch
  }

  pollIn(ms: number): void {
    const { setTimeout, clearTimeout } = this.#options.environment
    clearTimeout(this.#timer)
    if (!this.#isStopped) this.#timer = setTimeout(() => void this.poll(), ms)
  }

  async poll(): Promise<void> {
    const { server, environment, readValues, onAnswered } = this.#options
    const { batch } = this
    if (this.#isStopped) return
    try {
      const { answered, ...state } = await server.read(batch.id, this.#downloaded, readValues)
      if (this.#isStopped) return
      onAnswered(answered)
      Object.assign(batch, { waiting: undefined }, state)
      this.#downloaded += answered.length
      this.#backoffUntil = undefined
      // The time of a pause says nothing of the time left.
      if (state.isPaused) this.#startedAt = undefined
      else if (this.#startedAt === undefined) {
        this.#startedAt = environment.now()
        this.#startedWith = state.done
      }
      this.#continue(state, answered.length)
    } catch (error) {
      this.#handleFailure(error)
    }
  }

  /** Stops the server's batch. Answers that are not downloaded yet still come. */
  cancel(): void {
    this.#change(this.#options.server.stop(this.batch.id))
  }

  /** Pauses the server's batch, or continues it. */
  setPaused(isPaused: boolean): void {
    this.#change(this.#options.server.setPaused(this.batch.id, isPaused))
  }

  #change(request: Promise<void>) {
    request.then(
      () => this.pollIn(0),
      (error) => this.#handleFailure(error),
    )
  }

  /** Stops the polls. The batch continues on the server. */
  stop(): void {
    this.#isStopped = true
    this.#options.environment.clearTimeout(this.#timer)
  }

  readTimes(): Pick<BatchProgress, 'backoffUntil' | 'msLeft'> {
    const { total, done } = this.batch
    const answered = done - this.#startedWith
    const elapsed = this.#startedAt === undefined ? 0 : this.#options.environment.now() - this.#startedAt
    return {
      backoffUntil: this.#backoffUntil,
      msLeft: answered > 0 && elapsed > 0 ? (elapsed / answered) * (total - done) : undefined,
    }
  }

  #continue(state: SourceBatch, newCount: number) {
    const { environment, onPolled } = this.#options
    const { status } = state
    const isComplete = newCount === 0 || this.#downloaded >= state.done
    if (isComplete && status === 'failed')
      return this.#end(state.failure?.status === 402 ? 'no-credits' : 'server-failed')
    if (isComplete && (status === 'done' || status === 'cancelled')) return this.#end(status)
    onPolled(state.isPaused ? 'paused' : status === 'queued' ? 'queued' : 'running')
    this.#delay = newCount > 0 ? pollMs.first : Math.min(this.#delay * 1.5, pollMs.longest)
    this.pollIn(isComplete ? (environment.isHidden() ? pollMs.hidden : this.#delay) : 0)
  }

  /** Polls again after a failure that passes; stops after one that does not. */
  #handleFailure(error: unknown) {
    if (this.#isStopped) return
    const { environment, onDelayed } = this.#options
    const failure = error instanceof BatchRequestError ? error.failure : undefined
    const isGone = error instanceof BatchRequestError && error.isGone
    if (isGone || isLoginFailure(failure) || failure?.reason === 'forbidden')
      return this.#end(undefined, error)
    this.#delay = Math.min(this.#delay * 2, pollMs.longest)
    const wait = Math.max(failure?.retryAfterMs ?? 0, this.#delay)
    this.#backoffUntil = environment.now() + wait
    onDelayed(!environment.isOnline() ? 'offline' : this.batch.isPaused ? 'paused' : 'running')
    this.pollIn(wait)
  }

  #end(status: RunStatus | undefined, error?: unknown) {
    this.#backoffUntil = undefined
    this.#options.onEnd(status, error)
  }
}
