import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Outcome } from '@/state/outcome.ts'

const made = {
  consultaId: 'cpf/1',
  family: 'cpf',
  path: '/consulta/cpf' as const,
  title: 'CPF',
  subject: '***.444.777-**',
  ms: 1,
}

const found = (text = '', at = 1): Outcome => ({
  status: 'found',
  answer: { text },
  source: 'Fonte',
  isDemo: false,
  at,
})

const failure: Outcome = {
  status: 'failed',
  reason: 'timeout',
  message: 'Sem resposta',
  isDemo: false,
  at: 1,
}

beforeEach(() => vi.resetModules())

async function load() {
  const state = await import('@/state/session.ts')
  const keep = (cpf: string, outcome: Outcome = found(), consultaId = 'cpf/1') =>
    state.keepAnswer({ ...made, consultaId, subjectKey: `cpf ${cpf}` }, { cpf }, outcome)
  return { ...state, keep }
}

describe('the session', () => {
  it('holds the newest answer to a question, and no failure', async () => {
    const { answerTo, keep } = await load()
    keep('1')
    const newer = keep('1')
    keep('2', failure)
    expect(answerTo('cpf/1', { cpf: '1' })?.id).toBe(newer.id)
    expect(answerTo('cpf/1', { cpf: '2' })).toBeUndefined()
    expect(answerTo('cpf/2', { cpf: '1' })).toBeUndefined()
    expect(answerTo('cpf/1', { cpf: '1', uf: 'SP' })).toBeUndefined()
  })

  it('forgets single consultas, with their answers and the question that was left', async () => {
    const { answerOf, askNext, forgetEntries, keep, nextQuestion, session } = await load()
    const kept = keep('1')
    const gone = keep('1', found(), 'cpf/2')
    askNext({ consultaId: 'cpf/2', values: { cpf: '1' } })
    forgetEntries(({ consultaId }) => consultaId === 'cpf/2')
    expect(session.items.map(({ id }) => id)).toEqual([kept.id])
    expect([answerOf(gone.id), nextQuestion('cpf/2')]).toEqual([undefined, undefined])
    expect(answerOf(kept.id)).toBeDefined()
  })

  it('knows a subject again in another consulta', async () => {
    const { keep, subjectIdOf } = await load()
    const first = keep('1')
    expect(keep('1', found(), 'cpf/2').subjectId).toBe(first.subjectId)
    expect(keep('2').subjectId).not.toBe(first.subjectId)
    expect(subjectIdOf('cpf 1')).toBe(first.subjectId)
  })

  it('keeps what was looked up out of what is shown', async () => {
    const { keep, session } = await load()
    keep('11144477735')
    expect(JSON.stringify(session)).not.toContain('11144477735')
  })

  it('keeps the newest fifty', async () => {
    const { answerOf, keep, session } = await load()
    const first = keep('first')
    for (let count = 0; count < 50; count += 1) keep(String(count))
    expect(session.items).toHaveLength(50)
    expect(answerOf(first.id)).toBeUndefined()
  })

  it('keeps twenty megabytes, and the newest whatever its size', async () => {
    const { answerOf, keep, session } = await load()
    const megabyte = 'x'.repeat(512 * 1024)
    const first = keep('first', found(megabyte.repeat(8)))
    const second = keep('second', found(megabyte.repeat(8)))
    keep('third', found(megabyte.repeat(8)))
    expect(answerOf(first.id)).toBeUndefined()
    expect(answerOf(second.id)).toBeDefined()
    keep('huge', found(megabyte.repeat(30)))
    expect(session.items).toHaveLength(1)
  })

  it('leaves a question for the page that it is for, once', async () => {
    const { askNext, doneAsking, nextQuestion } = await load()
    askNext({ consultaId: 'cpf/2', values: { cpf: '1' } })
    expect(nextQuestion('cpf/1')).toBeUndefined()
    expect(nextQuestion('cpf/2')?.values).toEqual({ cpf: '1' })
    doneAsking()
    expect(nextQuestion('cpf/2')).toBeUndefined()
  })

  it('knows what an entry of the history showed, as long as it is kept', async () => {
    const { keep, noteShown, shownAt } = await load()
    const { id } = keep('1')
    noteShown('key', id)
    expect(shownAt('key')?.id).toBe(id)
    expect(shownAt('other')).toBeUndefined()
  })
})
