import type { ConsultaDefinition, DossiePart } from '@manifest/contract/resolved.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DossieRun, type DossieRunOptions } from '../../../src/consultas/dossie/engine/dossie-run.ts'
import { type Failure, failed, type Outcome } from '../../../src/consultas/outcome.ts'
import type { Path } from '../../../src/generated/paths.ts'
import { fakeEnvironment } from '../batch/support/fake-environment.ts'
import { cep, cpf } from '../batch/support/fields.ts'

type Definition = ConsultaDefinition<Path>

const definitionOf = (variant: number, more: Partial<Definition> = {}): Definition => ({
  id: `cpf/${variant}`,
  family: 'cpf',
  variant,
  path: '/consulta/cpf',
  title: `Parte ${variant}`,
  fields: [cpf],
  result: [],
  example: {},
  examples: [],
  ...more,
})

const partOf = (variant: number, more: Partial<DossiePart> = {}): DossiePart => ({
  name: `p${variant}`,
  family: 'cpf',
  variant,
  title: `Parte ${variant}`,
  with: { cpf: '{cpf}' },
  after: [],
  ...more,
})

const address = (path: string) => ({ with: { cep: `{parts.p1.${path}}` }, after: ['p1'] })

const found = (answer: Record<string, unknown> = {}): Outcome => ({
  status: 'found',
  answer: answer as never,
  source: 'Gateway',
  isDemo: false,
  at: Date.now(),
})

const notFound: Outcome = { status: 'not-found', source: 'Gateway', isDemo: false, at: 0 }

type Setting = {
  parts?: DossiePart[]
  definitions?: Definition[]
  /** How long an answer takes. */
  ms?: (variant: number) => number
  answer?: (variant: number, attempt: number) => Outcome
  options?: Partial<DossieRunOptions>
}

const ten = Array.from({ length: 10 }, (_, index) => index + 1)

function start({
  parts = ten.map((variant) => partOf(variant)),
  definitions = ten.map((variant) => definitionOf(variant)),
  ms = () => 100,
  answer = () => found(),
  options = {},
}: Setting = {}) {
  const calls: { variant: number; values: Record<string, string>; signal: AbortSignal }[] = []
  const { environment } = fakeEnvironment()
  const run = new DossieRun({
    dossie: { parts },
    families: { cpf: { variants: Object.fromEntries(definitions.map((one) => [one.variant, one])) } },
    values: { cpf: '11144477735' },
    environment,
    recall: () => undefined,
    ask: ({ variant }, values, { signal }) => {
      calls.push({ variant, values, signal })
      const attempt = calls.filter((call) => call.variant === variant).length
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => resolve({ outcome: answer(variant, attempt) }), ms(variant))
        signal.addEventListener('abort', () => {
          clearTimeout(timer)
          reject(signal.reason)
        })
      })
    },
    ...options,
  })
  const states = () => run.progress().parts.map(({ state }) => state)
  return { run, calls, states, asked: () => calls.map(({ variant }) => variant) }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

const down = failed('unavailable')

describe('a dossiê', () => {
  it('has eight of ten parts while one is slow and one is down', async () => {
    const { run, states } = start({
      ms: (variant) => (variant === 3 ? 60_000 : 100),
      answer: (variant) => (variant === 7 ? down : found()),
    })
    await pass(151)
    expect(run.progress()).toMatchObject({ status: 'running', done: 9 })
    expect(states().filter((state) => state === 'found')).toHaveLength(8)
    expect(states()[2]).toBe('pending')
    expect(states()[6]).toBe('failed')
    await pass(60_000)
    expect(run.progress()).toMatchObject({ status: 'done', done: 10 })
  })

  it('publishes answers as they come, those that come together at once', async () => {
    const { run } = start({ ms: (variant) => (variant <= 5 ? 100 : variant * 100) })
    const done: number[] = []
    run.subscribe(() => done.push(run.progress().done))
    await pass(1_001)
    expect(done).toEqual([0, 5, 6, 7, 8, 9, 10])
  })

  it('asks a failed part again alone', async () => {
    const { run, asked, states } = start({
      answer: (variant, attempt) => (variant === 2 && attempt === 1 ? down : found()),
    })
    await pass(101)
    run.retry('p2')
    expect(states()[1]).toBe('waiting')
    await pass(101)
    expect(run.progress().status).toBe('done')
    expect(states()[1]).toBe('found')
    expect(asked()).toEqual([...ten, 2])
  })

  it('does not ask what is known', async () => {
    const { run, asked } = start({
      options: {
        recall: ({ variant }) => (variant === 10 ? undefined : { outcome: found() }),
      },
    })
    expect(run.progress().done).toBe(9)
    await pass(101)
    expect(asked()).toEqual([10])
    expect(run.progress().parts[0]?.isKept).toBe(true)
  })

  it('asks what is known where it is to be asked again', async () => {
    const { asked } = start({ options: { recall: () => ({ outcome: found() }), isFresh: true } })
    await pass(101)
    expect(asked()).toEqual(ten)
  })
})

describe("a part that needs another one's answer", () => {
  const definitions = [definitionOf(1), definitionOf(2, { fields: [cep] })]
  const parts = [partOf(1), partOf(2, address('enderecos.0.cep'))]
  const home = found({ enderecos: [{ cep: '01001-000' }] })

  it('waits for it and is asked with its value', async () => {
    const { calls, states } = start({ parts, definitions, answer: () => home })
    await pass(50)
    expect(states()).toEqual(['pending', 'waiting'])
    await pass(151)
    expect(states()).toEqual(['found', 'found'])
    expect(calls[1]?.values).toEqual({ cep: '01001000' })
  })

  it.each([
    ['failed', down, '“Parte 1”, que falhou'],
    ['found nothing', notFound, '“Parte 1”, que não encontrou nada'],
    ['does not have the value', found(), '“Parte 1” não trouxe um valor para CEP'],
    ['has no valid one', found({ enderecos: [{ cep: '010**' }] }), 'não trouxe um valor para CEP'],
  ])('is skipped, with the reason, where that one %s', async (_, outcome, reason) => {
    const { run, calls } = start({ parts, definitions, answer: () => outcome })
    await pass(201)
    expect(run.progress()).toMatchObject({ status: 'done', done: 2 })
    expect(run.progress().parts[1]).toMatchObject({
      state: 'skipped',
      reason: expect.stringContaining(reason),
    })
    expect(calls).toHaveLength(1)
  })

  it('is asked when that one is tried again', async () => {
    const { run, states } = start({
      parts,
      definitions,
      answer: (_, attempt) => (attempt === 1 ? down : home),
    })
    await pass(201)
    expect(states()).toEqual(['failed', 'skipped'])
    run.retryFailed()
    expect(states()).toEqual(['waiting', 'waiting'])
    await pass(151)
    expect(states()).toEqual(['found', 'pending'])
  })

  it('starts at once from an answer that is known', () => {
    const recall: DossieRunOptions['recall'] = ({ variant }) =>
      variant === 1 ? { outcome: home } : undefined
    const { states, calls } = start({ parts, definitions, options: { recall } })
    expect(states()[0]).toBe('found')
    expect(calls).toEqual([])
  })
})

describe("a source's limits", () => {
  it('let no more parts of a consulta run side by side than its batches may', async () => {
    const { asked, states } = start({
      parts: [partOf(1), partOf(1, { name: 'again' }), partOf(2)],
      definitions: [
        definitionOf(1, { batch: { max: 10, perMinute: 60, concurrency: 1, path: '/dashboard' } }),
        definitionOf(2),
      ],
    })
    await pass(50)
    expect(states()).toEqual(['pending', 'waiting', 'pending'])
    await pass(2_000)
    expect(asked().toSorted()).toEqual([1, 1, 2])
  })

  it('are waited for where the source says so', async () => {
    const { run, states, asked } = start({
      parts: [partOf(1)],
      answer: (_, attempt) => (attempt === 1 ? failed('rate-limited', 'Espere', 3_000) : found()),
    })
    await pass(2_900)
    expect(states()).toEqual(['waiting'])
    await pass(400)
    expect(asked()).toEqual([1, 1])
    expect(run.progress().status).toBe('done')
  })

  it('that last long are told', async () => {
    const { states } = start({
      parts: [partOf(1)],
      answer: () => failed('rate-limited', 'Amanhã', 3_600_000),
    })
    await pass(101)
    expect(states()).toEqual(['failed'])
  })
})

describe('the end of a run', () => {
  it('aborts what is under way', async () => {
    const { run, calls } = start()
    await pass(50)
    run.dispose()
    expect(calls.every(({ signal }) => signal.aborted)).toBe(true)
    expect(run.progress().status).toBe('stopped')
    run.retry('p1')
    await pass(1_000)
    expect(calls).toHaveLength(10)
  })

  it("comes with a source's 401", async () => {
    const { run, calls } = start({
      ms: (variant) => (variant === 1 ? 10 : 100),
      answer: () => failed('signed-out' satisfies Failure),
    })
    await pass(50)
    expect(run.progress().status).toBe('signed-out')
    expect(calls.filter(({ signal }) => signal.aborted)).toHaveLength(9)
  })
})
