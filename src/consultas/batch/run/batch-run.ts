import type { Batch } from '@manifest/schema/consulta.ts'
import { createFailure, type Outcome } from '../../outcome.ts'
import { type Environment, ThrottledSnapshot } from '../../run/environment.ts'
import { RateLimiter, RetryPolicy } from '../../run/limits.ts'
import {
  type BatchLine,
  type BatchProgress,
  type BatchRow,
  blocksQueue,
  type EarlierMarks,
  type EarlierOutcomes,
  estimateDuration,
  type RowMarks,
  type RowResult,
  type Run,
  type RunStatus,
} from './progress.ts'
import { RowStore } from './row-store.ts'

const throttleMs = 100

/**
 * Longest delay after which a run catches up by starting queries faster, in ms. Browsers throttle the timers
 * of a hidden page.
 */
const catchUpMs = { visible: 500, hidden: 60_000 }

/**
 * Queries a list of subjects in order, several at a time, within the source's rate limit. Every line ends
 * with one outcome.
 */
export class BatchRun implements Run {
  readonly isOnServer = false
  readonly #options: RunOptions
  readonly #rateLimiter: RateLimiter
  readonly #retryPolicy = new RetryPolicy()
  readonly #rows: RowStore
  readonly #toRowState: (outcome: Outcome) => Outcome['status']
  readonly #snapshot: ThrottledSnapshot<BatchProgress>
  /** Indexes of the rows to query, in order. */
  #queue: number[]
  readonly #pending = new Map<number, AbortController>()
  #status: RunStatus = 'queued'
  /** Moving average of the response time. */
  #msPerQuery: number | undefined
  #startTimer: unknown
  readonly #stopListening: () => void

  constructor(options: RunOptions) {
    const {
      lines,
      speed,
      environment,
      earlierOutcomes = new Map(),
      earlierMarks = new Map(),
      toRowState = ({ status }) => status,
    } = options
    this.#toRowState = toRowState
    this.#options = options
    this.#rateLimiter = new RateLimiter(speed.perMinute)
    this.#rows = new RowStore(lines, { earlierOutcomes, earlierMarks, toRowState })
    this.#queue = this.#rows.findIndexes('queued')
    this.#snapshot = new ThrottledSnapshot({ compute: () => this.#progress(), throttleMs, environment })
    this.#stopListening = environment.onNetworkChange(() => this.#onNetworkChange())
    this.#startOrWait()
  }

  getSnapshot = (): BatchProgress => this.#snapshot.get()

  subscribe = (listener: () => void) => this.#snapshot.subscribe(listener)

  begin(): void {
    if (this.#status === 'queued') this.#start()
  }

  pause(): void {
    if (this.#status !== 'running' && this.#status !== 'offline') return
    this.#setStatus('paused')
  }

  resume(): void {
    this.#requeue(this.#rows.findIndexes('skipped'))
    this.#startOrWait()
  }

  cancel(): void {
    if (this.#status !== 'done') this.#stop('cancelled')
  }

  retry(state: 'failed' | 'incomplete'): void {
    const indexes = this.#rows.findIndexes(state)
    for (const index of indexes) this.#retryPolicy.reset(index)
    this.#requeue(indexes)
    this.#startOrWait()
  }

  markExported(rows: readonly BatchRow[]): void {
    this.#rows.markExported(rows)
    this.#snapshot.update()
  }

  mark(indexes: readonly number[], marks: RowMarks): void {
    this.#rows.mark(indexes, marks)
    this.#snapshot.updateSoon()
  }

  dispose(): void {
    this.cancel()
    this.#stopListening()
    this.#snapshot.clear()
  }

  /** Puts rows back into the queue, in the order of the list. */
  #requeue(indexes: number[]) {
    for (const index of indexes) this.#updateRow(index, { state: 'queued' })
    this.#queue = [...this.#queue, ...indexes].sort((one, other) => one - other)
  }

  #updateRow(index: number, change: RowResult) {
    this.#rows.set(index, change)
    this.#snapshot.updateSoon()
  }

  /** Starts the run, or queues it while another batch blocks the queue. */
  #startOrWait() {
    const isActive = blocksQueue({ status: this.#status })
    if (!isActive && this.#options.mayStart?.() === false) this.#setStatus('queued')
    else this.#start()
  }

  #start() {
    this.#setStatus(this.#options.environment.isOnline() ? 'running' : 'offline')
    this.#startQueued()
  }

  #onNetworkChange() {
    const isOnline = this.#options.environment.isOnline()
    if (this.#status === 'running' && !isOnline) this.#setStatus('offline')
    if (this.#status === 'offline' && isOnline) this.#start()
  }

  /** Starts as many queries as concurrency and rate limit allow, and schedules itself for the next. */
  #startQueued() {
    const { speed, environment } = this.#options
    const { now, setTimeout, clearTimeout, isHidden } = environment
    clearTimeout(this.#startTimer)
    while (this.#status === 'running' && this.#pending.size < speed.concurrency) {
      this.#settleKnown()
      if (this.#queue.length === 0) break
      const delay = this.#rateLimiter.msUntilNextStart(now())
      if (delay > 0) {
        this.#startTimer = setTimeout(() => this.#startQueued(), Math.ceil(delay))
        return
      }
      this.#rateLimiter.recordStart(now(), isHidden() ? catchUpMs.hidden : catchUpMs.visible)
      void this.#query(this.#queue.shift() ?? 0)
    }
    if (this.#status === 'running' && this.#queue.length + this.#pending.size === 0)
      this.#setStatus(this.#rows.counts.skipped > 0 ? 'cancelled' : 'done')
  }

  /** Settles the next lines of the queue that need no query. */
  #settleKnown() {
    const { readKnown } = this.#options
    for (let [index] = this.#queue; index !== undefined; [index] = this.#queue) {
      const line = this.#rows.line(index)
      const outcome = line && readKnown?.(line)
      if (!outcome) return
      this.#queue.shift()
      this.#updateRow(index, { state: this.#toRowState(outcome), outcome, ms: 0, isCached: true })
    }
  }

  async #query(index: number) {
    const { query, environment } = this.#options
    const line = this.#rows.line(index)
    if (!line) return
    const controller = new AbortController()
    this.#pending.set(index, controller)
    this.#updateRow(index, { state: 'pending' })
    const startedAt = environment.now()
    const outcome = await query(line, controller.signal).catch(() => createFailure('unavailable'))
    // The run was cancelled in the meantime, and the row may be in the queue again.
    if (this.#pending.get(index) !== controller) return
    this.#pending.delete(index)
    const ms = environment.now() - startedAt
    this.#msPerQuery = this.#msPerQuery === undefined ? ms : this.#msPerQuery * 0.9 + ms * 0.1
    this.#settle(index, outcome, ms)
    this.#startQueued()
  }

  /** Stores an outcome, or queues its row again if the source did not process the query. */
  #settle(index: number, outcome: Outcome, ms: number) {
    const { now, isOnline } = this.#options.environment
    if (outcome.status === 'failed' && outcome.reason === 'rate-limited')
      this.#rateLimiter.backOff(now(), outcome.retryAfterMs)
    const reaction = this.#retryPolicy.decideReaction(index, outcome, isOnline())
    if (reaction === 'accept' || reaction === 'stop') {
      // A batch of another tab had an answer that is older than the query.
      const isCached = outcome.status !== 'failed' && outcome.at < now() - ms
      this.#updateRow(index, {
        state: this.#toRowState(outcome),
        outcome,
        ms,
        ...(isCached ? { isCached } : {}),
      })
      return reaction === 'stop' ? this.#stop('login-failed') : undefined
    }
    this.#requeue([index])
    if (reaction === 'wait-for-login') this.#stop('signed-out')
    if (reaction === 'wait-for-credits' && blocksQueue({ status: this.#status }))
      this.#setStatus('no-credits')
    if (reaction === 'wait-for-network' && this.#status === 'running') this.#setStatus('offline')
  }

  #stop(status: 'cancelled' | 'signed-out' | 'login-failed') {
    for (const controller of this.#pending.values()) controller.abort()
    for (const index of [...this.#pending.keys(), ...this.#queue])
      this.#updateRow(index, { state: 'skipped' })
    this.#pending.clear()
    this.#queue = []
    this.#options.environment.clearTimeout(this.#startTimer)
    this.#setStatus(this.#rows.counts.skipped > 0 ? status : 'done')
  }

  /** Publishes a new status at once, without the throttle. */
  #setStatus(status: RunStatus) {
    this.#status = status
    this.#snapshot.update()
  }

  #progress(): BatchProgress {
    const { speed, environment } = this.#options
    const now = environment.now()
    const backoffUntil = this.#rateLimiter.backoffUntil(now)
    const { counts, ...rows } = this.#rows.snapshot()
    const time = estimateDuration(counts.queued + counts.pending, { ...speed, msPerQuery: this.#msPerQuery })
    const backoffMs = backoffUntil === undefined ? 0 : backoffUntil - now
    return {
      status: this.#status,
      counts,
      ...rows,
      backoffUntil,
      msLeft: time === undefined ? undefined : time + backoffMs,
    }
  }
}

type RunOptions = {
  lines: readonly BatchLine[]
  /** Rejects when `signal` aborts. Any other rejection makes the line fail; the user can retry the line. */
  query: (line: BatchLine, signal: AbortSignal) => Promise<Outcome>
  /** Returns the outcome of a line that needs no query. It takes no time of the source's limit. */
  readKnown?: (line: BatchLine) => Outcome | undefined
  speed: Pick<Batch, 'concurrency'> & { perMinute: number | undefined }
  environment: Environment
  /** Outcomes of an earlier run. These lines are not queried again. */
  earlierOutcomes?: EarlierOutcomes
  earlierMarks?: EarlierMarks
  /** Returns the state of a line for an outcome; by default the outcome's status. */
  toRowState?: (outcome: Outcome) => Outcome['status']
  /**
   * Returns true if no other batch blocks the queue. The run calls it before each start; without it the run
   * always starts.
   */
  mayStart?: () => boolean
}
