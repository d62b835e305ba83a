import { describe, expect, it } from 'vitest'
import { findPreset, listFreeTimes, presets } from '../../../src/demos/ui-kit/dates/days.ts'

const build = (name: string, today: string) => presets.find((preset) => preset.name === name)?.build(today)

describe('a preset', () => {
  it.each([
    ['Hoje', '2026-11-27', '2026-11-27', '2026-11-27'],
    ['Últimos 7 dias', '2026-11-03', '2026-10-28', '2026-11-03'],
    ['Este mês', '2028-02-10', '2028-02-01', '2028-02-29'],
    ['Este mês', '2026-12-31', '2026-12-01', '2026-12-31'],
    ['Mês passado', '2027-01-31', '2026-12-01', '2026-12-31'],
    ['Este ano', '2026-11-27', '2026-01-01', '2026-12-31'],
  ])('%s on %s is from %s to %s', (name, today, start, end) => {
    expect(build(name, today)).toEqual([start, end])
  })

  it('is recognized by its days', () => {
    expect(findPreset(['2026-10-01', '2026-10-31'], '2026-11-27')).toBe('Mês passado')
    expect(findPreset(['2026-10-02', '2026-10-31'], '2026-11-27')).toBeUndefined()
  })
})

it('free times are the same for a day on each call, and exist on each day', () => {
  for (const day of ['2026-11-30', '2026-12-01', '2026-12-02']) {
    expect(listFreeTimes(day)).toEqual(listFreeTimes(day))
    expect(listFreeTimes(day).length).toBeGreaterThan(3)
  }
})
