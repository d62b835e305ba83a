import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Path } from '@/generated/paths.ts'
import { auth, logout } from '@/state/auth.ts'
import { readLosses, registerLosses } from '@/state/losses.ts'
import { ongoing } from '@/state/ongoing-work.ts'
import { endSession, session } from '@/state/session.ts'
import { sessionReports } from '@/state/session-reports.ts'
import { usage } from '@/state/usage.ts'
import '../../../../src/consultas/sources/demo/demo.ts'
import { createConsultaTarget } from '../../../../src/consultas/batch/consulta-target.tsx'
import {
  readLiveRuns,
  startRun,
  subscribeToLiveRuns,
} from '../../../../src/consultas/batch/live/live-runs.ts'
import { listBatchLosses, listOngoingBatches } from '../../../../src/consultas/batch/live/losses.ts'
import type { BatchLine } from '../../../../src/consultas/batch/run/progress.ts'
import { adoptReusableAnswer } from '../../../../src/consultas/query/known-answers.ts'
import { asPath } from '../../../support/as-path.ts'
import { createDefinition } from '../support/definition.ts'

const definition = createDefinition({
  request: { source: 'gateway', get: '/' },
  examples: [{ when: { cpf: '0' }, status: 404 }],
})

const target = createConsultaTarget(definition)

const canary = '99988877714'

const createLines = (count: number): BatchLine[] =>
  Array.from({ length: count }, (_, index) => ({
    numbers: [index + 1],
    values: { cpf: index === 0 ? '0' : `${canary}${index}` },
    typed: `${canary}${index}`,
  }))

const advanceTime = (ms: number) => vi.advanceTimersByTimeAsync(ms)

const isUnloadBlocked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

registerLosses(listBatchLosses)

beforeEach(() => {
  vi.useFakeTimers()
  usage.records = []
  auth.isAuth = true
})

afterEach(() => {
  for (const live of readLiveRuns()) live.end()
  endSession()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('a live batch', () => {
  it('has no rate limit on examples', async () => {
    startRun(target, createLines(4))
    await advanceTime(1_200)
    expect(readLiveRuns()[0]?.run.getSnapshot()).toMatchObject({
      status: 'done',
      counts: { found: 3, 'not-found': 1 },
    })
  })

  it('records its consultas every few seconds, without their subjects', async () => {
    const setItem = vi.fn()
    vi.stubGlobal('localStorage', { getItem: () => null, setItem, removeItem: () => undefined })
    startRun(target, createLines(8))
    await advanceTime(10_000)
    expect(usage.records.map(({ consultaId, outcome, ms }) => [consultaId, outcome, ms])).toEqual([
      ['teste/1', 'not-found', 250],
      ...Array.from({ length: 7 }, () => ['teste/1', 'found', 250]),
    ])
    expect(setItem).toHaveBeenCalledOnce()
    expect(JSON.stringify(setItem.mock.calls)).not.toContain(canary)
  })

  it('records the rest when it ends early', async () => {
    startRun(target, createLines(8))
    await advanceTime(600)
    readLiveRuns()[0]?.end()
    expect(usage.records).toHaveLength(2)
  })

  it('reports its status to other pages until the user has seen its end', async () => {
    startRun(target, createLines(2))
    expect(ongoing.works[0]).toEqual({
      title: 'Teste em lote',
      status: 'Consultando, 0 de 2',
      path: asPath('/consulta/cpf/lote'),
    })
    const leave = readLiveRuns()[0]?.watch()
    await advanceTime(400)
    leave?.()
    expect(ongoing.works[0]?.status).toBe('Consultando, 1 de 2')
    await advanceTime(1_000)
    expect(ongoing.works[0]?.status).toBe('Terminado: 1 encontrado, 1 não encontrado, 0 falhas')
    readLiveRuns()[0]?.watch()()
    expect(ongoing.works).toEqual([])
  })

  it('stops reporting after it is discarded', async () => {
    startRun(target, createLines(2))
    const leave = readLiveRuns()[0]?.watch()
    readLiveRuns()[0]?.end()
    leave?.()
    await advanceTime(1_000)
    expect(ongoing.works).toEqual([])
    expect(readLiveRuns()[0]).toBeUndefined()
  })

  it('warns before unload unless all results are exported', async () => {
    expect(isUnloadBlocked()).toBe(false)
    startRun(target, createLines(2))
    expect(isUnloadBlocked()).toBe(true)
    expect(readLosses()).toEqual([{ text: 'Um lote em andamento: 0 de 2' }])
    expect(listOngoingBatches()).toEqual(['O lote continua: 0 de 2'])
    await advanceTime(1_000)
    expect(isUnloadBlocked()).toBe(true)
    expect(readLosses()).toEqual([{ text: 'Um lote com 2 linhas que não estão em arquivo nem caso' }])
    expect(listOngoingBatches()).toEqual(['O lote terminou: 2 de 2'])
    const run = readLiveRuns()[0]?.run
    run?.markExported(run.getSnapshot().rows)
    expect(isUnloadBlocked()).toBe(false)
    readLiveRuns()[0]?.end()
    expect(isUnloadBlocked()).toBe(false)
  })

  it('goes on when another batch of the same consulta starts, which waits for it', async () => {
    startRun(target, createLines(5))
    const listener = vi.fn()
    const forget = subscribeToLiveRuns(listener)
    startRun(target, createLines(6))
    expect(readLiveRuns().map(({ run }) => run.getSnapshot().status)).toEqual(['running', 'queued'])
    await advanceTime(3_000)
    expect(readLiveRuns().map(({ run }) => run.getSnapshot().status)).toEqual(['done', 'done'])
    expect(listener).toHaveBeenCalled()
    forget()
  })

  it('is listed in the session with its progress, also while it waits', async () => {
    startRun(target, createLines(40))
    startRun(target, createLines(2))
    expect(sessionReports.items.map(({ status }) => status)).toEqual([
      'Na fila, depois de Teste em lote',
      'Consultando, 0 de 40',
    ])
    await advanceTime(3_000)
    const running = sessionReports.items.find(({ counts }) => counts.total === 40)
    expect(running?.status).toMatch(/^Consultando, \d+ de 40$/)
    expect(running?.counts.found).toBeGreaterThan(3)
    await advanceTime(20_000)
    expect(sessionReports.items.map(({ status }) => status)).toEqual([undefined, undefined])
  })

  it('answers the same list again, and every other query, without a request', async () => {
    startRun(target, createLines(4))
    await advanceTime(10_000)
    startRun(target, createLines(5))
    await advanceTime(100)
    expect(readLiveRuns()[1]?.run.getSnapshot().counts).toMatchObject({
      found: 3,
      'not-found': 1,
      pending: 1,
    })
    await advanceTime(10_000)
    const { cached, rows } = readLiveRuns()[1]?.run.getSnapshot() ?? {}
    expect(cached).toBe(4)
    expect(rows?.map(({ isCached }) => isCached)).toEqual([true, true, true, true, undefined])
    expect(ongoing.works[0]?.status).toContain('0 falhas; 4 já respondidas, sem custo')
    expect(usage.records).toHaveLength(5)
    const values = { cpf: `${canary}1` }
    expect(session.items).toEqual([])
    expect(target.countKnown(values)).toBe(1)
    expect(adoptReusableAnswer(definition, values)?.outcome.status).toBe('found')
    expect(session.items).toHaveLength(1)
  })

  it('asks its sources again if the user wants new answers', async () => {
    startRun(target, createLines(2))
    await advanceTime(1_000)
    startRun(target, createLines(2), { isFresh: true })
    await advanceTime(100)
    expect(readLiveRuns()[1]?.run.getSnapshot().counts).toMatchObject({ pending: 1, queued: 1 })
  })

  it('takes its answers along when it is discarded or the session ends', async () => {
    const values = { cpf: `${canary}1` }
    startRun(target, createLines(2))
    await advanceTime(1_000)
    readLiveRuns()[0]?.end()
    expect(target.countKnown(values)).toBe(0)
    startRun(target, createLines(2))
    await advanceTime(1_000)
    expect(target.countKnown(values)).toBe(1)
    logout()
    auth.isAuth = true
    expect(target.countKnown(values)).toBe(0)
  })

  it('ends when the user logs out', async () => {
    startRun(target, createLines(5))
    const run = readLiveRuns()[0]?.run
    logout()
    expect(readLiveRuns()[0]).toBeUndefined()
    expect(run?.getSnapshot().status).toBe('cancelled')
    expect(ongoing.works).toEqual([])
  })
})

describe('several live batches', () => {
  const createTarget = (name: string, path: Path) =>
    createConsultaTarget({
      ...definition,
      id: name,
      title: name,
      batch: { max: 10, perMinute: 1, concurrency: 1, path },
    })
  const first = createTarget('Primeira', asPath('/consulta/cpf/lote'))
  const second = createTarget('Segunda', asPath('/consulta/cnpj/lote'))
  const third = createTarget('Terceira', asPath('/consulta/cep/lote'))

  const statuses = () =>
    Object.fromEntries(readLiveRuns().map(({ target: { id }, run }) => [id, run.getSnapshot().status]))

  it('run one after the other, and all report their status', async () => {
    startRun(first, createLines(2))
    startRun(second, createLines(2))
    startRun(third, createLines(2))
    expect(ongoing.works.map(({ status }) => status)).toEqual([
      'Consultando, 0 de 2',
      'Na fila, depois de Primeira em lote',
      'Na fila, depois de Segunda em lote',
    ])
    await advanceTime(600)
    expect(statuses()).toEqual({ Primeira: 'done', Segunda: 'running', Terceira: 'queued' })
    await advanceTime(2_000)
    expect(statuses()).toEqual({ Primeira: 'done', Segunda: 'done', Terceira: 'done' })
  })

  it('start when the one before is cancelled or discarded, but not while it is paused', async () => {
    startRun(first, createLines(9))
    startRun(second, createLines(9))
    startRun(third, createLines(9))
    const [one, two] = readLiveRuns()
    one?.run.pause()
    await advanceTime(2_000)
    expect(statuses()).toEqual({ Primeira: 'paused', Segunda: 'queued', Terceira: 'queued' })
    one?.run.cancel()
    expect(statuses()).toEqual({ Primeira: 'cancelled', Segunda: 'running', Terceira: 'queued' })
    two?.end()
    expect(statuses()).toEqual({ Primeira: 'cancelled', Terceira: 'running' })
  })

  it('go to the end of the queue when they are resumed', async () => {
    startRun(first, createLines(9))
    startRun(second, createLines(9))
    startRun(third, createLines(9))
    const [one] = readLiveRuns()
    one?.run.cancel()
    one?.run.resume()
    expect(readLiveRuns().map(({ target: { id } }) => id)).toEqual(['Segunda', 'Terceira', 'Primeira'])
    expect(ongoing.works.find(({ title }) => title === 'Primeira em lote')?.status).toBe(
      'Na fila, depois de Terceira em lote',
    )
  })

  it('all end at logout without further queries', async () => {
    const runQuery = vi.fn()
    startRun(first, createLines(5))
    startRun(
      { ...second, createQuery: () => ({ ask: runQuery, readKnown: () => undefined }) },
      createLines(5),
    )
    logout()
    await advanceTime(2_000)
    expect(readLiveRuns()).toEqual([])
    expect(ongoing.works).toEqual([])
    expect(runQuery).not.toHaveBeenCalled()
  })
})
