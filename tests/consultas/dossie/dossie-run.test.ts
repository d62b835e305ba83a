import type { ConsultaDefinition, DossiePart } from '@manifest/contract/resolved.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DossieRun } from '../../../src/consultas/dossie/engine/dossie-run.ts'
import type { DossieRunOptions } from '../../../src/consultas/dossie/engine/part-list.ts'
import { createFailure, type FailureReason, type Outcome } from '../../../src/consultas/outcome.ts'
import type { Answered } from '../../../src/consultas/query/querier.ts'
import type { Path } from '../../../src/generated/paths.ts'
import { asPath } from '../../support/as-path.ts'
import { fakeEnvironment } from '../batch/support/fake-environment.ts'
import { cep, cpf } from '../batch/support/fields.ts'

type PartDefinition = ConsultaDefinition<Path>

const createDefinition = (variant: number, more: Partial<PartDefinition> = {}): PartDefinition => ({
  id: `cpf/${variant}`,
  family: 'cpf',
  variant,
  path: asPath('/consulta/cpf'),
  title: `Parte ${variant}`,
  fields: [cpf],
  result: [],
  example: {},
  examples: [],
  ...more,
})

const createPart = (variant: number, more: Partial<DossiePart> = {}): DossiePart => ({
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

type DossieSettings = {
  parts?: DossiePart[]
  definitions?: PartDefinition[]
  /** In milliseconds. */
  ms?: (variant: number) => number
  answer?: (variant: number, attempt: number) => Outcome
  /** Returns the answer that the session has. */
  known?: (variant: number) => Answered | undefined
  options?: Partial<DossieRunOptions>
}

const ten = Array.from({ length: 10 }, (_, index) => index + 1)

function startDossie({
  parts = ten.map((variant) => createPart(variant)),
  definitions = ten.map((variant) => createDefinition(variant)),
  ms = () => 100,
  answer = () => found(),
  known = () => undefined,
  options = {},
}: DossieSettings = {}) {
  const calls: { variant: number; values: Record<string, string>; signal: AbortSignal }[] = []
  const { environment } = fakeEnvironment()
  const run = new DossieRun({
    dossie: { parts },
    families: { cpf: { variants: Object.fromEntries(definitions.map((one) => [one.variant, one])) } },
    values: { cpf: '11144477735' },
    environment,
    querier: {
      find: ({ variant }) => known(variant),
      query: ({ variant }, values, { signal }) => {
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
    },
    ...options,
  })
  const states = () => run.getSnapshot().parts.map(({ state }) => state)
  return { run, calls, states, asked: () => calls.map(({ variant }) => variant) }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const advanceTime = (ms: number) => vi.advanceTimersByTimeAsync(ms)

const down = createFailure('unavailable')

describe('a dossiê', () => {
  it('has eight of ten parts while one is slow and one has failed', async () => {
    const { run, states } = startDossie({
      ms: (variant) => (variant === 3 ? 60_000 : 100),
      answer: (variant) => (variant === 7 ? down : found()),
    })
    await advanceTime(151)
    expect(run.getSnapshot()).toMatchObject({ status: 'running', done: 9 })
    expect(states().filter((state) => state === 'found')).toHaveLength(8)
    expect(states()[2]).toBe('pending')
    expect(states()[6]).toBe('failed')
    await advanceTime(60_000)
    expect(run.getSnapshot()).toMatchObject({ status: 'done', done: 10 })
  })

  it('publishes answers as they arrive, and simultaneous ones together', async () => {
    const { run } = startDossie({ ms: (variant) => (variant <= 5 ? 100 : variant * 100) })
    const done: number[] = []
    run.subscribe(() => done.push(run.getSnapshot().done))
    await advanceTime(1_001)
    expect(done).toEqual([5, 6, 7, 8, 9, 10])
  })

  it('queries a failed part again alone', async () => {
    const {
      run,
      asked: queriedVariants,
      states,
    } = startDossie({
      answer: (variant, attempt) => (variant === 2 && attempt === 1 ? down : found()),
    })
    await advanceTime(101)
    run.retry('p2')
    expect(states()[1]).toBe('pending')
    await advanceTime(101)
    expect(run.getSnapshot().status).toBe('done')
    expect(states()[1]).toBe('found')
    expect(queriedVariants()).toEqual([...ten, 2])
  })

  it('does not query parts with a cached answer', async () => {
    const { run, asked: queriedVariants } = startDossie({
      known: (variant) => (variant === 10 ? undefined : { outcome: found(), isCached: true }),
    })
    expect(run.getSnapshot().done).toBe(9)
    await advanceTime(101)
    expect(queriedVariants()).toEqual([10])
    expect(run.getSnapshot().parts[0]?.answer?.isCached).toBe(true)
  })

  it('queries parts with a cached answer if `isFresh` is set', async () => {
    const { asked: queriedVariants } = startDossie({
      known: () => ({ outcome: found() }),
      options: { isFresh: true },
    })
    await advanceTime(101)
    expect(queriedVariants()).toEqual(ten)
  })
})

describe('a part that needs the answer of another', () => {
  const definitions = [createDefinition(1), createDefinition(2, { fields: [cep] })]
  const parts = [createPart(1), createPart(2, address('enderecos.0.cep'))]
  const home = found({ enderecos: [{ cep: '01001-000' }] })

  it('waits for it and is queried with its value', async () => {
    const { calls, states } = startDossie({ parts, definitions, answer: () => home })
    await advanceTime(50)
    expect(states()).toEqual(['pending', 'waiting'])
    await advanceTime(151)
    expect(states()).toEqual(['found', 'found'])
    expect(calls[1]?.values).toEqual({ cep: '01001000' })
  })

  it.each([
    ['failed', down, '“Parte 1”, que falhou'],
    ['found nothing', notFound, '“Parte 1”, que não encontrou nada'],
    ['lacks the value', found(), '“Parte 1” não trouxe um valor para CEP'],
    ['has an invalid value', found({ enderecos: [{ cep: '010**' }] }), 'não trouxe um valor para CEP'],
  ])('is skipped with a reason if the other part %s', async (_, outcome, reason) => {
    const { run, calls } = startDossie({ parts, definitions, answer: () => outcome })
    await advanceTime(201)
    expect(run.getSnapshot()).toMatchObject({ status: 'done', done: 2 })
    expect(run.getSnapshot().parts[1]).toMatchObject({
      state: 'skipped',
      reason: expect.stringContaining(reason),
    })
    expect(calls).toHaveLength(1)
  })

  it('is queried when the other part is retried', async () => {
    const { run, states } = startDossie({
      parts,
      definitions,
      answer: (_, attempt) => (attempt === 1 ? down : home),
    })
    await advanceTime(201)
    expect(states()).toEqual(['failed', 'skipped'])
    run.retryFailed()
    expect(states()).toEqual(['pending', 'waiting'])
    await advanceTime(151)
    expect(states()).toEqual(['found', 'pending'])
  })

  it('starts at once from a cached answer', () => {
    const known = (variant: number) => (variant === 1 ? { outcome: home } : undefined)
    const { states, calls } = startDossie({ parts, definitions, known })
    expect(states()).toEqual(['found', 'pending'])
    expect(calls).toMatchObject([{ variant: 2, values: { cep: '01001000' } }])
  })
})

describe('the limits of a source', () => {
  it('cap the parallel queries of a consulta at its batch concurrency', async () => {
    const { asked: queriedVariants, states } = startDossie({
      parts: [createPart(1), createPart(1, { name: 'again' }), createPart(2)],
      definitions: [
        createDefinition(1, { batch: { max: 10, perMinute: 60, concurrency: 1, path: '/dashboard' } }),
        createDefinition(2),
      ],
    })
    await advanceTime(50)
    expect(states()).toEqual(['pending', 'waiting', 'pending'])
    await advanceTime(2_000)
    expect(queriedVariants().toSorted()).toEqual([1, 1, 2])
  })

  it('include the backoff of a `Retry-After`', async () => {
    const {
      run,
      states,
      asked: queriedVariants,
    } = startDossie({
      parts: [createPart(1)],
      answer: (_, attempt) => (attempt === 1 ? createFailure('rate-limited', 'Espere', 3_000) : found()),
    })
    await advanceTime(2_900)
    expect(states()).toEqual(['waiting'])
    await advanceTime(400)
    expect(queriedVariants()).toEqual([1, 1])
    expect(run.getSnapshot().status).toBe('done')
  })

  it('make a part fail if the backoff is too long', async () => {
    const { states } = startDossie({
      parts: [createPart(1)],
      answer: () => createFailure('rate-limited', 'Amanhã', 3_600_000),
    })
    await advanceTime(101)
    expect(states()).toEqual(['failed'])
  })
})

describe('the end of a run', () => {
  it('aborts pending queries', async () => {
    const { run, calls } = startDossie()
    await advanceTime(50)
    run.dispose()
    expect(calls.every(({ signal }) => signal.aborted)).toBe(true)
    expect(run.getSnapshot().status).toBe('stopped')
    run.retry('p1')
    await advanceTime(1_000)
    expect(calls).toHaveLength(10)
  })

  it('follows a 401 of a source', async () => {
    const { run, calls } = startDossie({
      ms: (variant) => (variant === 1 ? 10 : 100),
      answer: () => createFailure('signed-out' satisfies FailureReason),
    })
    await advanceTime(50)
    expect(run.getSnapshot().status).toBe('signed-out')
    expect(calls.filter(({ signal }) => signal.aborted)).toHaveLength(9)
  })
})
