// @vitest-environment happy-dom
import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Path } from '@/generated/paths.ts'
import { auth, lock } from '@/state/auth.ts'
import { ongoing } from '@/state/ongoing-work.ts'
import { usage } from '@/state/usage.ts'
import { consultaTarget } from '../../../../src/consultas/batch/consulta-target.tsx'
import { liveRuns, onLiveRuns, startRun } from '../../../../src/consultas/batch/live/live-runs.ts'
import type { Line } from '../../../../src/consultas/batch/run/progress.ts'

const definition: ConsultaDefinition<Path> = {
  id: 'teste/1',
  family: 'teste',
  variant: 1,
  path: '/consulta/cpf',
  title: 'Teste',
  fields: [{ kind: 'cpf', name: 'cpf', label: 'CPF', required: true }],
  batch: { max: 10, perMinute: 1, concurrency: 1, path: '/consulta/cpf/lote' },
  request: { source: 'gateway', get: '/' },
  result: [],
  example: { nome: 'Ana' },
  examples: [{ when: { cpf: '0' }, status: 404 }],
}

const target = consultaTarget(definition)

const canary = '99988877714'

const linesOf = (count: number): Line[] =>
  Array.from({ length: count }, (_, index) => ({
    numbers: [index + 1],
    values: { cpf: index === 0 ? '0' : `${canary}${index}` },
    typed: `${canary}${index}`,
  }))

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

const isHeld = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

beforeEach(() => {
  vi.useFakeTimers()
  usage.records = []
  auth.isAuth = true
})

afterEach(() => {
  for (const live of liveRuns()) live.end()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('the batch of a tab', () => {
  it('runs on examples at no rate', async () => {
    startRun(target, linesOf(4))
    await pass(1_200)
    expect(liveRuns()[0]?.run.progress()).toMatchObject({
      status: 'done',
      counts: { found: 3, 'not-found': 1 },
    })
  })

  it('notes the consultas made, some seconds of them at once, and about nobody', async () => {
    const setItem = vi.fn()
    vi.stubGlobal('localStorage', { getItem: () => null, setItem, removeItem: () => undefined })
    startRun(target, linesOf(8))
    await pass(10_000)
    expect(usage.records.map(({ consultaId, outcome, ms }) => [consultaId, outcome, ms])).toEqual([
      ['teste/1', 'not-found', 250],
      ...Array.from({ length: 7 }, () => ['teste/1', 'found', 250]),
    ])
    expect(setItem).toHaveBeenCalledOnce()
    expect(JSON.stringify(setItem.mock.calls)).not.toContain(canary)
  })

  it('notes the rest when it ends early', async () => {
    startRun(target, linesOf(8))
    await pass(600)
    liveRuns()[0]?.end()
    expect(usage.records).toHaveLength(2)
  })

  it('tells the other pages how it stands, until its end was seen', async () => {
    startRun(target, linesOf(2))
    expect(ongoing.works[0]).toEqual({
      title: 'Teste em lote',
      status: 'Consultando, 0 de 2',
      path: '/consulta/cpf/lote',
    })
    const leave = liveRuns()[0]?.watch()
    await pass(400)
    leave?.()
    expect(ongoing.works[0]?.status).toBe('Consultando, 1 de 2')
    await pass(1_000)
    expect(ongoing.works[0]?.status).toBe('Terminado: 1 encontrado, 1 não encontrado, 0 falhas')
    liveRuns()[0]?.watch()()
    expect(ongoing.works).toEqual([])
  })

  it('says nothing any more once it was thrown away', async () => {
    startRun(target, linesOf(2))
    const leave = liveRuns()[0]?.watch()
    liveRuns()[0]?.end()
    leave?.()
    await pass(1_000)
    expect(ongoing.works).toEqual([])
    expect(liveRuns()[0]).toBeUndefined()
  })

  it('has the browser ask before it is lost, unless all of it was exported', async () => {
    expect(isHeld()).toBe(false)
    startRun(target, linesOf(2))
    expect(isHeld()).toBe(true)
    await pass(1_000)
    expect(isHeld()).toBe(true)
    const run = liveRuns()[0]?.run
    run?.markExported(run.progress().rows)
    expect(isHeld()).toBe(false)
    liveRuns()[0]?.end()
    expect(isHeld()).toBe(false)
  })

  it('takes the place of an earlier one of the same consulta', async () => {
    startRun(target, linesOf(5))
    const [earlier] = liveRuns()
    const listener = vi.fn()
    const forget = onLiveRuns(listener)
    startRun(target, linesOf(1))
    await pass(1_000)
    expect(earlier?.run.progress().status).toBe('cancelled')
    expect(liveRuns().map(({ run }) => run.progress().status)).toEqual(['done'])
    expect(listener).toHaveBeenCalled()
    forget()
  })

  it('ends when the user logs out', async () => {
    startRun(target, linesOf(5))
    const run = liveRuns()[0]?.run
    lock()
    expect(liveRuns()[0]).toBeUndefined()
    expect(run?.progress().status).toBe('cancelled')
    expect(ongoing.works).toEqual([])
  })
})

describe('several batches', () => {
  const targetOf = (name: string, path: Path) =>
    consultaTarget({
      ...definition,
      id: name,
      title: name,
      batch: { max: 10, perMinute: 1, concurrency: 1, path },
    })
  const first = targetOf('Primeira', '/consulta/cpf/lote')
  const second = targetOf('Segunda', '/consulta/cnpj/lote')
  const third = targetOf('Terceira', '/consulta/cep/lote')

  const statuses = () =>
    Object.fromEntries(liveRuns().map(({ target: { id }, run }) => [id, run.progress().status]))

  it('wait in line, each after the one before it, and all are told of', async () => {
    startRun(first, linesOf(2))
    startRun(second, linesOf(2))
    startRun(third, linesOf(2))
    expect(ongoing.works.map(({ status }) => status)).toEqual([
      'Consultando, 0 de 2',
      'Na fila, depois de Primeira em lote',
      'Na fila, depois de Segunda em lote',
    ])
    await pass(600)
    expect(statuses()).toEqual({ Primeira: 'done', Segunda: 'running', Terceira: 'waiting' })
    await pass(2_000)
    expect(statuses()).toEqual({ Primeira: 'done', Segunda: 'done', Terceira: 'done' })
  })

  it('begin when the one before is cancelled or thrown away, not while it is paused', async () => {
    startRun(first, linesOf(9))
    startRun(second, linesOf(9))
    startRun(third, linesOf(9))
    const [one, two] = liveRuns()
    one?.run.pause()
    await pass(2_000)
    expect(statuses()).toEqual({ Primeira: 'paused', Segunda: 'waiting', Terceira: 'waiting' })
    one?.run.cancel()
    expect(statuses()).toEqual({ Primeira: 'cancelled', Segunda: 'running', Terceira: 'waiting' })
    two?.end()
    expect(statuses()).toEqual({ Primeira: 'cancelled', Terceira: 'running' })
  })

  it('stand at the end of the line when they are to go on', async () => {
    startRun(first, linesOf(9))
    startRun(second, linesOf(9))
    startRun(third, linesOf(9))
    const [one] = liveRuns()
    one?.run.cancel()
    one?.run.resume()
    expect(liveRuns().map(({ target: { id } }) => id)).toEqual(['Segunda', 'Terceira', 'Primeira'])
    expect(ongoing.works.find(({ title }) => title === 'Primeira em lote')?.status).toBe(
      'Na fila, depois de Terceira em lote',
    )
  })

  it('all end when the user logs out, and none of them asks anything more', async () => {
    const asked = vi.fn()
    startRun(first, linesOf(5))
    startRun({ ...second, asker: () => asked }, linesOf(5))
    lock()
    await pass(2_000)
    expect(liveRuns()).toEqual([])
    expect(ongoing.works).toEqual([])
    expect(asked).not.toHaveBeenCalled()
  })
})
