// @vitest-environment happy-dom
import '../../../../src/consultas/sources/demo/demo.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadDossie } from '@/routes/load-dossie.ts'
import { findAnswer } from '@/state/find-answers.ts'
import { createAnswerHolder } from '@/state/held-answers.ts'
import { endSession, session } from '@/state/session.ts'
import { ensureSubjectId } from '@/state/subjects.ts'
import type { UsageRecord } from '@/state/usage.ts'
import { createDossieTarget } from '../../../../src/consultas/dossie/batch/dossie-target.tsx'
import {
  combineAnswers,
  readPartResults,
  toRowState,
} from '../../../../src/consultas/dossie/batch/part-results.ts'
import type { PartProgress } from '../../../../src/consultas/dossie/engine/dossie-progress.ts'
import { readRemainingCost } from '../../../../src/consultas/dossie/engine/known-parts.ts'
import { createFailure, isAnswered, type Outcome } from '../../../../src/consultas/outcome.ts'
import { createBatchQuerier } from '../../../../src/consultas/query/batch-querier.ts'
import { adoptHeldAnswers } from '../../../../src/consultas/query/known-answers.ts'
import { requireValue } from '../../../support/require-value.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  endSession()
  vi.useRealTimers()
})

const values = { cpf: '11144477735' }

const found: Outcome = { status: 'found', answer: { nome: 'Ana' }, source: 'Fonte', isDemo: false, at: 1 }
const notFound: Outcome = { status: 'not-found', source: 'Outra', isDemo: false, at: 2 }

const createParts = (outcomes: Record<string, Outcome | string>) =>
  Object.entries(outcomes).map(([name, outcome]) =>
    typeof outcome === 'string'
      ? { part: { name }, state: 'skipped', reason: outcome }
      : { part: { name }, state: outcome.status, answer: { outcome } },
  ) as unknown as PartProgress[]

const combineOutcomes = (outcomes: Record<string, Outcome | string>) =>
  combineAnswers(createParts(outcomes)).outcome

describe('the outcome of a line', () => {
  it('contains the results of its parts', () => {
    const outcome = combineOutcomes({ a: found, b: notFound, c: 'Falta um valor.' })
    expect(outcome).toEqual({
      status: 'found',
      source: 'Fonte, Outra',
      isDemo: false,
      at: 2,
      answer: {
        a: { state: 'found', source: 'Fonte', answer: { nome: 'Ana' } },
        b: { state: 'not-found', source: 'Outra' },
        c: { state: 'skipped', reason: 'Falta um valor.' },
      },
    })
    expect(toRowState(outcome)).toBe('found')
  })

  it('fails if a part failed, and keeps the answers of the others', () => {
    const outcome = combineOutcomes({ a: found, b: createFailure('timeout', 'Demorou') })
    expect(toRowState(outcome)).toBe('failed')
    expect(outcome.status === 'found' && readPartResults(outcome.answer).a?.state).toBe('found')
  })

  it('is not found if no part found anything', () => {
    expect(combineOutcomes({ a: notFound }).status).toBe('not-found')
  })

  it('fails if no part was queried', () => {
    const reason = 'Falta um valor para CPF.'
    const outcome = combineOutcomes({ a: reason, b: 'Depende de “A”, que não foi consultada.' })
    expect(outcome).toMatchObject({ status: 'failed', message: `Nenhuma parte foi consultada. ${reason}` })
  })

  it('costs nothing only if each answer was known', () => {
    const [known, queried, skipped] = createParts({ a: found, b: notFound, c: 'Falta um valor.' })
    if (!known?.answer || !queried || !skipped) throw new Error('three parts')
    const cached = { ...known, answer: { ...known.answer, isCached: true } }
    expect(combineAnswers([cached, skipped]).isCached).toBe(true)
    expect(combineAnswers([cached, queried]).isCached).toBe(false)
  })

  it('keeps the id of each request', () => {
    const failure = { ...createFailure('timeout', 'Demorou'), requestId: 'c' }
    const outcome = combineOutcomes({
      a: { ...found, requestId: 'a' },
      b: { ...notFound, requestId: 'b' },
      c: failure,
    })
    const results = outcome.status === 'found' ? readPartResults(outcome.answer) : {}
    expect(Object.entries(results).map(([name, { requestId }]) => [name, requestId])).toEqual([
      ['a', 'a'],
      ['b', 'b'],
      ['c', 'c'],
    ])
  })

  it('is validated when it comes from a saved file', () => {
    expect(readPartResults({ a: 1, b: null, c: { state: 'found' } })).toEqual({ c: { state: 'found' } })
    expect(readPartResults(null)).toEqual({})
  })
})

describe('a batch of dossiês', () => {
  const start = async () => {
    const target = createDossieTarget(await loadDossie('pessoa'))
    const notes: UsageRecord[] = []
    const options = { onUsage: (note: UsageRecord) => notes.push(note), isFresh: false }
    const querier = createBatchQuerier({ ...options, holder: createAnswerHolder() })
    const { ask, readKnown } = target.createQuery({ querier, purpose: undefined, isFresh: false })
    return { target, notes, ask, readKnown }
  }
  const signal = new AbortController().signal

  it('queries all parts of a line, caches none in the session, and records each', async () => {
    const { target, notes, ask: runQuery } = await start()
    const queryPromise = runQuery(values, signal)
    await vi.runAllTimersAsync()
    const { outcome } = await queryPromise
    expect(outcome).toMatchObject({ status: 'found', isDemo: true })
    expect(notes.length).toBeGreaterThan(5)
    expect(notes.length).toBeLessThanOrEqual(target.requestsPerLine)
    expect(session.items).toEqual([])
    expect(isAnswered(outcome) && target.summary(outcome)[0]).toMatch(/^\d+ de \d+ partes/)
  })

  it('reads the worst finding of all parts, and counts the parts that failed', async () => {
    const { target, ask: runQuery } = await start()
    const queryPromise = runQuery({ cpf: '98765432100' }, signal)
    await vi.runAllTimersAsync()
    const { outcome } = await queryPromise
    if (!isAnswered(outcome)) throw new Error('nothing found')
    const readGravest = requireValue((await target.loadSheet()).readGravest)
    expect(readGravest(outcome)).toMatchObject({ text: 'titular falecido', gravity: 'grave', tone: 'danger' })
    const results = readPartResults(outcome.answer)
    const failure = { state: 'failed', reason: 'Demorou' } as const
    const failed: Outcome = { ...outcome, answer: { ...results, score: failure, protestos: failure } }
    expect(readGravest(failed).unknownText).toMatch(/^Não se sabe: 2 consultas que pesam falharam/)
    expect(readGravest(createFailure('timeout'))).toMatchObject({ text: '', gravity: 'unknown' })
  })

  it('lists the answers of a restored line, with their time and values', async () => {
    const { target, ask: runQuery } = await start()
    const queryPromise = runQuery(values, signal)
    await vi.runAllTimersAsync()
    const { outcome } = await queryPromise
    if (!isAnswered(outcome)) throw new Error('nothing found')
    const answers = target.listAnswers({ values, outcome, ms: 1, purpose: 'Cobrança' })
    const states = Object.values(readPartResults(outcome.answer)).map(({ state }) => state)
    const answered = states.filter((state) => state !== 'failed' && state !== 'skipped')
    expect(answers).toHaveLength(answered.length)
    expect(answers.every(({ outcome: { at } }) => at === outcome.at)).toBe(true)
    expect(answers.find(({ definition }) => definition.id === 'cpf/1')?.values).toEqual(values)
  })

  it('holds the answers of all parts for every other query, and a known line needs none', async () => {
    const { target, ask: runQuery, readKnown } = await start()
    expect([target.countKnown(values), readKnown(values)]).toEqual([0, undefined])
    const queryPromise = runQuery(values, signal)
    await vi.runAllTimersAsync()
    const { outcome } = await queryPromise
    expect(readKnown(values)).toEqual(outcome)
    expect(target.cost?.readSaved(values)).toBe(target.cost?.total)
    adoptHeldAnswers('cpf', values.cpf)
    const { length } = session.items
    expect(length).toBeGreaterThan(5)
    adoptHeldAnswers('cpf', values.cpf)
    expect(session.items).toHaveLength(length)
    const entry = findAnswer('cpf/1', values)
    expect(entry?.name).toMatch(/\S/)
    expect(entry?.subjectId).toBe(ensureSubjectId('cpf', values.cpf))
  })

  it('costs nothing once it is known, and all its parts until the form is filled in', async () => {
    const loaded = await loadDossie('pessoa')
    const { ask: runQuery } = await start()
    const [total, untold] = [15.85, 0]
    for (const typed of [{}, { cpf: '111.444' }, values])
      expect(readRemainingCost(loaded, typed)).toEqual({ total, untold, known: 0, open: 12 })
    const queryPromise = runQuery(values, signal)
    await vi.runAllTimersAsync()
    await queryPromise
    expect(readRemainingCost(loaded, { cpf: '111.444.777-35' })).toMatchObject({ total: 0, open: 0 })
    expect(readRemainingCost(loaded, {})).toMatchObject({ total, open: 12 })
  })

  it('does not repeat queries that an earlier run of the line answered', async () => {
    const { notes, ask: runQuery } = await start()
    const first = runQuery(values, signal)
    await vi.runAllTimersAsync()
    await first
    const { length } = notes
    const again = runQuery(values, signal)
    await vi.runAllTimersAsync()
    await again
    expect(notes).toHaveLength(length)
  })

  it('ends at once when it is cancelled', async () => {
    const { notes, ask: runQuery } = await start()
    const controller = new AbortController()
    const queryPromise = runQuery(values, controller.signal)
    controller.abort()
    await expect(queryPromise).rejects.toThrow()
    await vi.runAllTimersAsync()
    expect(notes).toEqual([])
  })

  it('has a column for each part and for its values, with sensitive ones hidden', async () => {
    const { target, ask: runQuery } = await start()
    const queryPromise = runQuery(values, signal)
    await vi.runAllTimersAsync()
    const { outcome } = await queryPromise
    if (outcome.status !== 'found') throw new Error('nothing found')
    const { columns, hideSensitive } = await target.loadSheet()
    expect(columns[0]?.text(outcome, false)).toBe('Encontrado')
    const birth = columns.find(({ label }) => label.endsWith(': Nascimento'))
    expect(birth?.text(outcome, false)).toMatch(/^••\/\d\d\/\d{4}$/)
    expect(JSON.stringify(hideSensitive(outcome.answer, false))).toContain('•')
    expect(JSON.stringify(hideSensitive(outcome.answer, true))).not.toContain('•')
  })
})
