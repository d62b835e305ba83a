import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { auth, logout } from '@/state/auth.ts'
import { sessionReports } from '@/state/session-reports.ts'
import type { BatchTarget } from '../../../../src/consultas/batch/batch-target.ts'
import {
  findNextDiscarded,
  findShownRun,
  findUnshownRun,
  leaveRun,
  showRun,
} from '../../../../src/consultas/batch/live/earlier-runs.ts'
import { readLiveRuns, startRun } from '../../../../src/consultas/batch/live/live-runs.ts'
import { asPath } from '../../../support/as-path.ts'

const found = { status: 'found', answer: { nome: 'Ana' }, source: 'Fonte', isDemo: true, at: 1 } as const

const target: BatchTarget = {
  id: 'teste/1',
  consultaIds: [],
  title: 'Teste em lote',
  path: asPath('/consulta/cpf/lote'),
  form: { fields: [] },
  max: 10,
  speed: { concurrency: 1, perMinute: undefined, isDemo: true },
  requestsPerLine: 1,
  createQuery: () => ({
    ask: () => new Promise((resolve) => setTimeout(() => resolve({ outcome: found }), 100)),
    readKnown: () => undefined,
  }),
  countKnown: () => 0,
  summary: () => [],
  missing: () => [],
  findSubject: () => undefined,
  listAnswers: () => [],
  hasSensitive: false,
  loadSheet: () => Promise.reject(new Error('not needed')),
  Detail: () => null,
}

const lines = [{ numbers: [1], values: { cpf: '1' }, typed: '1' }]

/** Starts a batch, waits for its end and leaves it for a new one. */
async function runOne() {
  startRun(target, lines)
  await vi.advanceTimersByTimeAsync(1_000)
  const live = findShownRun(target.id)
  if (!live) throw new Error('no run is shown')
  return live
}

beforeEach(() => {
  vi.useFakeTimers()
  auth.isAuth = true
})

afterEach(() => {
  logout()
  vi.useRealTimers()
})

describe('an ended batch', () => {
  it('is an entry of the session, with its counts', async () => {
    const { id } = await runOne()
    const counts = { found: 1, incomplete: 0, 'not-found': 0, failed: 0, total: 1 }
    expect(sessionReports.items).toMatchObject([{ id, kind: 'batch', title: 'Teste em lote', counts }])
  })

  it('can be shown again after another batch of the same target', async () => {
    const first = await runOne()
    leaveRun(first)
    expect(findShownRun(target.id)).toBeUndefined()
    const second = await runOne()
    showRun(first.id)
    expect(findShownRun(target.id)?.id).toBe(first.id)
    expect(readLiveRuns().map(({ id }) => id)).toEqual([first.id, second.id])
  })

  it('is removed with its entry when five newer ones ended', async () => {
    const first = await runOne()
    leaveRun(first)
    for (let count = 0; count < 4; count += 1) leaveRun(await runOne())
    expect(findNextDiscarded()?.id).toBe(first.id)
    leaveRun(await runOne())
    expect(readLiveRuns()).toHaveLength(5)
    expect(sessionReports.items.some(({ id }) => id === first.id)).toBe(false)
  })

  it('is removed at logout', async () => {
    leaveRun(await runOne())
    logout()
    expect([readLiveRuns(), sessionReports.items]).toEqual([[], []])
  })
})

it('a batch under way is found while its page shows an ended one', async () => {
  const first = await runOne()
  leaveRun(first)
  startRun(target, lines)
  expect(findUnshownRun(target.id)).toBeUndefined()
  showRun(first.id)
  expect(findUnshownRun(target.id)?.run.getSnapshot().status).toBe('running')
})
