import { describe, expect, it } from 'vitest'
import { RateLimiter } from '../../../src/consultas/query/limits.ts'

/** Returns the times of starts that each come `lateBy` after the earliest allowed time. */
function simulateStarts(
  perMinute: number,
  count: number,
  lateBy: (index: number) => number,
  catchUpMs: number,
) {
  const limiter = new RateLimiter(perMinute)
  let now = 1_000_000
  return Array.from({ length: count }, (_, index) => {
    now += Math.ceil(limiter.msUntilNextStart(now)) + lateBy(index)
    limiter.recordStart(now, catchUpMs)
    return now
  })
}

const countBusiestMinute = (starts: number[]) =>
  Math.max(
    ...starts.map((start) => starts.filter((other) => other >= start && other < start + 60_000).length),
  )

describe('RateLimiter', () => {
  it.each([
    ['on time', () => 0, 0],
    ['a little late', () => 7, 500],
    ['with varying delays', (index: number) => (index % 3) * 400, 500],
    ['in a hidden page', (index: number) => (index % 20 === 0 ? 60_000 : 0), 60_000],
    ['after long pauses', (index: number) => (index % 50 === 0 ? 200_000 : 0), 60_000],
  ])('never allows more starts than the rate in any minute: %s', (_, lateBy, catchUp) => {
    for (const rate of [1, 7, 60, 250])
      expect(countBusiestMinute(simulateStarts(rate, 4 * rate, lateBy, catchUp))).toBeLessThanOrEqual(rate)
  })

  it('spaces starts evenly', () => {
    const starts = simulateStarts(60, 5, () => 0, 500)
    expect(starts.map((start) => start - 1_000_000)).toEqual([0, 1000, 2000, 3000, 4000])
  })

  it('makes up for late timers', () => {
    const starts = simulateStarts(600, 601, () => 3, 500)
    expect((starts.at(-1) ?? 0) - 1_000_000).toBeLessThan(60_200)
  })

  it('does not make up for a pause', () => {
    const starts = simulateStarts(60, 4, (index) => (index === 1 ? 30_000 : 0), 0)
    expect(starts.map((start) => start - 1_000_000)).toEqual([0, 31_000, 32_000, 33_000])
  })

  it('allows all starts without a rate', () => {
    const limiter = new RateLimiter(undefined)
    for (let index = 0; index < 1000; index += 1) limiter.recordStart(0, 0)
    expect(limiter.msUntilNextStart(0)).toBe(0)
  })
})
