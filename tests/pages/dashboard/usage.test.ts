import type { CatalogueFamily } from '@manifest/contract/resolved.ts'
import { describe, expect, it } from 'vitest'
import { listShortcuts } from '@/pages/dashboard/lower-panels.tsx'
import { chartDays, dailyUsage } from '@/pages/dashboard/usage-panels.tsx'
import { responseLimit, responseTimes } from '@/pages/working/response-times.tsx'
import type { UsageRecord } from '@/state/usage.ts'

const now = new Date(2026, 10, 20, 12).getTime()

const record = (consultaId: string, rest: Partial<UsageRecord> = {}): UsageRecord => ({
  consultaId,
  at: now,
  outcome: 'found',
  ms: 100,
  ...rest,
})

const family = (name: string, variants: number): CatalogueFamily => ({
  family: name,
  title: name.toUpperCase(),
  variants: Array.from({ length: variants }, (_, index) => ({
    id: `${name}/${index + 1}`,
    variant: index + 1,
    path: `/x/${name}/${index + 1}`,
    title: `${name} ${index + 1}`,
  })),
})

describe('shortcuts', () => {
  const families = [family('cpf', 3), family('cep', 1), family('placa', 2)]
  const ids = (records: UsageRecord[], limit: number) =>
    listShortcuts(families, records, limit).map(({ variant, total }) => [variant.id, total])

  it.each([
    [
      'are the first variant of each family without usage',
      [],
      [
        ['cpf/1', 0],
        ['cep/1', 0],
        ['placa/1', 0],
      ],
    ],
    [
      'are the most used consultas, then other families',
      ['cpf/3', 'cpf/2', 'cpf/3'],
      [
        ['cpf/3', 2],
        ['cpf/2', 1],
        ['cep/1', 0],
      ],
    ],
    [
      'leave out removed consultas',
      ['cnpj/1', 'placa/2'],
      [
        ['placa/2', 1],
        ['cpf/1', 0],
        ['cep/1', 0],
      ],
    ],
  ])('%s', (_reason, used, expected) => {
    expect(
      ids(
        used.map((id) => record(id)),
        3,
      ),
    ).toEqual(expected)
  })
})

describe('the chart by day', () => {
  it('counts by outcome, ending with today', () => {
    const { categories, series } = dailyUsage([record('x/1'), record('x/1', { outcome: 'failed' })], now)
    expect(categories).toHaveLength(chartDays)
    expect(categories.at(-1)?.label).toBe('20/11')
    expect(categories.filter(({ isPartial }) => isPartial)).toEqual([categories.at(-1)])
    expect(series.map(({ values }) => values.at(-1))).toEqual([1, 0, 1])
  })
})

describe('the chart of response times', () => {
  it('shows the latest records, oldest first, and their median', () => {
    const records = Array.from({ length: responseLimit + 1 }, (_, ms) => record('x/1', { ms }))
    const { chart, median } = responseTimes(records)
    expect(chart.series[0]?.values).toEqual(records.slice(1).map(({ ms }) => ms))
    expect(median).toBe(16)
  })

  it.each([
    ['the time if the records span one day', now - 60_000, '11:59'],
    ['the date if the records span several days', now - 86_400_000, '19/11'],
  ])('labels %s', (_reason, at, expected) => {
    expect(responseTimes([record('x/1', { at }), record('x/1')]).chart.categories[0]?.label).toBe(expected)
  })

  it('has no median without records', () => {
    expect(responseTimes([]).median).toBeUndefined()
  })
})
