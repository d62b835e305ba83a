// @vitest-environment happy-dom
import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Path } from '@/generated/paths.ts'
import { auth, lock } from '@/state/auth.ts'
import { ongoing } from '@/state/ongoing-work.ts'
import { usage } from '@/state/usage.ts'
import { liveRun, onLiveRun, startRun } from '../../../../src/consultas/batch/live/live-run.ts'
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
  liveRun()?.end()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('the batch of a tab', () => {
  it('runs on examples at no rate', async () => {
    startRun(definition, linesOf(4))
    await pass(1_200)
    expect(liveRun()?.run.progress()).toMatchObject({
      status: 'done',
      counts: { found: 3, 'not-found': 1 },
    })
  })

  it('notes the consultas made, some seconds of them at once, and about nobody', async () => {
    const setItem = vi.fn()
    vi.stubGlobal('localStorage', { getItem: () => null, setItem, removeItem: () => undefined })
    startRun(definition, linesOf(8))
    await pass(10_000)
    expect(usage.records.map(({ consultaId, outcome, ms }) => [consultaId, outcome, ms])).toEqual([
      ['teste/1', 'not-found', 250],
      ...Array.from({ length: 7 }, () => ['teste/1', 'found', 250]),
    ])
    expect(setItem).toHaveBeenCalledOnce()
    expect(JSON.stringify(setItem.mock.calls)).not.toContain(canary)
  })

  it('notes the rest when it ends early', async () => {
    startRun(definition, linesOf(8))
    await pass(600)
    liveRun()?.end()
    expect(usage.records).toHaveLength(2)
  })

  it('tells the other pages how it stands, until its end was seen', async () => {
    startRun(definition, linesOf(2))
    expect(ongoing.work).toEqual({
      title: 'Teste em lote',
      status: 'Consultando, 0 de 2',
      path: '/consulta/cpf/lote',
    })
    const leave = liveRun()?.watch()
    await pass(400)
    leave?.()
    expect(ongoing.work?.status).toBe('Consultando, 1 de 2')
    await pass(1_000)
    expect(ongoing.work?.status).toBe('Terminado: 1 encontrado, 1 não encontrado, 0 falhas')
    liveRun()?.watch()()
    expect(ongoing.work).toBeNull()
  })

  it('says nothing any more once it was thrown away', async () => {
    startRun(definition, linesOf(2))
    const leave = liveRun()?.watch()
    liveRun()?.end()
    leave?.()
    await pass(1_000)
    expect(ongoing.work).toBeNull()
    expect(liveRun()).toBeUndefined()
  })

  it('has the browser ask before it is lost, unless all of it was exported', async () => {
    expect(isHeld()).toBe(false)
    startRun(definition, linesOf(2))
    expect(isHeld()).toBe(true)
    await pass(1_000)
    expect(isHeld()).toBe(true)
    const run = liveRun()?.run
    run?.markExported(run.progress().rows)
    expect(isHeld()).toBe(false)
    liveRun()?.end()
    expect(isHeld()).toBe(false)
  })

  it('takes the place of an earlier one', async () => {
    startRun(definition, linesOf(5))
    const earlier = liveRun()
    const listener = vi.fn()
    const forget = onLiveRun(listener)
    startRun(definition, linesOf(1))
    await pass(1_000)
    expect(earlier?.run.progress().status).toBe('cancelled')
    expect(liveRun()?.run.progress().status).toBe('done')
    expect(listener).toHaveBeenCalled()
    forget()
  })

  it('ends when the user logs out', async () => {
    startRun(definition, linesOf(5))
    const run = liveRun()?.run
    lock()
    expect(liveRun()).toBeUndefined()
    expect(run?.progress().status).toBe('cancelled')
    expect(ongoing.work).toBeNull()
  })
})
