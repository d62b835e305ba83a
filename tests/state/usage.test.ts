import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { UsageRecord } from '@/state/usage.ts'
import { changeElsewhere, store, stored } from './support/storage.ts'

/** Loads the module as after a page load. */
async function load() {
  vi.resetModules()
  return await import('@/state/usage.ts')
}

const record = (at: number): UsageRecord => ({ consultaId: 'x/1', at, outcome: 'found', ms: 100 })

beforeEach(() => localStorage.clear())

it('survives a reload', async () => {
  const before = await load()
  before.recordUsage(record(1))
  before.recordUsage({ ...record(2), outcome: 'failed' })
  const { usage } = await load()
  expect(usage).toEqual({ records: [record(1), { ...record(2), outcome: 'failed' }], isDemo: false })
})

it('stores no subjects, only the designed fields', async () => {
  const { recordUsage } = await load()
  recordUsage(record(1))
  expect(Object.keys(stored('usage')[0])).toEqual(['consultaId', 'at', 'outcome', 'ms'])
})

it('reads records from before version 0.5', async () => {
  const { consultaId, ...rest } = record(1)
  store('usage', [{ consulta: consultaId, ...rest }])
  expect((await load()).usage.records).toEqual([record(1)])
})

it.each([
  ['a time outside the range of dates', { at: 8.64e15 + 1 }],
  ['a negative duration', { ms: -1 }],
  ['a duration outside the range', { ms: 1e300 }],
])('leaves out a record with %s', async (_reason, change) => {
  store('usage', [{ ...record(1), ...change }, record(2)])
  expect((await load()).usage.records).toEqual([record(2)])
})

it('keeps the newest 2,000', async () => {
  store(
    'usage',
    Array.from({ length: 2_000 }, (_, index) => record(index)),
  )
  const { recordUsage, usage } = await load()
  recordUsage(record(2_000))
  expect(usage.records).toHaveLength(2_000)
  expect([usage.records[0]?.at, usage.records.at(-1)?.at]).toEqual([1, 2_000])
})

it('applies changes of another tab, so that neither overwrites the other', async () => {
  const { recordUsage, usage } = await load()
  changeElsewhere('usage', [record(1)])
  recordUsage(record(2))
  expect(usage.records.map(({ at }) => at)).toEqual([1, 2])
})

describe('users of one browser', () => {
  const ana = { nome: 'Ana', email: 'ana@exemplo.com.br' }
  const bia = { nome: 'Bia', email: 'bia@exemplo.com.br' }
  const times = ({ usage }: Awaited<ReturnType<typeof load>>) => usage.records.map(({ at }) => at)

  it('see only their own records, also if the other logs in without a reload', async () => {
    store('profile', ana)
    const module = await load()
    module.recordUsage(record(1))
    const { auth } = await import('@/state/auth.ts')
    auth.profile = { ...bia, sobrenome: '' }
    expect(times(module)).toEqual([])
    module.recordUsage(record(2))
    expect(times(module)).toEqual([2])
    store('profile', { ...ana, email: ' ANA@exemplo.com.br' })
    expect(times(await load())).toEqual([1])
  })

  it('are identified by the id of the provider', async () => {
    store('profile', { nome: 'Ana', id: '1' })
    const module = await load()
    module.recordUsage(record(1))
    store('profile', { nome: 'Ana', id: '2' })
    expect(times(await load())).toEqual([])
  })

  it('keep their records when the other changes theirs', async () => {
    store('usage', [
      ...Array.from({ length: 3 }, (_, at) => ({ ...record(at), user: ana.email })),
      ...Array.from({ length: 2_000 }, (_, at) => ({ ...record(at), user: bia.email })),
    ])
    store('profile', bia)
    const module = await load()
    module.recordUsage(record(2_000))
    expect(module.usage.records).toHaveLength(2_000)
    module.clearUsage()
    expect(times(module)).toEqual([])
    store('profile', ana)
    expect(times(await load())).toEqual([0, 1, 2])
  })

  it.each([
    ['belong to the only account', ['ana'], [1]],
    ['belong to no one if there are several accounts', ['ana', 'bia'], []],
  ])('find that records of older versions %s', async (_whose, users, expected) => {
    store('users', users)
    store('profile', ana)
    store('usage', [record(1)])
    const module = await load()
    expect(times(module)).toEqual(expected)
    module.recordUsage(record(2))
    expect(stored('usage').map(({ at, user }: UsageRecord) => [at, user])).toEqual(
      [...expected, 2].map((at) => [at, ana.email]),
    )
  })
})

describe('the demonstration history', () => {
  const inventHistory = async () => (await import('@/state/demo-history.ts')).demoHistory(Date.now())

  it('is added to the real records in order, and removed alone', async () => {
    const { addDemoHistory, recordUsage, removeDemoHistory, usage } = await load()
    recordUsage(record(Date.now() - 86_400_000))
    addDemoHistory(await inventHistory())
    expect(usage.isDemo).toBe(true)
    const times = usage.records.map(({ at }) => at)
    expect(times).toEqual([...times].sort((one, other) => one - other))
    expect(usage.records.filter(({ isDemo }) => !isDemo)).toHaveLength(1)
    removeDemoHistory()
    expect(usage).toMatchObject({ isDemo: false, records: [{ consultaId: 'x/1' }] })
  })

  it.each(['removeDemoHistory', 'clearUsage'] as const)(
    'does not come back by itself after %s, for this user only',
    async (remove) => {
      store('profile', { nome: 'Ana', email: 'ana@exemplo.com.br' })
      const module = await load()
      const { hasStartedFromZero } = await import('@/state/usage.ts')
      module.addDemoHistory(await inventHistory())
      expect(hasStartedFromZero()).toBe(false)
      module[remove]()
      expect(hasStartedFromZero()).toBe(true)
      const { auth } = await import('@/state/auth.ts')
      auth.profile = { nome: 'Bia', sobrenome: '', email: 'bia@exemplo.com.br' }
      expect(hasStartedFromZero()).toBe(false)
    },
  )

  it('is not duplicated when it is loaded again', async () => {
    const { addDemoHistory, usage } = await load()
    vi.useFakeTimers({ now: new Date(2026, 10, 20, 17) })
    addDemoHistory(await inventHistory())
    const { length } = usage.records
    expect(length).toBeGreaterThan(200)
    addDemoHistory(await inventHistory())
    expect(usage.records).toHaveLength(length)
    vi.useRealTimers()
  })

  it('uses catalogue consultas and no future times', async () => {
    const { demoHistory } = await import('@/state/demo-history.ts')
    const { catalogue } = await import('../../src/generated/catalogue.ts')
    const ids = new Set<string>(catalogue.flatMap(({ variants }) => variants.map(({ id }) => id)))
    const now = new Date(2026, 10, 20, 12).getTime()
    const history = demoHistory(now)
    expect(history.every(({ consultaId, at }) => ids.has(consultaId) && at <= now)).toBe(true)
    expect(demoHistory(now)).toEqual(history)
  })
})

it('can be removed completely', async () => {
  const { clearUsage, recordUsage, usage } = await load()
  recordUsage(record(1))
  clearUsage()
  expect(usage).toEqual({ records: [], isDemo: false })
  expect(stored('usage')).toBeNull()
})
