import { browserEnvironment, type Environment } from '../../query/environment.ts'
import { createLanes } from '../../query/lane.ts'
import type { Answered, Querier } from '../../query/querier.ts'
import { QueryQueue, type SettledQuery } from '../../query/query-queue.ts'
import { sessionQuerier } from '../../query/session-querier.ts'
import { ThrottledSnapshot } from '../../query/throttled-snapshot.ts'
import { type DossieProgress, type DossieStatus, isSettled, type PartProgress } from './dossie-progress.ts'
import { type DossieRunOptions, fillPartValues, PartList } from './part-list.ts'

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
  readonly #environment: Environment
  readonly #querier: Querier
  readonly #parts: PartList
  readonly #queue: QueryQueue<string>
  readonly #snapshot: ThrottledSnapshot<DossieProgress>
  /** The parts that are queried although they have an answer. */
  readonly #freshNames = new Set<string>()
  readonly #startedAt: number
  #endedAt: number | undefined
  #status: DossieStatus = 'running'

  constructor(options: DossieRunOptions) {
    const { ended, environment = browserEnvironment, querier = sessionQuerier } = options
    const { findLane = createLanes(environment) } = options
    this.#options = options
    this.#environment = environment
    this.#querier = querier
    this.#parts = new PartList(options)
    this.#startedAt = ended?.startedAt ?? environment.now()
    this.#endedAt = ended?.endedAt
    if (ended) this.#status = 'done'
    this.#queue = new QueryQueue({
      environment,
      findLane: (name) => findLane(this.#parts.get(name).definition),
      mayStart: () => this.#status === 'running',
      query: (name, signal) => this.#query(name, signal),
      settle: (name, settled) => this.#settle(name, settled),
    })
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
    const names = matchingParts.map(({ part }) => part.name)
    this.#queue.resetRetries(names)
    for (const name of names) this.#parts.resetSkipped(name)
    // A part without an answer takes any that there is now.
    for (const { part, answer } of matchingParts)
      this.#start(part.name, answer !== undefined && answer.outcome.status !== 'failed')
    this.#startReady()
    this.#snapshot.update()
  }

  /** Starts all parts whose input is known. A cached answer may be the input of another part. */
  #startReady() {
    const isRunning = this.#status === 'running'
    const ready = isRunning && this.#parts.findReady((name) => this.#queue.has(name))
    if (ready) {
      this.#start(ready.part.name, false)
      this.#startReady()
      return
    }
    this.#queue.start()
    if (isRunning && this.#parts.areAllSettled) {
      this.#status = 'done'
      this.#endedAt = this.#environment.now()
      return this.#snapshot.update()
    }
    this.#snapshot.updateSoon()
  }

  #start(name: string, isRepeated: boolean) {
    const { part, definition } = this.#parts.get(name)
    const { purpose } = this.#options
    const isFresh = isRepeated || this.#options.isFresh
    const input = fillPartValues(part, definition, this.#options.values, this.#parts.all)
    if ('reason' in input) return this.#parts.update(name, { state: 'skipped', reason: input.reason })
    const { values } = input
    const answer = isFresh ? undefined : this.#querier.find(definition, values, purpose)
    if (answer) return this.#parts.update(name, { state: answer.outcome.status, values, answer })
    if (isFresh) this.#freshNames.add(name)
    this.#parts.update(name, { state: 'waiting', values, reason: 'Espera o limite da fonte' })
    this.#queue.add([name])
  }

  #query(name: string, signal: AbortSignal): Promise<Answered> {
    const { definition, values = {} } = this.#parts.get(name)
    const { purpose, origin } = this.#options
    this.#parts.update(name, { state: 'pending', values })
    this.#snapshot.updateSoon()
    return this.#querier.query(definition, values, {
      signal,
      origin: this.#parts.findOrigin(name) ?? origin,
      purpose,
      isFresh: this.#freshNames.delete(name),
    })
  }

  /** Stores an answer, or queries the part again after a rate limit. */
  #settle(name: string, { answer, reaction }: SettledQuery) {
    const { outcome } = answer
    const { values = {} } = this.#parts.get(name)
    const isLimited = outcome.status === 'failed' && outcome.reason === 'rate-limited'
    if (isLimited && reaction === 'retry' && (outcome.retryAfterMs ?? 0) <= maxBackoffMs)
      this.#start(name, true)
    else this.#parts.update(name, { state: outcome.status, values, answer })
    if (reaction === 'wait-for-login') return this.#stop('signed-out')
    this.#startReady()
  }

  #stop(status: 'stopped' | 'signed-out') {
    this.#status = status
    for (const name of this.#queue.stop())
      this.#parts.update(name, { state: 'skipped', reason: 'O dossiê foi interrompido.' })
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
