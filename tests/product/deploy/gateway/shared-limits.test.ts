import { expect, it } from 'vitest'
import { createPace } from '../../../../deploy/gateway/suppliers/pace.ts'
import { joinProcesses } from '../../../../deploy/gateway/suppliers/shared-suppliers.ts'
import { createSharedTurns, takeTurns } from '../../../../deploy/gateway/suppliers/shared-turns.ts'
import { createClock, defaults } from '../../../deploy/gateway/suppliers/open-supplier.ts'
import { waitFor } from '../../../support/wait-for.ts'
import { createDatabase } from './databases.ts'

/** The most starts in any period of a list of starts. */
const countMost = (starts: readonly number[], ms: number) =>
  Math.max(...starts.map((start) => starts.filter((one) => one >= start && one < start + ms).length))

it('never starts more requests in a period than the rate allows, and comes within 5 % of it', () => {
  const limit = { count: 200, ms: 1_000 }
  let slots: Parameters<typeof takeTurns>[0] = []
  const starts: number[] = []
  for (let at = 1_000_007; at < 1_010_000; at += 37) {
    const { waits, left } = takeTurns(slots, limit, { at, paused: 0 }, Array(20).fill(500))
    slots = left
    starts.push(...waits.filter((wait) => wait <= 500).map((wait) => at + wait))
    expect(slots.length).toBeLessThan(70)
  }
  expect(countMost(starts, 1_000)).toBeLessThanOrEqual(200)
  expect(starts.length).toBeGreaterThan(200 * 10 * 0.95)
})

it('lets all requests of a low rate start at once, and then none', () => {
  const limit = { count: 3, ms: 3_600_000 }
  const { waits, left } = takeTurns([], limit, { at: 5_000, paused: 0 }, [0, 0, 0, 0])
  expect(waits.slice(0, 3)).toEqual([0, 0, 0])
  expect(waits[3]).toBeGreaterThan(3_500_000)
  expect(left).toEqual([{ start: 0, count: 3 }])
})

it('counts the requests of all processes together, and their pauses', async () => {
  const database = await createDatabase()
  const limit = { count: 5, ms: 3_600_000 }
  const [one, other] = [
    createSharedTurns(database, 'acme', limit),
    createSharedTurns(database, 'acme', limit),
  ]
  const takes = [one, other, one, other, one, other].map(({ take }) => take(1_000))
  const outcomes = await Promise.allSettled(takes)
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'limite' } })
  expect(await createSharedTurns(database, 'outro', limit).take(0)).toBe(0)
  await createSharedTurns(database, 'livre', limit).pause(20_000)
  await expect(createSharedTurns(database, 'livre', limit).take(1_000)).rejects.toMatchObject({
    code: 'limite',
  })
})

it('shares the places of a supplier between the processes', async () => {
  const database = await createDatabase()
  const one = await joinProcesses(database)
  const other = await joinProcesses(database)
  await one.reportAndCount()
  expect([one.count(), other.count()]).toEqual([2, 2])
  await other.leave()
  await one.reportAndCount()
  expect(one.count()).toBe(1)
  await one.leave()
})

it('lets waiting requests in when a process gets more places', async () => {
  const clock = createClock()
  const places = { count: 1 }
  const turns = { take: async () => 0, pause: async () => undefined }
  const supplier = { ...defaults, baseUrl: 'https://acme.example' }
  const { run } = createPace(supplier, clock, { turns, countPlaces: () => places.count })
  const ends: (() => void)[] = []
  const all = ['a', 'b', 'c'].map(() => run(() => new Promise<void>((resolve) => void ends.push(resolve))))
  await waitFor(() => expect(ends).toHaveLength(1))
  places.count = 2
  ends[0]?.()
  await waitFor(() => expect(ends).toHaveLength(3))
  for (const end of ends) end()
  await Promise.all(all)
})
