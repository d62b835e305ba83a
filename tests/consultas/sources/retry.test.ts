import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createFailure, type FailureReason, type Outcome } from '../../../src/consultas/outcome.ts'
import { withRetries } from '../../../src/consultas/sources/http.ts'
import { readRetryAfter } from '../../../src/consultas/sources/status-failure.ts'

const found: Outcome = { status: 'found', answer: {}, source: 'X', isDemo: false, at: 0 }

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** Creates an attempt that returns these outcomes in turn, and records the start times. */
function attempts(outcomes: Outcome[]) {
  const times: number[] = []
  const attempt = async () => {
    times.push(Date.now())
    return outcomes[times.length - 1] ?? found
  }
  return { times, attempt }
}

async function run(outcomes: Outcome[], retries: number) {
  const { times, attempt } = attempts(outcomes)
  const outcome = withRetries(attempt, retries, new AbortController().signal)
  await vi.runAllTimersAsync()
  return { outcome: await outcome, pauses: times.slice(1).map((time, index) => time - (times[index] ?? 0)) }
}

describe('withRetries', () => {
  it('retries while the source is unavailable, with increasing delays', async () => {
    const { outcome, pauses } = await run(
      [createFailure('unavailable'), createFailure('unavailable'), createFailure('unavailable')],
      3,
    )
    expect(outcome).toBe(found)
    expect(pauses).toHaveLength(3)
    for (const [index, pause] of pauses.entries()) {
      expect(pause).toBeGreaterThanOrEqual(150 * 2 ** index)
      expect(pause).toBeLessThanOrEqual(300 * 2 ** index)
    }
  })

  it('gives up after the maximum number of retries', async () => {
    const down = [1, 2, 3].map(() => createFailure('unavailable'))
    const { outcome, pauses } = await run(down, 2)
    expect(outcome).toBe(down[2])
    expect(pauses).toHaveLength(2)
  })

  it.each<FailureReason>([
    'timeout',
    'rate-limited',
    'refused',
    'no-credits',
    'forbidden',
    'signed-out',
    'login-refused',
    'no-token',
    'not-loaded',
    'malformed',
    'unexpected',
    'too-large',
  ])('does not retry %s', async (reason) => {
    expect((await run([createFailure(reason)], 3)).pauses).toEqual([])
  })

  it('waits for the time in `Retry-After` unless it is too long', async () => {
    expect((await run([createFailure('unavailable', 'Espere', 2_000)], 1)).pauses).toEqual([2_000])
    expect((await run([createFailure('unavailable', 'Espere', 60_000)], 1)).pauses).toEqual([])
  })

  it('rejects when it is aborted during a delay', async () => {
    const controller = new AbortController()
    const outcome = withRetries(async () => createFailure('unavailable'), 3, controller.signal)
    const rejected = expect(outcome).rejects.toThrow()
    await vi.advanceTimersByTimeAsync(10)
    controller.abort()
    await rejected
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('readRetryAfter', () => {
  const now = Date.parse('2026-01-01T00:00:00Z')

  it.each([
    ['30', 30_000],
    ['0', 0],
    ['Thu, 01 Jan 2026 00:01:00 GMT', 60_000],
    ['Thu, 01 Jan 2015 00:01:00 GMT', 0],
    ['logo', undefined],
    ['', undefined],
  ])('reads %j', (value, expected) => {
    expect(readRetryAfter(new Headers({ 'retry-after': value }), now)).toBe(expected)
  })

  it('is undefined without the header', () => expect(readRetryAfter(new Headers(), now)).toBeUndefined())
})
