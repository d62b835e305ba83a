import { afterEach, expect, it, vi } from 'vitest'
import { fetchTeamUsage } from '@/state/ask-source.ts'

const settings = {
  source: 'correio',
  get: '/uso',
  rows: 'linhas',
  date: 'data',
  consulta: 'consulta',
  found: 'sim',
  notFound: 'nao',
  failed: 'falhas',
}

const row = { data: '2026-11-24', consulta: 'cpf/3', sim: 3, nao: 0, falhas: 1 }

const answer = (body: unknown, status = 200) =>
  vi.stubGlobal('fetch', async () => Response.json(body, { status }))

afterEach(() => vi.unstubAllGlobals())

it('reads rows as entries with a count, on days of the calendar', async () => {
  answer({ linhas: [row] })
  const at = new Date(2026, 10, 24).getTime()
  expect(await fetchTeamUsage(settings)).toEqual([
    { consultaId: 'cpf/3', at, outcome: 'found', count: 3 },
    { consultaId: 'cpf/3', at, outcome: 'failed', count: 1 },
  ])
})

it('tells a user without the right apart from a failure', async () => {
  answer({}, 403)
  expect(await fetchTeamUsage(settings)).toBe('forbidden')
})

it.each([
  ['an error', {}, 503],
  ['no list', {}, 200],
  ['a row without a count', { linhas: [row, { ...row, sim: undefined }] }, 200],
  ['a negative count', { linhas: [{ ...row, falhas: -1 }] }, 200],
  ['a day that does not exist', { linhas: [{ ...row, data: '2026-13-01' }] }, 200],
])('fails after %s, and gives no zero', async (_reason, body, status) => {
  answer(body, status)
  await expect(fetchTeamUsage(settings)).rejects.toThrow()
})
