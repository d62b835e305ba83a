import { describe, expect, it } from 'vitest'
import type { Deal } from '../../../src/demos/pages/sales/deal.ts'
import { parseReais } from '../../../src/demos/pages/sales/deal-dialog.tsx'
import {
  computeChange,
  computeRevenue,
  computeTicket,
  countByHour,
  countReturns,
  countStages,
  groupDeals,
} from '../../../src/demos/pages/sales/figures.ts'
import { countDays, joinBuckets, splitPeriod } from '../../../src/demos/pages/sales/period.ts'
import { mergeDeals, seedDeals } from '../../../src/demos/pages/sales/store.ts'

const now = new Date(2026, 10, 27, 15)

const deal = (changes: Partial<Deal> = {}): Deal => ({
  id: 'a',
  day: '2026-11-27',
  hour: 10,
  customer: 'Padaria',
  product: 'Plano mensal',
  region: 'Sul',
  channel: 'Site',
  origin: 'Busca',
  seller: 'marina',
  value: 100,
  stage: 'won',
  isReturned: false,
  ...changes,
})

describe('the seeded deals', () => {
  it('are the same each time, in order, and end now', () => {
    const deals = seedDeals(now)
    expect(deals).toEqual(seedDeals(now))
    expect(deals.length).toBeGreaterThan(2000)
    const times = deals.map(({ day, hour }) => `${day} ${String(hour).padStart(2, '0')}`)
    expect(times).toEqual([...times].sort())
    expect(times.at(-1)?.localeCompare('2026-11-27 15')).toBeLessThanOrEqual(0)
  })

  it('keep a past day on the next day, and never lose a sale', () => {
    const sales = (at: Date) =>
      seedDeals(at).filter(({ day, stage }) => day === '2026-11-20' && stage === 'won')
    expect(sales(now).length).toBeGreaterThan(0)
    expect(sales(new Date(2027, 0, 5, 9))).toEqual(sales(now))
  })
})

describe('periods', () => {
  it.each([
    ['day', 8, 1],
    ['week', 7, 7],
    ['month', 30, 30],
    ['year', 12, 362],
  ] as const)('%s has %i parts and %i days', (period, parts, days) => {
    const { current, previous } = splitPeriod(seedDeals(now), period, now)
    expect([current.length, previous.length]).toEqual([parts, parts])
    expect(countDays(period, now)).toBe(days)
    expect(joinBuckets(previous).length).toBeGreaterThan(0)
  })

  it('compare today with yesterday until the same hour', () => {
    const deals = [deal(), deal({ day: '2026-11-26', hour: 15 }), deal({ day: '2026-11-26', hour: 16 })]
    expect(joinBuckets(splitPeriod(deals, 'day', now).previous)).toHaveLength(1)
  })

  it('put each deal in one part', () => {
    const deals = seedDeals(now).filter(({ day }) => day > '2026-10-28')
    expect(joinBuckets(splitPeriod(deals, 'month', now).current)).toHaveLength(deals.length)
  })
})

describe('figures', () => {
  const deals = [
    deal(),
    deal({ id: 'b', value: 300, region: 'Norte' }),
    deal({ id: 'c', value: 50, isReturned: true }),
    deal({ id: 'd', value: 900, stage: 'talks' }),
  ]

  it('sum kept sales only', () => {
    expect(computeRevenue(deals)).toBe(400)
    expect(computeTicket(deals)).toBe(200)
    expect(countReturns(deals)).toBe(1)
    expect(countStages(deals).talks).toEqual({ count: 1, value: 900 })
    expect(groupDeals(deals, 'region').map(({ name, revenue }) => [name, revenue])).toEqual([
      ['Norte', 300],
      ['Sul', 100],
    ])
  })

  it('count sales by weekday and hours', () => {
    // A Friday.
    expect(countByHour(deals)[4]).toEqual([0, 2, 0, 0, 0, 0])
  })

  it('have no change without anything before', () => {
    expect(computeChange(0, 5)).toBeUndefined()
    expect(computeChange(4, 5)).toBe(0.25)
  })

  it('follow a moved and an added deal', () => {
    const merged = mergeDeals(deals, { added: [deal({ id: 'e', value: 7 })], moved: { d: 'won' } })
    expect(computeRevenue(merged)).toBe(1307)
  })
})

it.each([
  ['1.250,50', 1250.5],
  ['1250.5', 1250.5],
  ['R$ 90', 90],
  ['1.250', 1250],
  ['0', undefined],
  ['-3', undefined],
  ['abc', undefined],
])('reads %s as reais', (text, value) => {
  expect(parseReais(text)).toBe(value)
})
