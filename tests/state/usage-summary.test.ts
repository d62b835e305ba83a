import { describe, expect, it } from 'vitest'
import type { UsageRecord } from '@/state/usage.ts'
import {
  countByDay,
  countByFamily,
  filterLastDays,
  foundShare,
  medianMs,
  mostUsed,
  readFamilyName,
} from '@/state/usage-summary.ts'

const at = (day: number, hour = 12) => new Date(2026, 10, day, hour).getTime()

const record = (day: number, rest: Partial<UsageRecord> = {}): UsageRecord => ({
  consultaId: 'cpf/1',
  at: at(day),
  outcome: 'found',
  ms: 100,
  ...rest,
})

const now = at(20)

describe('countByDay', () => {
  it('counts each outcome, and includes days without a query', () => {
    const records = [
      record(18),
      record(18, { outcome: 'not-found' }),
      record(18, { outcome: 'incomplete' }),
      record(20, { outcome: 'failed' }),
      record(17),
    ]
    expect(countByDay(records, 3, now)).toEqual([
      { day: at(18, 0), found: 1, incomplete: 1, notFound: 1, failed: 0, total: 3 },
      { day: at(19, 0), found: 0, incomplete: 0, notFound: 0, failed: 0, total: 0 },
      { day: at(20, 0), found: 0, incomplete: 0, notFound: 0, failed: 1, total: 1 },
    ])
  })

  it.each([
    ['includes the first moment of a day', at(19, 0), [1, 0]],
    ['includes the last moment of a day', at(20, 0) - 1, [1, 0]],
    ['counts midnight for the new day', at(20, 0), [0, 1]],
  ])('%s', (_reason, time, expected) => {
    expect(countByDay([record(1, { at: time })], 2, now).map(({ total }) => total)).toEqual(expected)
  })

  it('spans the end of a month', () => {
    expect(countByDay([], 2, at(1)).map(({ day }) => new Date(day).getMonth())).toEqual([9, 10])
  })
})

describe('families and consultas', () => {
  const records = ['cep/1', 'cpf/1', 'cpf/7', 'cpf/7', 'telefone-cpf/1'].map((consultaId) =>
    record(20, { consultaId }),
  )

  it('are counted, most used first', () => {
    expect(countByFamily(records)).toEqual([
      { family: 'cpf', total: 3 },
      { family: 'cep', total: 1 },
      { family: 'telefone-cpf', total: 1 },
    ])
    expect(mostUsed(records, 1)).toEqual([{ consultaId: 'cpf/7', total: 2 }])
  })

  it.each([
    ['cpf/7', 'cpf'],
    ['cpf/12', 'cpf'],
    ['telefone-cpf/1', 'telefone-cpf'],
  ])('the family of %s is %s', (consulta, family) => {
    expect(readFamilyName(consulta)).toBe(family)
  })
})

describe('share and median', () => {
  it.each([
    ['are undefined without records', [], undefined, undefined],
    ['count a query that found nothing', [record(20, { outcome: 'not-found', ms: 40 })], 0, 40],
    ['use the median, which ignores one slow answer', [1, 2, 9_000].map((ms) => record(20, { ms })), 1, 2],
  ])('%s', (_reason, records, share, ms) => {
    expect(foundShare(records)).toBe(share)
    expect(medianMs(records)).toBe(ms)
  })

  it('filterLastDays includes today', () => {
    const days = [13, 14, 20].map((day) => record(day))
    expect(filterLastDays(days, 7, now).map((entry) => new Date(entry.at).getDate())).toEqual([14, 20])
  })
})
