import type { Batch } from '@manifest/schema/consulta.ts'
import { failed, type Outcome } from '../../outcome.ts'
import { Ledger } from './ledger.ts'
import { Pace } from './pace.ts'
import { type Line, type Progress, type Row, type RunStatus, timeFor } from './progress.ts'
import type { Surroundings } from './surroundings.ts'

type RunOptions = {
  lines: readonly Line[]
  /** Rejects only when `signal` aborts; whatever else it rejects with is a part of the app that did not load. */
  ask: (line: Line, signal: AbortSignal) => Promise<Outcome>
  speed: Pick<Batch, 'concurrency'> & { perMinute: number | undefined }
  surroundings: Surroundings
  /** Told of every consulta made, those that are asked again too. */
  onAsked?: (outcome: Outcome, ms: number) => void
}

/** How often a line is asked again by itself, when the source was busy or the network gone. */
const mostRepeats = 3

/** How long a busy source is left alone that does not say how long. */
const defaultHold = 10_000

/** The longest delay that timers take. */
const longestHold = 2 ** 31 - 1

const emissionMs = 100

/** How much lost time a run makes up for: little, unless it is the browser that holds back a hidden page's timers. */
const catchUp = { shown: 500, hidden: 60_000 }

/** Asks for a list of subjects, in its order, at a rate that the source bears. Every line ends with one outcome. */
export class BatchRun {
  readonly #options: RunOptions
  readonly #pace: Pace
  readonly #ledger: Ledger
  /** Indexes of the rows to be asked, in order. */
  #queue: number[]
  readonly #asking = new Map<number, AbortController>()
  readonly #repeats = new Map<number, number>()
  #status: RunStatus = 'running'
  #heldUntil = 0
  #msEach: number | undefined
  #waking: unknown
  #emitting: unknown
  #progress: Progress
  readonly #listeners = new Set<() => void>()
  readonly #forgetNetwork: () => void

  constructor(options: RunOptions) {
    const { lines, speed, surroundings } = options
    this.#options = options
    this.#pace = new Pace(speed.perMinute)
    this.#ledger = new Ledger(lines)
    this.#queue = lines.map((_, index) => index)
    this.#progress = this.#measure()
    this.#forgetNetwork = surroundings.onNetworkChange(() => this.#onNetwork())
    this.#go()
  }

  /** How the run stands: the same object until there is something new. */
  progress = (): Progress => this.#progress

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }

  /** Starts nothing more; what is being asked is let end. */
  pause(): void {
    if (this.#status !== 'running' && this.#status !== 'offline') return
    this.#become('paused')
  }

  /** Goes on after a pause, or with what was left when the run was stopped. */
  resume(): void {
    this.#requeue(this.#ledger.indexesOf('left'))
    this.#go()
  }

  /** Ends what is being asked, which counts as not done, and leaves the rest unasked. */
  cancel(): void {
    if (this.#status !== 'done') this.#stop('cancelled')
  }

  /** Asks again for those that failed, and for no others. */
  retryFailed(): void {
    const indexes = this.#ledger.indexesOf('failed')
    for (const index of indexes) this.#repeats.delete(index)
    this.#requeue(indexes)
    this.#go()
  }

  /** Ends the run for good. */
  dispose(): void {
    this.cancel()
    this.#forgetNetwork()
    this.#listeners.clear()
  }

  /** Puts rows back into the queue, in their places. */
  #requeue(indexes: number[]) {
    for (const index of indexes) this.#set(index, { state: 'queued' })
    this.#queue = [...this.#queue, ...indexes].sort((one, other) => one - other)
  }

  #set(index: number, change: Omit<Row, 'line'>) {
    this.#ledger.set(index, change)
    this.#emitSoon()
  }

  #go() {
    this.#become(this.#options.surroundings.isOnline() ? 'running' : 'offline')
    this.#pump()
  }

  #onNetwork() {
    const isOnline = this.#options.surroundings.isOnline()
    if (this.#status === 'running' && !isOnline) this.#become('offline')
    if (this.#status === 'offline' && isOnline) this.#go()
  }

  /** Starts what may start, and wakes up when the next may. */
  #pump() {
    const { now, setTimeout, clearTimeout, isHidden } = this.#options.surroundings
    clearTimeout(this.#waking)
    while (this.#status === 'running' && this.#asking.size < this.#options.speed.concurrency) {
      if (this.#queue.length === 0) break
      const wait = Math.max(this.#pace.wait(now()), this.#heldUntil - now())
      if (wait > 0) {
        this.#waking = setTimeout(() => this.#pump(), Math.ceil(wait))
        return
      }
      this.#pace.take(now(), isHidden() ? catchUp.hidden : catchUp.shown)
      void this.#ask(this.#queue.shift() ?? 0)
    }
    if (this.#status === 'running' && this.#queue.length + this.#asking.size === 0)
      this.#become(this.#ledger.counts.left > 0 ? 'cancelled' : 'done')
  }

  async #ask(index: number) {
    const { ask, surroundings, onAsked } = this.#options
    const line = this.#ledger.line(index)
    if (!line) return
    const controller = new AbortController()
    this.#asking.set(index, controller)
    this.#set(index, { state: 'asking' })
    const startedAt = surroundings.now()
    const outcome = await ask(line, controller.signal).catch(() => failed('unavailable'))
    // It was cancelled meanwhile, and may be in the queue again.
    if (this.#asking.get(index) !== controller) return
    this.#asking.delete(index)
    const ms = surroundings.now() - startedAt
    this.#msEach = this.#msEach === undefined ? ms : this.#msEach * 0.9 + ms * 0.1
    onAsked?.(outcome, ms)
    this.#settle(index, outcome, ms)
    this.#pump()
  }

  /** An outcome stays, unless it says that the line was not really asked: then it is once more. */
  #settle(index: number, outcome: Outcome, ms: number) {
    const reason = outcome.status === 'failed' ? outcome.reason : undefined
    if (reason === 'signed-out') {
      this.#requeue([index])
      return this.#stop('signed-out')
    }
    const isOnline = this.#options.surroundings.isOnline()
    if (reason === 'offline' && !isOnline) {
      this.#requeue([index])
      if (this.#status === 'running') this.#become('offline')
      return
    }
    if (reason === 'rate-limited' && outcome.status === 'failed') this.#hold(outcome.retryAfterMs)
    if ((reason === 'rate-limited' || reason === 'offline') && this.#mayRepeat(index)) this.#requeue([index])
    else this.#set(index, { state: outcome.status, outcome, ms })
  }

  #hold(ms = defaultHold) {
    const until = this.#options.surroundings.now() + Math.min(Math.max(0, ms), longestHold)
    this.#heldUntil = Math.max(this.#heldUntil, until)
    this.#emitSoon()
  }

  #mayRepeat(index: number): boolean {
    const repeats = this.#repeats.get(index) ?? 0
    this.#repeats.set(index, repeats + 1)
    return repeats < mostRepeats
  }

  #stop(status: 'cancelled' | 'signed-out') {
    for (const controller of this.#asking.values()) controller.abort()
    for (const index of [...this.#asking.keys(), ...this.#queue]) this.#set(index, { state: 'left' })
    this.#asking.clear()
    this.#queue = []
    this.#options.surroundings.clearTimeout(this.#waking)
    this.#become(this.#ledger.counts.left > 0 ? status : 'done')
  }

  /** What a person did, or the end, shows at once. */
  #become(status: RunStatus) {
    this.#status = status
    this.#emit()
  }

  #emitSoon() {
    this.#emitting ??= this.#options.surroundings.setTimeout(() => this.#emit(), emissionMs)
  }

  #emit() {
    this.#options.surroundings.clearTimeout(this.#emitting)
    this.#emitting = undefined
    this.#progress = this.#measure()
    for (const listener of this.#listeners) listener()
  }

  #measure(): Progress {
    const { speed, surroundings } = this.#options
    const now = surroundings.now()
    const heldMs = Math.max(0, this.#heldUntil - now)
    const { rows, counts } = this.#ledger.snapshot()
    const time = timeFor(counts.queued + counts.asking, { ...speed, msEach: this.#msEach })
    return {
      status: this.#status,
      rows,
      counts,
      heldUntil: heldMs > 0 ? this.#heldUntil : undefined,
      msLeft: time === undefined ? undefined : time + heldMs,
    }
  }
}
