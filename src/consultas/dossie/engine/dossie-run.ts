import type { ConsultaFamily, DossieDefinition } from '@manifest/contract/resolved.ts'
import type { Path } from '@/generated/paths.ts'
import type { EntryOrigin } from '@/state/session.ts'
import type { FormValues } from '../../form/form-values.ts'
import { createFailure } from '../../outcome.ts'
import { browserEnvironment, type Environment } from '../../run/environment.ts'
import { RetryPolicy } from '../../run/retry-policy.ts'
import { ThrottledSnapshot } from '../../run/throttled-snapshot.ts'
import { queryAndCache, readCachedAnswer as readSessionAnswer } from '../../sources/query-and-cache.ts'
import {
  type DossieProgress,
  type DossieStatus,
  isSettled,
  type PartAnswer,
  type PartProgress,
} from './dossie-progress.ts'
import { fillPartValues } from './part-values.ts'
import { StartLimits } from './start-limits.ts'

type PartDefinition = ConsultaFamily<Path>['variants'][number]

export type DossieRunOptions = {
  dossie: Pick<DossieDefinition, 'parts'>
  families: Readonly<Record<string, Pick<ConsultaFamily<Path>, 'variants'>>>
  /** The normalized values of the dossiê's form. */
  values: FormValues
  purpose?: string | undefined
  /** Queries the sources even if the session has answers. */
  isFresh?: boolean
  /** The result whose lead started the dossiê. */
  origin?: EntryOrigin | undefined
  environment?: Environment
  /** Shared by dossiês that run at the same time. */
  limits?: StartLimits
  /** A rejection makes the part fail. The default rejects only if `signal` aborts, and caches the answer. */
  queryPart?: (
    definition: PartDefinition,
    values: FormValues,
    options: { signal: AbortSignal; origin?: EntryOrigin | undefined; purpose?: string | undefined },
  ) => Promise<PartAnswer>
  /** Returns a cached answer; the default reads the session. */
  readCachedAnswer?: (definition: PartDefinition, values: FormValues) => PartAnswer | undefined
}

/** In milliseconds. Each update lays out the whole page, so answers that arrive together share one. */
const throttleMs = 50

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
  readonly #retryPolicy = new RetryPolicy()
  readonly #snapshot: ThrottledSnapshot<DossieProgress>
  readonly #running = new Map<string, AbortController>()
  readonly #startedAt: number
  #endedAt: number | undefined
  #status: DossieStatus = 'running'
  #parts: PartProgress[]

  constructor(options: DossieRunOptions) {
    const {
      dossie,
      families,
      environment = browserEnvironment,
      queryPart = queryAndCache,
      readCachedAnswer = readSessionAnswer,
    } = options
    this.#options = options
    this.#environment = environment
    this.#limits = options.limits ?? new StartLimits(environment)
    this.#queryPart = queryPart
    this.#readCachedAnswer = options.isFresh ? () => undefined : readCachedAnswer
    this.#startedAt = environment.now()
    this.#parts = dossie.parts.map((part) => {
      const definition = families[part.family]?.variants[part.variant]
      if (!definition) throw new Error(`No consulta ${part.family}/${part.variant}`)
      return { part, definition, state: 'waiting' }
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
    const matchingParts = this.#parts.filter((progress) => isSettled(progress) && matches(progress))
    if (matchingParts.length === 0 || this.#status === 'stopped') return
    this.#status = 'running'
    this.#endedAt = undefined
    for (const { part } of matchingParts) {
      this.#retryPolicy.reset(this.#findIndex(part.name))
      this.#resetSkipped(part.name)
    }
    for (const { part } of matchingParts) this.#start(part.name, true)
    this.#startReady()
    this.#snapshot.update()
  }

  /** Sets skipped parts that depend on this part, directly or not, to `waiting`. */
  #resetSkipped(name: string) {
    for (const { part, state } of this.#parts) {
      if (state !== 'skipped' || !part.after.includes(name)) continue
      this.#updatePart(part.name, { state: 'waiting' })
      this.#resetSkipped(part.name)
    }
  }

  #findIndex(name: string) {
    return this.#parts.findIndex(({ part }) => part.name === name)
  }

  #findPart(name: string) {
    return this.#parts[this.#findIndex(name)]
  }

  #updatePart(name: string, change: Omit<PartProgress, 'part' | 'definition'>) {
    this.#parts = this.#parts.map((progress) =>
      progress.part.name === name
        ? { part: progress.part, definition: progress.definition, ...change }
        : progress,
    )
  }

  /** Starts all parts whose input is known. A cached answer may be the input of another part. */
  #startReady() {
    const ready = this.#parts.find((progress) => this.#isReady(progress))
    if (ready) {
      this.#start(ready.part.name, false)
      this.#startReady()
      return
    }
    if (this.#status === 'running' && this.#parts.every(isSettled)) {
      this.#status = 'done'
      this.#endedAt = this.#environment.now()
      return this.#snapshot.update()
    }
    this.#snapshot.updateSoon()
  }

  #isReady({ part, state }: PartProgress) {
    if (this.#status !== 'running' || state !== 'waiting' || this.#running.has(part.name)) return false
    return part.after.every((name) => {
      const needed = this.#findPart(name)
      return !needed || isSettled(needed)
    })
  }

  #start(name: string, isRetry: boolean) {
    const progress = this.#findPart(name)
    if (!progress) return
    const { part, definition } = progress
    const input = fillPartValues(part, definition, this.#options.values, this.#parts)
    if ('reason' in input) return this.#updatePart(name, { state: 'skipped', reason: input.reason })
    const { values } = input
    const answer = isRetry ? undefined : this.#readCachedAnswer(definition, values)
    if (answer)
      return this.#updatePart(name, { state: answer.outcome.status, values, answer, isCached: true })
    const controller = new AbortController()
    this.#running.set(name, controller)
    this.#updatePart(name, { state: 'waiting', values, reason: 'Espera o limite da fonte' })
    void this.#query(progress, values, controller).catch(() => undefined)
  }

  /** Rejects if the run ended in the meantime. */
  async #query({ part, definition }: PartProgress, values: FormValues, controller: AbortController) {
    const { signal } = controller
    const { name } = part
    const release = await this.#limits.waitForStart(definition, signal)
    this.#updatePart(name, { state: 'pending', values })
    this.#snapshot.updateSoon()
    const { purpose } = this.#options
    const answer = await this.#queryPart(definition, values, {
      signal,
      origin: this.#findOrigin(name),
      purpose,
    })
      .catch((): PartAnswer => ({ outcome: createFailure('unavailable') }))
      .finally(release)
    signal.throwIfAborted()
    this.#running.delete(name)
    this.#settle(name, values, answer)
    this.#startReady()
  }

  /**
   * Returns the result that a part's input comes from: an earlier part's answer, or the lead that started the
   * dossiê.
   */
  #findOrigin(name: string): EntryOrigin | undefined {
    const earlier = this.#findPart(name)?.part.after.map((other) => this.#findPart(other)) ?? []
    const needed = earlier.find((progress) => progress?.answer?.entry)
    const entry = needed?.answer?.entry
    return needed && entry ? { id: entry.id, label: needed.part.title } : this.#options.origin
  }

  /** Stores an answer, or queries the part again after a rate limit. */
  #settle(name: string, values: FormValues, answer: PartAnswer) {
    const { outcome } = answer
    const { definition } = this.#findPart(name) ?? {}
    // A part does not wait for the network: while offline, it fails.
    const isOnline = true
    const reaction = this.#retryPolicy.decideReaction(this.#findIndex(name), outcome, isOnline)
    if (definition && outcome.status === 'failed' && outcome.reason === 'rate-limited') {
      const { retryAfterMs } = outcome
      this.#limits.backOff(definition, retryAfterMs)
      if (reaction === 'retry' && (retryAfterMs ?? 0) <= maxBackoffMs) return this.#start(name, true)
    }
    this.#updatePart(name, { state: outcome.status, values, answer })
    if (reaction === 'wait-for-login') this.#stop('signed-out')
  }

  #stop(status: 'stopped' | 'signed-out') {
    this.#status = status
    for (const [name, controller] of this.#running) {
      controller.abort()
      this.#updatePart(name, { state: 'skipped', reason: 'O dossiê foi interrompido.' })
    }
    this.#running.clear()
    this.#snapshot.update()
  }

  #progress(): DossieProgress {
    return {
      status: this.#status,
      parts: this.#parts,
      done: this.#parts.filter(isSettled).length,
      startedAt: this.#startedAt,
      ...(this.#endedAt === undefined ? {} : { endedAt: this.#endedAt }),
    }
  }
}
