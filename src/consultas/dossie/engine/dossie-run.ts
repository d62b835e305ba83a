import type { FormValues } from '../../form/form-values.ts'
import { createFailure } from '../../outcome.ts'
import { browserEnvironment, type Environment, ThrottledSnapshot } from '../../run/environment.ts'
import { RetryPolicy } from '../../run/limits.ts'
import { queryAndCache, readUsableAnswer } from '../../sources/query-and-cache.ts'
import {
  type DossieProgress,
  type DossieStatus,
  isSettled,
  type PartAnswer,
  type PartProgress,
} from './dossie-progress.ts'
import { type DossieRunOptions, fillPartValues, PartList } from './part-list.ts'
import { StartLimits } from './start-limits.ts'

/** In milliseconds: changes of one task share an update. */
const throttleMs = 0

/** Longest `Retry-After` that a part waits for, in ms. With a longer one it fails. */
const maxBackoffMs = 60_000

/**
 * Queries a dossiê's parts in parallel, each as soon as its input is known and its source's limit allows.
 * Every part ends with an outcome or is skipped. A slow part delays only the parts that need its answer.
 */
export class DossieRun {
  readonly #options: DossieRunOptions
  readonly #limits: StartLimits
  readonly #environment: Environment
  readonly #queryPart: NonNullable<DossieRunOptions['queryPart']>
  readonly #readCachedAnswer: NonNullable<DossieRunOptions['readCachedAnswer']>
  readonly #parts: PartList
  readonly #retryPolicy = new RetryPolicy()
  readonly #snapshot: ThrottledSnapshot<DossieProgress>
  readonly #running = new Map<string, AbortController>()
  readonly #startedAt: number
  #endedAt: number | undefined
  #status: DossieStatus = 'running'

  constructor(options: DossieRunOptions) {
    const {
      ended,
      environment = browserEnvironment,
      queryPart = queryAndCache,
      readCachedAnswer = (definition, values) => readUsableAnswer(definition, values, options.purpose),
    } = options
    this.#options = options
    this.#environment = environment
    this.#limits = options.limits ?? new StartLimits(environment)
    this.#queryPart = queryPart
    this.#readCachedAnswer = options.isFresh ? () => undefined : readCachedAnswer
    this.#parts = new PartList(options)
    this.#startedAt = ended?.startedAt ?? environment.now()
    this.#endedAt = ended?.endedAt
    if (ended) this.#status = 'done'
    this.#snapshot = new ThrottledSnapshot({ compute: () => this.#progress(), throttleMs, environment })
    this.#startReady()
    this.#snapshot.update()
  }

  /** Returns the latest snapshot: the same object until something changes. */
  getSnapshot = (): DossieProgress => this.#snapshot.get()

  /** Calls `listener` after every change. Returns a function that unsubscribes. */
  subscribe = (listener: () => void) => this.#snapshot.subscribe(listener)

  /** Queries a settled part again, and the parts skipped because of it. */
  retry(name: string): void {
    this.#restart(({ part }) => part.name === name)
  }

  /** Queries the failed parts again, and the parts skipped because of them. */
  retryFailed(): void {
    this.#restart(({ state }) => state === 'failed')
  }

  /** Ends the run for good and aborts pending queries. */
  dispose(): void {
    this.#stop('stopped')
    this.#snapshot.clear()
  }

  #restart(matches: (progress: PartProgress) => boolean) {
    const matchingParts = this.#parts.all.filter((progress) => isSettled(progress) && matches(progress))
    if (matchingParts.length === 0 || this.#status === 'stopped') return
    this.#status = 'running'
    this.#endedAt = undefined
    for (const { part } of matchingParts) {
      this.#retryPolicy.reset(this.#parts.findIndex(part.name))
      this.#parts.resetSkipped(part.name)
    }
    // A part without an answer takes any that there is now.
    for (const { part, answer } of matchingParts)
      this.#start(part.name, answer !== undefined && answer.outcome.status !== 'failed')
    this.#startReady()
    this.#snapshot.update()
  }

  /** Starts all parts whose input is known. A cached answer may be the input of another part. */
  #startReady() {
    const isRunning = this.#status === 'running'
    const ready = isRunning && this.#parts.findReady((name) => this.#running.has(name))
    if (ready) {
      this.#start(ready.part.name, false)
      this.#startReady()
      return
    }
    if (isRunning && this.#parts.areAllSettled) {
      this.#status = 'done'
      this.#endedAt = this.#environment.now()
      return this.#snapshot.update()
    }
    this.#snapshot.updateSoon()
  }

  #start(name: string, isFresh: boolean) {
    const progress = this.#parts.find(name)
    if (!progress) return
    const { part, definition } = progress
    const input = fillPartValues(part, definition, this.#options.values, this.#parts.all)
    if ('reason' in input) return this.#parts.update(name, { state: 'skipped', reason: input.reason })
    const { values } = input
    const answer = isFresh ? undefined : this.#readCachedAnswer(definition, values)
    if (answer)
      return this.#parts.update(name, { state: answer.outcome.status, values, answer, isCached: true })
    const controller = new AbortController()
    this.#running.set(name, controller)
    this.#parts.update(name, { state: 'waiting', values, reason: 'Espera o limite da fonte' })
    void this.#query(progress, values, controller, isFresh).catch(() => undefined)
  }

  /** Rejects if the run ended in the meantime. */
  async #query(
    { part, definition }: PartProgress,
    values: FormValues,
    controller: AbortController,
    isFresh: boolean,
  ) {
    const { signal } = controller
    const { name } = part
    const release = await this.#limits.waitForStart(definition, signal)
    this.#parts.update(name, { state: 'pending', values })
    this.#snapshot.updateSoon()
    const { purpose } = this.#options
    const answer = await this.#queryPart(definition, values, {
      signal,
      origin: this.#parts.findOrigin(name) ?? this.#options.origin,
      purpose,
      isFresh: isFresh || this.#options.isFresh,
    })
      .catch((): PartAnswer => ({ outcome: createFailure('unavailable') }))
      .finally(release)
    signal.throwIfAborted()
    this.#running.delete(name)
    this.#settle(name, values, answer)
    this.#startReady()
  }

  /** Stores an answer, or queries the part again after a rate limit. */
  #settle(name: string, values: FormValues, answer: PartAnswer) {
    const { outcome } = answer
    const { definition } = this.#parts.find(name) ?? {}
    // A part does not wait for the network: while offline, it fails.
    const isOnline = true
    const reaction = this.#retryPolicy.decideReaction(this.#parts.findIndex(name), outcome, isOnline)
    if (definition && outcome.status === 'failed' && outcome.reason === 'rate-limited') {
      const { retryAfterMs } = outcome
      this.#limits.backOff(definition, retryAfterMs)
      if (reaction === 'retry' && (retryAfterMs ?? 0) <= maxBackoffMs) return this.#start(name, true)
    }
    this.#parts.update(name, {
      state: outcome.status,
      values,
      answer,
      ...(answer.isCached ? { isCached: true } : {}),
    })
    if (reaction === 'wait-for-login') this.#stop('signed-out')
  }

  #stop(status: 'stopped' | 'signed-out') {
    this.#status = status
    for (const [name, controller] of this.#running) {
      controller.abort()
      this.#parts.update(name, { state: 'skipped', reason: 'O dossiê foi interrompido.' })
    }
    this.#running.clear()
    this.#snapshot.update()
  }

  #progress(): DossieProgress {
    return {
      status: this.#status,
      parts: this.#parts.all,
      done: this.#parts.all.filter(isSettled).length,
      startedAt: this.#startedAt,
      ...(this.#endedAt === undefined ? {} : { endedAt: this.#endedAt }),
    }
  }
}
