import { describe, expect, it } from 'vitest'
import { dayFromToday, daysBetween } from '../../../src/demos/parts/days.ts'
import { isWeekend } from '../../../src/demos/ui-kit/dates/days.ts'

describe('days', () => {
  it('are counted across months, years and daylight saving', () => {
    expect(daysBetween('2026-11-21', '2026-11-21')).toBe(0)
    expect(daysBetween('2026-02-28', '2026-03-01')).toBe(1)
    expect(daysBetween('2025-12-31', '2027-01-01')).toBe(366)
  })

  it.each([
    ['2026-11-20', false],
    ['2026-11-21', true],
    ['2026-11-22', true],
    ['2026-11-23', false],
  ])('%s is on a weekend: %s', (day, isOne) => expect(isWeekend(day)).toBe(isOne))

  it('today is a date in the user’s time zone', () => {
    const late = new Date(2026, 10, 21, 23, 30)
    expect(dayFromToday(0, late)).toBe('2026-11-21')
  })
})
