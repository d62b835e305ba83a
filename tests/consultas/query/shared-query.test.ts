// @vitest-environment happy-dom
import '../../../src/consultas/sources/demo/demo.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { endSession } from '@/state/session.ts'
import { connectTabAnswers, type HeldRequest, takeTabAnswers } from '@/state/tabs/tab-answers.ts'
import { replaceTabReports } from '@/state/tabs/tab-reports.ts'
import type { UsageRecord } from '@/state/usage.ts'
import { createConsultaTarget } from '../../../src/consultas/batch/consulta-target.tsx'
import { readLiveRuns, startRun } from '../../../src/consultas/batch/live/live-runs.ts'
import { sessionQuerier } from '../../../src/consultas/query/session-querier.ts'
import { runSharedQuery } from '../../../src/consultas/query/shared-query.ts'
import { asPath } from '../../support/as-path.ts'
import { createDefinition } from '../batch/support/definition.ts'

const definition = createDefinition({ request: { source: 'gateway', get: '/' }, purpose: 'required' })

let records: UsageRecord[] = []

const query = (cpf: string, { signal } = new AbortController(), purpose = 'Cobrança') =>
  runSharedQuery(definition, { cpf }, signal, { purpose }, (record) => records.push(record))

beforeEach(() => {
  records = []
  vi.useFakeTimers()
})
afterEach(() => void vi.useRealTimers())

it('sends equal queries that run at the same time once', async () => {
  const answers = Promise.all([query('1'), query('1'), query('2'), query('1', undefined, 'Crédito')])
  await vi.runAllTimersAsync()
  const [first, second, other, forOtherPurpose] = await answers
  expect(second.outcome).toBe(first.outcome)
  expect(other.outcome).not.toBe(first.outcome)
  expect(forOtherPurpose.outcome).not.toBe(first.outcome)
  expect(records).toHaveLength(3)
  const again = query('1')
  await vi.runAllTimersAsync()
  expect((await again).outcome).not.toBe(first.outcome)
})

it('is aborted when nothing waits for it any more', async () => {
  const [one, other] = [new AbortController(), new AbortController()]
  const left = query('1', one).catch(() => 'aborted')
  const waiting = query('1', other)
  one.abort()
  await vi.runAllTimersAsync()
  expect(await left).toBe('aborted')
  expect((await waiting).outcome.status).toBe('found')
  expect(records).toHaveLength(1)
  const alone = new AbortController()
  const aborted = query('3', alone).catch(() => 'aborted')
  alone.abort()
  await vi.runAllTimersAsync()
  expect(await aborted).toBe('aborted')
  expect(records).toHaveLength(1)
})

describe('while another tab has a batch with the answer', () => {
  const outcome = { status: 'found', answer: { nome: 'Ana' }, source: 'Fonte', isDemo: false, at: 7 } as const
  const counts = { found: 1, incomplete: 0, 'not-found': 0, failed: 0, total: 1 }
  let requests: HeldRequest[] = []
  let disconnect = () => {}

  beforeEach(() => {
    requests = []
    replaceTabReports('other', [
      { id: 'r', kind: 'batch', title: 'Lote', path: asPath('/consulta/cpf'), at: 1, counts },
    ])
    disconnect = connectTabAnswers({
      send(_tab, id, request) {
        requests.push(request)
        const held = { consultaId: definition.id, path: definition.path, outcome, ms: 5, purpose: 'Cobrança' }
        const answers = request.values.includes('1') ? [{ ...held, values: { cpf: '1' } }] : []
        takeTabAnswers(id, answers, true)
      },
      loadDefinition: async () => definition,
    })
  })
  afterEach(() => {
    disconnect()
    endSession()
  })

  const options = { signal: new AbortController().signal, purpose: 'Cobrança' }

  it('a query costs nothing, and says so', async () => {
    const { entry, ...answered } = await sessionQuerier.query(definition, { cpf: '1' }, options)
    expect(answered).toEqual({ outcome, isCached: true })
    expect(entry).toMatchObject({ at: 7, ms: 5, purpose: 'Cobrança' })
    expect(requests).toEqual([{ values: ['1'], consultaIds: [definition.id], purpose: 'Cobrança' }])
    expect(records).toEqual([])
  })

  it('a query for new answers asks the source', async () => {
    const fresh = sessionQuerier.query(definition, { cpf: '1' }, { ...options, isFresh: true })
    await vi.runAllTimersAsync()
    expect((await fresh).outcome.at).toBeGreaterThan(7)
    expect(requests).toEqual([])
  })

  it('a line of a batch costs nothing, and says so', async () => {
    const free = createDefinition({ request: { source: 'gateway', get: '/' } })
    const lines = ['1', '2'].map((cpf, index) => ({ numbers: [index + 1], values: { cpf }, typed: cpf }))
    startRun(createConsultaTarget(free), lines)
    await vi.advanceTimersByTimeAsync(2_000)
    const { status, rows } = readLiveRuns()[0]?.run.getSnapshot() ?? {}
    expect(status).toBe('done')
    expect(rows?.map(({ isCached }) => isCached)).toEqual([true, undefined])
  })

  it('a tab that is silent delays a query once', async () => {
    disconnect()
    const send = vi.fn()
    disconnect = connectTabAnswers({ send, loadDefinition: async () => definition })
    for (const cpf of ['3', '4']) {
      const answered = query(cpf)
      await vi.runAllTimersAsync()
      expect((await answered).outcome.status).toBe('found')
    }
    expect(send).toHaveBeenCalledOnce()
  })
})
