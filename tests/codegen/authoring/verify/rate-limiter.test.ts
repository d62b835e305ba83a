import { expect, it } from 'vitest'
import { createRateLimiter } from '../../../../codegen/authoring/verify/source-client.ts'

it('spaces starts evenly across consultas, and does not catch up on lost time', async () => {
  let now = 0
  const pace = createRateLimiter({
    now: () => now,
    async wait(ms) {
      now += ms
    },
  })
  const starts: number[] = []
  for (const [perMinute, tookMs] of [
    [60, 100],
    [60, 5_000],
    [60, 0],
    [20, 0],
  ] as const) {
    await pace(perMinute)
    starts.push(now)
    now += tookMs
  }
  expect(starts).toEqual([0, 1_000, 6_000, 9_000])
})
