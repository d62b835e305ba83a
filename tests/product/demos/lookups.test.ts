import { beforeEach, describe, expect, it, vi } from 'vitest'
import { splitItems } from '../../../src/demos/pages/sales/period.ts'
import {
  addCounts,
  computeMedian,
  countBatches,
  countEmpty,
  countLookups,
  countPeople,
  type Lookup,
  toTally,
} from '../../../src/demos/pages/statistic-widgets/lookup.ts'
import { seedTallies, spread } from '../../../src/demos/pages/statistic-widgets/lookup-store.ts'

const now = new Date('2026-11-27T12:30:00')

const tallies = seedTallies(now)

const lookup: Lookup = {
  id: 'a',
  day: '2026-11-27',
  hour: 12,
  outcome: 'Sem resultado',
  channel: 'Lote',
  module: 'CEP',
  ms: 900,
}

describe('seeded lookups', () => {
  it('of the last whole week have its figures', () => {
    const week = tallies.filter(({ day }) => '2026-11-20' <= day && day < '2026-11-27')
    expect([countLookups(week), countEmpty(week), countPeople(week), countBatches(week)]).toEqual([
      960, 46, 28, 14,
    ])
  })

  it('have the same sum by outcome, channel and module', () => {
    const sums = (['outcomes', 'channels', 'modules'] as const).map((key) =>
      addCounts(tallies, key).reduce((sum, count) => sum + count, 0),
    )
    expect(new Set(sums).size).toBe(1)
  })

  it.each(Array.from({ length: 10 }, (_, index) => new Date(2026, 10, 1 + 2 * index, 4 + 2 * index)))(
    'come by the form in 65% of the last 30 days, on %s',
    (now) => {
      const { current } = splitItems(seedTallies(now), 'month', now)
      const [form = 0, ...others] = addCounts(
        current.flatMap(({ items }) => items),
        'channels',
      )
      expect(form / others.reduce((sum, count) => sum + count, form)).toBeCloseTo(0.65, 2)
    },
  )

  it('end with the current hour, and fill twelve months and the twelve before', () => {
    expect(tallies.at(-1)).toMatchObject({ day: '2026-11-27', hour: 12 })
    const { current, previous } = splitItems(tallies, 'year', now)
    for (const { items } of [...current, ...previous]) expect(countLookups(items)).toBeGreaterThan(0)
  })

  it.each(['day', 'week', 'month'] as const)('are divided by %s without a lost one', (period) => {
    const days = { day: 1, week: 7, month: 30 }[period]
    const { current } = splitItems(tallies, period, now)
    const first = new Date(Date.UTC(2026, 10, 28 - days)).toISOString().slice(0, 10)
    expect(countLookups(current.flatMap(({ items }) => items))).toBe(
      countLookups(tallies.filter(({ day }) => day >= first)),
    )
  })
})

describe('lookups', () => {
  it.each([
    [10, [1, 1, 1], [3, 4, 3]],
    [0, [2, 1], [0, 0]],
    [12, [3, 1, 2, 4, 1, 0, 1], [3, 1, 2, 4, 1, 0, 1]],
  ])('spread %i over %j', (count, shares, expected) => {
    expect(spread(count, shares)).toEqual(expected)
  })

  it('have a median', () => {
    const withTimes = (...times: number[]) => times.map((ms) => toTally({ ...lookup, ms }))
    expect(computeMedian(withTimes(900, 100, 200))).toBe(200)
    expect(computeMedian(withTimes(900, 100))).toBe(500)
    expect(computeMedian([]), 'an absent value is not zero').toBeUndefined()
  })
})

describe('recorded lookups', () => {
  beforeEach(() => localStorage.clear())

  it('are stored, counted once in each part, and cleared', async () => {
    vi.resetModules()
    const store = await import('../../../src/demos/pages/statistic-widgets/lookup-store.ts')
    const { id: _, ...values } = lookup
    store.addLookup(values)
    vi.resetModules()
    const later = await import('../../../src/demos/pages/statistic-widgets/lookup-store.ts')
    const counted = later.lookups.added.map(toTally)
    expect(addCounts(counted, 'outcomes')).toEqual([0, 1, 0])
    expect(addCounts(counted, 'channels')).toEqual([0, 1, 0])
    expect(addCounts(counted, 'modules')).toEqual([0, 0, 1, 0, 0])
    expect(countBatches(counted)).toBe(1)
    later.clearLookups()
    expect(later.lookups.added).toEqual([])
  })
})
