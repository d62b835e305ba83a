import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BatchRun } from '../../../../src/consultas/batch/run/batch-run.ts'
import {
  type BatchLine,
  countDone,
  type EarlierOutcomes,
  isUnderWay,
} from '../../../../src/consultas/batch/run/progress.ts'
import { createFailure, type FailureReason, type Outcome } from '../../../../src/consultas/outcome.ts'
import type { Answered } from '../../../../src/consultas/query/querier.ts'
import { fakeEnvironment } from '../support/fake-environment.ts'

const found = (answer: string): Outcome => ({ status: 'found', answer, source: 'x', isDemo: false, at: 0 })

const notFound: Outcome = { status: 'not-found', source: 'Gateway', isDemo: false, at: 0 }

const createLines = (count: number): BatchLine[] =>
  Array.from({ length: count }, (_, index) => ({
    numbers: [index + 1],
    values: { id: String(index) },
    typed: String(index),
  }))

type Call = { id: string; at: number; signal: AbortSignal }

type RunSettings = {
  count?: number
  perMinute?: number
  concurrency?: number
  /** In milliseconds. */
  ms?: (id: string) => number
  answer?: (id: string, attempt: number) => Outcome
  /** Says which lines another tab had answered. */
  isCached?: (id: string) => boolean
  savedOutcomes?: EarlierOutcomes
  mayStart?: () => boolean
}

function startRun(settings: RunSettings = {}) {
  const {
    count = 10,
    perMinute,
    concurrency = 2,
    ms = () => 100,
    answer = found,
    isCached = () => false,
    savedOutcomes,
    mayStart,
  } = settings
  const calls: Call[] = []
  const fake = fakeEnvironment()
  let maxConcurrent = 0
  let running = 0
  const query = ({ values: { id = '' } }: BatchLine, signal: AbortSignal) => {
    calls.push({ id, at: Date.now(), signal })
    const attempt = calls.filter((call) => call.id === id).length
    running += 1
    maxConcurrent = Math.max(maxConcurrent, running)
    return new Promise<Answered>((resolve, reject) => {
      const timer = setTimeout(() => {
        running -= 1
        resolve({ outcome: answer(id, attempt), ...(isCached(id) ? { isCached: true } : {}) })
      }, ms(id))
      signal.addEventListener('abort', () => {
        running -= 1
        clearTimeout(timer)
        reject(signal.reason)
      })
    })
  }
  const run = new BatchRun({
    lines: createLines(count),
    query,
    speed: { perMinute, concurrency },
    environment: fake.environment,
    ...(savedOutcomes ? { earlierOutcomes: savedOutcomes } : {}),
    ...(mayStart ? { mayStart } : {}),
  })
  return { run, calls, ...fake, most: () => maxConcurrent, ids: () => calls.map(({ id }) => id) }
}

const failFirst =
  (reason: FailureReason, times: number, retryAfterMs?: number) =>
  (id: string, attempt: number): Outcome =>
    id === '1' && attempt <= times ? createFailure(reason, undefined, retryAfterMs) : found(id)

const advanceTime = (ms: number) => vi.advanceTimersByTimeAsync(ms)

const runAllTimers = () => vi.runAllTimersAsync()

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 })
})

afterEach(() => {
  vi.useRealTimers()
})

describe('a run', () => {
  it('gives every line one outcome, in the order of the list', async () => {
    const { run, ids } = startRun({ count: 25, answer: (id) => (id === '3' ? notFound : found(id)) })
    await runAllTimers()
    const { status, rows, counts, msLeft } = run.getSnapshot()
    expect(status).toBe('done')
    expect(rows.map(({ line }) => line.typed)).toEqual(createLines(25).map(({ typed }) => typed))
    expect(rows.every(({ outcome }) => outcome !== undefined)).toBe(true)
    expect(rows[3]).toMatchObject({ state: 'not-found', outcome: notFound, ms: 100 })
    expect(counts).toEqual({
      queued: 0,
      pending: 0,
      skipped: 0,
      found: 24,
      incomplete: 0,
      'not-found': 1,
      failed: 0,
    })
    expect([msLeft, countDone(run.getSnapshot()), isUnderWay(run.getSnapshot())]).toEqual([0, 25, false])
    expect(ids()).toEqual(createLines(25).map(({ typed }) => typed))
  })

  it('marks the lines as known that the querier had an answer to, not those whose source has a slow clock', async () => {
    const { run } = startRun({ count: 3, isCached: (id) => id === '1' })
    await runAllTimers()
    const { rows, cached } = run.getSnapshot()
    expect([cached, ...rows.map(({ isCached }) => isCached)]).toEqual([1, undefined, true, undefined])
  })

  it('ends at once without lines', () => {
    expect(startRun({ count: 0 }).run.getSnapshot().status).toBe('done')
  })

  it.each([1, 3, 8])('runs at most %d queries in parallel', async (concurrency) => {
    const { most: maxConcurrent } = startRun({
      count: 30,
      concurrency,
      ms: (id) => 50 + (Number(id) % 4) * 70,
    })
    await runAllTimers()
    expect(maxConcurrent()).toBe(concurrency)
  })

  it.each([30, 60, 600])('never starts more than %d queries in any minute', async (perMinute) => {
    const { calls } = startRun({ count: 3 * perMinute, perMinute, concurrency: 4, ms: () => 20 })
    await runAllTimers()
    const maxConcurrent = Math.max(
      ...calls.map(({ at }) => calls.filter((other) => other.at >= at && other.at < at + 60_000).length),
    )
    expect(calls).toHaveLength(3 * perMinute)
    expect(maxConcurrent).toBeLessThanOrEqual(perMinute)
    expect(maxConcurrent).toBeGreaterThan(perMinute * 0.9)
  })

  it('treats an invalid outcome as a failure of its line', async () => {
    const { run } = startRun({
      count: 3,
      answer: (id) => {
        if (id === '1') throw new Error('chunk')
        return found(id)
      },
    })
    vi.spyOn(console, 'error').mockReturnValue()
    const rejecting = new BatchRun({
      lines: createLines(2),
      query: () => Promise.reject(new Error('chunk')),
      speed: { perMinute: undefined, concurrency: 1 },
      environment: fakeEnvironment().environment,
    })
    run.dispose()
    await runAllTimers()
    expect(rejecting.getSnapshot().counts.failed).toBe(2)
  })

  it('estimates the time left from the rate limit and the response time', async () => {
    const byRate = startRun({ count: 61, perMinute: 60 }).run
    expect(byRate.getSnapshot().msLeft).toBe(60_000)
    const { run } = startRun({ count: 20, concurrency: 2, ms: () => 1000 })
    expect(run.getSnapshot().msLeft).toBeUndefined()
    await advanceTime(5_200)
    expect(run.getSnapshot().msLeft).toBe(5_000)
  })

  it('notifies at most ten times a second', async () => {
    const { run } = startRun({ count: 1000, concurrency: 10, ms: () => 10 })
    const listener = vi.fn()
    run.subscribe(listener)
    await advanceTime(900)
    expect(listener.mock.calls.length).toBeLessThanOrEqual(10)
    const before = run.getSnapshot()
    expect(run.getSnapshot()).toBe(before)
  })
})

describe('pause and resume', () => {
  it('starts no queries, lets pending ones finish, and continues', async () => {
    const { run, calls } = startRun({ count: 10, concurrency: 2 })
    await advanceTime(150)
    run.pause()
    expect(run.getSnapshot().status).toBe('paused')
    await advanceTime(60_000)
    expect(calls).toHaveLength(4)
    expect(run.getSnapshot().counts).toMatchObject({ found: 4, pending: 0, queued: 6 })
    run.resume()
    await runAllTimers()
    expect(run.getSnapshot()).toMatchObject({ status: 'done', counts: { found: 10 } })
    expect(calls).toHaveLength(10)
  })

  it('respects the rate limit across a pause', async () => {
    const { run, calls } = startRun({ count: 5, perMinute: 60, concurrency: 1, ms: () => 10 })
    await advanceTime(1_010)
    run.pause()
    run.resume()
    await advanceTime(900)
    expect(calls).toHaveLength(2)
    await runAllTimers()
    expect(run.getSnapshot().counts.found).toBe(5)
  })
})

describe('cancel', () => {
  it('aborts pending queries, whose lines are skipped', async () => {
    const { run, calls } = startRun({ count: 10, concurrency: 3 })
    await advanceTime(150)
    run.cancel()
    expect(calls.slice(-3).map(({ signal }) => signal.aborted)).toEqual([true, true, true])
    await runAllTimers()
    expect(run.getSnapshot()).toMatchObject({
      status: 'cancelled',
      counts: { found: 3, skipped: 7, pending: 0 },
    })
    expect(calls).toHaveLength(6)
  })

  it('can be followed by a resume, without repeated queries', async () => {
    const { run } = startRun({ count: 10, concurrency: 3 })
    await advanceTime(150)
    run.cancel()
    run.resume()
    await runAllTimers()
    const { status, rows } = run.getSnapshot()
    expect(status).toBe('done')
    expect(rows.map(({ outcome }) => outcome?.status === 'found' && outcome.answer)).toEqual(
      createLines(10).map(({ typed }) => typed),
    )
  })

  it('does not change a run that is done', async () => {
    const { run } = startRun({ count: 2 })
    await runAllTimers()
    run.cancel()
    expect(run.getSnapshot().status).toBe('done')
  })
})

describe('retry', () => {
  it('queries only the failed lines', async () => {
    const answer = (id: string, attempt: number) =>
      Number(id) % 3 === 0 && attempt === 1 ? createFailure('unavailable') : found(id)
    const { run, calls, ids } = startRun({ count: 10, answer })
    await runAllTimers()
    expect(run.getSnapshot().counts).toMatchObject({ found: 6, failed: 4 })
    run.retry('failed')
    await runAllTimers()
    expect(run.getSnapshot().counts).toMatchObject({ found: 10, failed: 0 })
    expect(calls).toHaveLength(14)
    expect(ids().slice(10)).toEqual(['0', '3', '6', '9'])
  })

  it('does not query skipped lines', async () => {
    const answer = (id: string, attempt: number) =>
      id === '0' && attempt === 1 ? createFailure('timeout') : found(id)
    const { run, ids } = startRun({ count: 6, concurrency: 1, answer })
    await advanceTime(150)
    run.cancel()
    run.retry('failed')
    await runAllTimers()
    expect(ids()).toEqual(['0', '1', '0'])
    expect(run.getSnapshot()).toMatchObject({ status: 'cancelled', counts: { found: 1, skipped: 5 } })
  })
})

describe('a rate-limited source', () => {
  it('gets the backoff of its `Retry-After`, then the line is retried', async () => {
    const { run, calls, ids } = startRun({
      count: 4,
      concurrency: 1,
      answer: failFirst('rate-limited', 1, 5_000),
    })
    await advanceTime(300)
    expect(run.getSnapshot()).toMatchObject({ status: 'running', backoffUntil: 1_800_000_005_200 })
    await advanceTime(4_800)
    expect(calls).toHaveLength(2)
    await runAllTimers()
    expect(ids()).toEqual(['0', '1', '1', '2', '3'])
    expect(run.getSnapshot()).toMatchObject({ counts: { found: 4 }, backoffUntil: undefined })
  })

  it('gets a default backoff if it sends no `Retry-After`', async () => {
    const { calls } = startRun({ count: 2, concurrency: 1, answer: failFirst('rate-limited', 1) })
    await runAllTimers()
    expect((calls[2]?.at ?? 0) - (calls[1]?.at ?? 0)).toBe(10_100)
  })

  it('makes a line fail after three retries', async () => {
    const { run, ids } = startRun({ count: 3, concurrency: 1, answer: failFirst('rate-limited', 99, 100) })
    await runAllTimers()
    expect(ids().filter((id) => id === '1')).toHaveLength(4)
    expect(run.getSnapshot().rows[1]).toMatchObject({ state: 'failed', outcome: { reason: 'rate-limited' } })
    expect(run.getSnapshot().counts).toMatchObject({ found: 2, failed: 1 })
  })

  it('may send a longer `Retry-After` than timers support', async () => {
    const { run, calls } = startRun({ count: 2, concurrency: 1, answer: failFirst('rate-limited', 1, 1e15) })
    await advanceTime(3_600_000)
    expect(calls).toHaveLength(2)
    run.cancel()
    expect(run.getSnapshot().status).toBe('cancelled')
  })
})

describe('a run without a network', () => {
  it('waits, retries the line and continues', async () => {
    const context = startRun({
      count: 4,
      concurrency: 2,
      answer: (id) => (context.state.isOnline ? found(id) : createFailure('offline')),
    })
    context.state.isOnline = false
    await advanceTime(60_000)
    expect(context.run.getSnapshot()).toMatchObject({ status: 'offline', counts: { queued: 4, failed: 0 } })
    expect(context.calls).toHaveLength(2)
    context.setOnline(true)
    await runAllTimers()
    expect(context.run.getSnapshot()).toMatchObject({ status: 'done', counts: { found: 4 } })
  })

  it('stops when the browser reports offline, and starts only when online', async () => {
    const { run, setOnline, calls } = startRun({ count: 6, concurrency: 1 })
    setOnline(false)
    await advanceTime(60_000)
    expect(run.getSnapshot().status).toBe('offline')
    run.pause()
    run.resume()
    expect(run.getSnapshot().status).toBe('offline')
    expect(calls).toHaveLength(1)
    setOnline(true)
    await runAllTimers()
    expect(run.getSnapshot().counts.found).toBe(6)
  })

  it('stays paused when the network returns', async () => {
    const { run, setOnline } = startRun({ count: 6, concurrency: 1 })
    setOnline(false)
    run.pause()
    setOnline(true)
    expect(run.getSnapshot().status).toBe('paused')
  })

  it('does not retry forever if the browser reports online', async () => {
    const { run, calls } = startRun({ count: 1, answer: () => createFailure('offline') })
    await runAllTimers()
    expect(calls).toHaveLength(4)
    expect(run.getSnapshot().counts.failed).toBe(1)
  })
})

describe.each(['login-refused', 'no-token'] as const)('a login failure (%s)', (reason) => {
  it('stops the run at the first line, and the others can be resumed', async () => {
    const { run, calls } = startRun({ count: 9, concurrency: 1, answer: failFirst(reason, 1) })
    await runAllTimers()
    expect(run.getSnapshot()).toMatchObject({
      status: 'login-failed',
      counts: { found: 1, skipped: 7, failed: 1 },
    })
    expect(calls).toHaveLength(2)
    run.resume()
    await runAllTimers()
    expect(run.getSnapshot()).toMatchObject({ status: 'done', counts: { found: 8, failed: 1 } })
  })
})

describe('a source without credits for the next line', () => {
  it('pauses the run, and a resume queries the unpaid lines', async () => {
    const { run, calls } = startRun({ count: 4, concurrency: 2, answer: failFirst('no-credits', 1) })
    await runAllTimers()
    expect(run.getSnapshot().status).toBe('no-credits')
    expect(run.getSnapshot().counts.failed).toBe(0)
    expect(isUnderWay(run.getSnapshot())).toBe(true)
    run.resume()
    await runAllTimers()
    expect(run.getSnapshot()).toMatchObject({ status: 'done', counts: { found: 4, failed: 0 } })
    expect(calls).toHaveLength(5)
  })
})

describe('a source that requires a login', () => {
  it('stops the run and loses no lines', async () => {
    const { run, calls } = startRun({ count: 9, concurrency: 3, answer: failFirst('signed-out', 1) })
    await runAllTimers()
    expect(run.getSnapshot()).toMatchObject({
      status: 'signed-out',
      counts: { found: 1, skipped: 8, failed: 0 },
    })
    expect(calls).toHaveLength(4)
    run.resume()
    await runAllTimers()
    expect(run.getSnapshot()).toMatchObject({ status: 'done', counts: { found: 9 } })
  })
})

describe('dispose', () => {
  it('aborts pending queries and removes listeners', async () => {
    const { run, calls, listeners } = startRun({ count: 9 })
    const listener = vi.fn()
    run.subscribe(listener)
    run.dispose()
    listener.mockClear()
    await runAllTimers()
    expect(listener).not.toHaveBeenCalled()
    expect(calls.every(({ signal }) => signal.aborted)).toBe(true)
    expect(listeners.size).toBe(0)
  })
})

describe('a batch that continues an earlier one', () => {
  const savedOutcomes = new Map([0, 2].map((index) => [index, { outcome: found(String(index)), ms: 5 }]))

  it('queries only the lines that are left, and counts none as unexported', async () => {
    const { run, ids } = startRun({ count: 4, savedOutcomes })
    expect(run.getSnapshot()).toMatchObject({ unexported: 0, counts: { found: 2 } })
    await runAllTimers()
    expect(ids()).toEqual(['1', '3'])
    expect(run.getSnapshot()).toMatchObject({ status: 'done', unexported: 2, counts: { found: 4 } })
  })

  it('is done if no lines are left', () => {
    const { run, calls } = startRun({ count: 1, savedOutcomes: new Map([[0, { outcome: notFound, ms: 1 }]]) })
    expect(run.getSnapshot().status).toBe('done')
    expect(calls).toEqual([])
  })
})

describe('a queued batch', () => {
  it('starts no queries before its turn', async () => {
    let isFree = false
    const { run, calls } = startRun({ count: 2, mayStart: () => isFree })
    await runAllTimers()
    expect(run.getSnapshot().status).toBe('queued')
    expect(calls).toEqual([])
    isFree = true
    run.begin()
    await runAllTimers()
    expect(run.getSnapshot().status).toBe('done')
  })

  it('can be cancelled, and returns to the queue on resume', () => {
    const { run, calls } = startRun({ count: 2, mayStart: () => false })
    run.cancel()
    expect(run.getSnapshot()).toMatchObject({ status: 'cancelled', counts: { skipped: 2 } })
    run.resume()
    expect(run.getSnapshot()).toMatchObject({ status: 'queued', counts: { queued: 2 } })
    expect(calls).toEqual([])
  })

  it('blocks the queue while it is paused', async () => {
    let isFree = true
    const { run } = startRun({ count: 4, mayStart: () => isFree })
    isFree = false
    run.pause()
    run.resume()
    await runAllTimers()
    expect(run.getSnapshot().status).toBe('done')
  })
})

describe('the number of unexported results', () => {
  it('counts rows, and counts a changed row again', async () => {
    const { run } = startRun({ count: 3, answer: failFirst('timeout', 1) })
    await runAllTimers()
    const { rows } = run.getSnapshot()
    run.markExported(rows.slice(0, 2))
    expect(run.getSnapshot().unexported).toBe(1)
    run.markExported(rows.slice(2))
    expect(run.getSnapshot().unexported).toBe(0)
    run.retry('failed')
    await runAllTimers()
    expect(run.getSnapshot().unexported).toBe(1)
  })
})
