import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadDossie } from '@/routes/load-dossie.ts'
import { session } from '@/state/session.ts'
import type { UsageRecord } from '@/state/usage-record.ts'
import { dossieTarget } from '../../../src/consultas/dossie/batch/dossie-target.tsx'
import { outcomeOf, resultsIn, stateOf } from '../../../src/consultas/dossie/batch/part-results.ts'
import type { DossieProgress } from '../../../src/consultas/dossie/engine/dossie-progress.ts'
import { failed, isAnswered, type Outcome } from '../../../src/consultas/outcome.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const values = { cpf: '11144477735' }

const found: Outcome = { status: 'found', answer: { nome: 'Ana' }, source: 'Fonte', isDemo: false, at: 1 }
const notFound: Outcome = { status: 'not-found', source: 'Outra', isDemo: false, at: 2 }

const progressOf = (outcomes: Record<string, Outcome | string>) =>
  ({
    parts: Object.entries(outcomes).map(([name, outcome]) =>
      typeof outcome === 'string'
        ? { part: { name }, state: 'skipped', reason: outcome }
        : { part: { name }, state: outcome.status, answer: { outcome } },
    ),
  }) as unknown as DossieProgress

describe('what came of a line', () => {
  it('is what came of its parts', () => {
    const outcome = outcomeOf(progressOf({ a: found, b: notFound, c: 'Falta um valor.' }))
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
    expect(stateOf(outcome)).toBe('found')
  })

  it('is a failure where a part failed, and keeps what the others answered', () => {
    const outcome = outcomeOf(progressOf({ a: found, b: failed('timeout', 'Demorou') }))
    expect(stateOf(outcome)).toBe('failed')
    expect(outcome.status === 'found' && resultsIn(outcome.answer).a?.state).toBe('found')
  })

  it('is nothing where no part found anything', () => {
    expect(outcomeOf(progressOf({ a: notFound })).status).toBe('not-found')
  })

  it('is read from a saved file without trusting it', () => {
    expect(resultsIn({ a: 1, b: null, c: { state: 'found' } })).toEqual({ c: { state: 'found' } })
    expect(resultsIn(null)).toEqual({})
  })
})

describe('a batch of dossiês', () => {
  const start = async () => {
    const target = dossieTarget(await loadDossie('pessoa'))
    const notes: UsageRecord[] = []
    return { target, notes, ask: target.asker((note) => notes.push(note), undefined) }
  }
  const signal = new AbortController().signal

  it('asks all parts of a line, keeps none in the session, and notes each', async () => {
    const { target, notes, ask } = await start()
    const asking = ask(values, signal)
    await vi.runAllTimersAsync()
    const outcome = await asking
    expect(outcome).toMatchObject({ status: 'found', isDemo: true })
    expect(notes.length).toBeGreaterThan(5)
    expect(notes.length).toBeLessThanOrEqual(target.requestsPerLine)
    expect(session.items).toEqual([])
    expect(isAnswered(outcome) && target.summary(outcome)).toMatch(/^\d+ de \d+ partes/)
  })

  it('does not ask what a line was answered before', async () => {
    const { notes, ask } = await start()
    const first = ask(values, signal)
    await vi.runAllTimersAsync()
    await first
    const { length } = notes
    const again = ask(values, signal)
    await vi.runAllTimersAsync()
    await again
    expect(notes).toHaveLength(length)
  })

  it('ends at once when it is cancelled', async () => {
    const { notes, ask } = await start()
    const controller = new AbortController()
    const asking = ask(values, controller.signal)
    controller.abort()
    await expect(asking).rejects.toThrow()
    await vi.runAllTimersAsync()
    expect(notes).toEqual([])
  })

  it('has a column a part and its values, of which those that pages mask are masked', async () => {
    const { target, ask } = await start()
    const asking = ask(values, signal)
    await vi.runAllTimersAsync()
    const outcome = await asking
    if (outcome.status !== 'found') throw new Error('nothing found')
    const { columns, masked } = await target.loadSheet()
    expect(columns[0]?.text(outcome, false)).toBe('Encontrado')
    const birth = columns.find(({ label }) => label.endsWith(': Nascimento'))
    expect(birth?.text(outcome, false)).toMatch(/^•+$/)
    expect(JSON.stringify(masked(outcome.answer, false))).toContain('•')
    expect(JSON.stringify(masked(outcome.answer, true))).not.toContain('•')
  })
})
