import type { Outcome } from '../../outcome.ts'
import { Lane } from '../../query/lane.ts'
import type { BatchSpeed } from '../../query/limits.ts'
import type { Answered } from '../../query/querier.ts'
import { QueryQueue, type SettledQuery } from '../../query/query-queue.ts'
import {
  type BatchLine,
  type BatchProgress,
  blocksQueue,
  estimateDuration,
  type Run,
  type RunStatus,
} from './progress.ts'
import { RowRun, type RowRunOptions } from './row-run.ts'

const throttleMs = 100

type RunOptions = RowRunOptions & {
  /** Rejects when `signal` aborts. Any other rejection makes the line fail; the user can retry the line. */
  query: (line: BatchLine, signal: AbortSignal) => Promise<Answered>
  /** Returns the outcome of a line that needs no query. It takes no time of the source's limit. */
  readKnown?: (line: BatchLine) => Outcome | undefined
  speed: Omit<BatchSpeed, 'isDemo'>
  /**
   * Returns true if no other batch blocks the queue. The run calls it before each start; without it the run
   * always starts.
   */
  mayStart?: () => boolean
}

/**
 * Queries a list of subjects in order, several at a time, within the source's rate limit. Every line ends
 * with one outcome.
 */
export class BatchRun extends RowRun implements Run {
  readonly isOnServer = false
  readonly #options: RunOptions
  readonly #lane: Lane
  readonly #queue: QueryQueue<number>
  readonly #stopListening: () => void
  /** Moving average of the response time. */
  #msPerQuery: number | undefined

  constructor(options: RunOptions) {
    super(options, throttleMs)
    const { speed, environment } = options
    this.#options = options
    const lane = new Lane(speed, environment)
    this.#lane = lane
    this.#queue = new QueryQueue({
      environment,
      findLane: () => lane,
      mayStart: () => this.status === 'running',
      settleKnown: (index) => this.#settleKnown(index),
      query: (index, signal) => this.#query(index, signal),
      settle: (index, settled) => this.#settle(index, settled),
      onIdle: () => this.setStatus(this.rows.counts.skipped > 0 ? 'cancelled' : 'done'),
      compare: (one, other) => one - other,
    })
    this.#queue.add(this.rows.findIndexes('queued'))
    this.#stopListening = environment.onNetworkChange(() => this.#onNetworkChange())
    this.#startOrWait()
  }

  begin(): void {
    if (this.status === 'queued') this.#start()
  }

  pause(): void {
    if (this.status === 'running' || this.status === 'offline') this.setStatus('paused')
  }

  resume(): void {
    this.#requeue(this.rows.findIndexes('skipped'))
    this.#startOrWait()
  }

  cancel(): void {
    if (this.status !== 'done') this.#stop('cancelled')
  }

  retry(state: 'failed' | 'incomplete'): void {
    const indexes = this.rows.findIndexes(state)
    this.#queue.resetRetries(indexes)
    this.#requeue(indexes)
    this.#startOrWait()
  }

  override dispose(): void {
    this.cancel()
    this.#stopListening()
    super.dispose()
  }

  protected readTimes(): Pick<BatchProgress, 'backoffUntil' | 'msLeft'> {
    const { queued, pending } = this.rows.counts
    const time = estimateDuration(queued + pending, { ...this.#options.speed, msPerQuery: this.#msPerQuery })
    const backoffUntil = this.#lane.backoffUntil()
    const backoffMs = backoffUntil === undefined ? 0 : backoffUntil - this.environment.now()
    return { backoffUntil, msLeft: time === undefined ? undefined : time + backoffMs }
  }

  /** Puts rows back into the queue, in the order of the list. */
  #requeue(indexes: number[]) {
    this.setRows(indexes, { state: 'queued' })
    this.#queue.add(indexes)
  }

  /** Starts the run, or queues it while another batch blocks the queue. */
  #startOrWait() {
    const isActive = blocksQueue({ status: this.status })
    if (!isActive && this.#options.mayStart?.() === false) this.setStatus('queued')
    else this.#start()
  }

  #start() {
    this.setStatus(this.environment.isOnline() ? 'running' : 'offline')
    this.#queue.start()
  }

  #onNetworkChange() {
    const isOnline = this.environment.isOnline()
    if (this.status === 'running' && !isOnline) this.setStatus('offline')
    if (this.status === 'offline' && isOnline) this.#start()
  }

  #settleKnown(index: number): boolean {
    const line = this.rows.line(index)
    const outcome = line && this.#options.readKnown?.(line)
    if (outcome) this.setRows([index], { state: this.toRowState(outcome), outcome, ms: 0, isCached: true })
    return outcome !== undefined
  }

  async #query(index: number, signal: AbortSignal) {
    const line = this.rows.line(index)
    if (!line) throw new Error(`No line ${index}`)
    this.setRows([index], { state: 'pending' })
    return this.#options.query(line, signal)
  }

  /** Stores an outcome, or queues its row again if the source did not process the query. */
  #settle(index: number, { answer: { outcome, isCached }, ms, reaction }: SettledQuery) {
    this.#msPerQuery = this.#msPerQuery === undefined ? ms : this.#msPerQuery * 0.9 + ms * 0.1
    if (reaction === 'accept' || reaction === 'stop') {
      const state = this.toRowState(outcome)
      this.setRows([index], { state, outcome, ms, ...(isCached ? { isCached } : {}) })
      return reaction === 'stop' ? this.#stop('login-failed') : undefined
    }
    this.#requeue([index])
    if (reaction === 'wait-for-login') this.#stop('signed-out')
    if (reaction === 'wait-for-credits' && blocksQueue({ status: this.status })) this.setStatus('no-credits')
    if (reaction === 'wait-for-network' && this.status === 'running') this.setStatus('offline')
  }

  #stop(status: Extract<RunStatus, 'cancelled' | 'signed-out' | 'login-failed'>) {
    this.setRows(this.#queue.stop(), { state: 'skipped' })
    this.setStatus(this.rows.counts.skipped > 0 ? status : 'done')
  }
}
