import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Outcome } from '@/state/outcome.ts'
import { asPath } from '../support/as-path.ts'

const entryBase = {
  consultaId: 'cpf/1',
  family: 'cpf',
  path: asPath('/consulta/cpf'),
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
  const { findSubjectId, findSubject } = await import('@/state/subjects.ts')
  const { findAnswer } = await import('@/state/find-answers.ts')
  const cacheTestAnswer = (cpf: string, outcome: Outcome = found(), consultaId = 'cpf/1') =>
    state.cacheAnswer({ ...entryBase, consultaId, kind: 'cpf', subjectValue: cpf }, { cpf }, outcome)
  return { ...state, findAnswer, findSubjectId, findSubject, cacheTestAnswer }
}

describe('the session', () => {
  it('finds the newest answer for the same values, ignoring failures', async () => {
    const { findAnswer, cacheTestAnswer } = await load()
    cacheTestAnswer('1')
    const newer = cacheTestAnswer('1')
    cacheTestAnswer('2', failure)
    expect(findAnswer('cpf/1', { cpf: '1' })?.id).toBe(newer.id)
    expect(findAnswer('cpf/1', { cpf: '2' })).toBeUndefined()
    expect(findAnswer('cpf/2', { cpf: '1' })).toBeUndefined()
    expect(findAnswer('cpf/1', { cpf: '1', uf: 'SP' })).toBeUndefined()
  })

  it('removes single queries with their answers', async () => {
    const { readCached, removeEntries, cacheTestAnswer, session } = await load()
    const remainingEntry = cacheTestAnswer('1')
    const removedEntry = cacheTestAnswer('1', found(), 'cpf/2')
    removeEntries(({ consultaId }) => consultaId === 'cpf/2')
    expect(session.items.map(({ id }) => id)).toEqual([remainingEntry.id])
    expect(readCached(removedEntry.id)).toBeUndefined()
    expect(readCached(remainingEntry.id)).toBeDefined()
  })

  it('recognises a subject in another consulta', async () => {
    const { cacheTestAnswer, findSubject, findSubjectId } = await load()
    const first = cacheTestAnswer('1')
    expect(cacheTestAnswer('1', found(), 'cpf/2').subjectId).toBe(first.subjectId)
    expect(cacheTestAnswer('2').subjectId).not.toBe(first.subjectId)
    expect(findSubjectId('cpf 1')).toBe(first.subjectId)
    expect(findSubject(first.subjectId)).toEqual({ id: first.subjectId, kind: 'cpf', value: '1' })
  })

  it('excludes values from the visible entries', async () => {
    const { cacheTestAnswer, session } = await load()
    cacheTestAnswer('11144477735')
    expect(JSON.stringify(session)).not.toContain('11144477735')
  })

  it('keeps the newest 300 answers', async () => {
    const { readCached, cacheTestAnswer, session } = await load()
    const first = cacheTestAnswer('first')
    for (let count = 0; count < 300; count += 1) cacheTestAnswer(String(count))
    expect(session.items).toHaveLength(300)
    expect(readCached(first.id)).toBeUndefined()
  })

  it('keeps twenty megabytes, and the newest answer of any size', async () => {
    const { readCached, cacheTestAnswer, session } = await load()
    const megabyte = 'x'.repeat(512 * 1024)
    const first = cacheTestAnswer('first', found(megabyte.repeat(8)))
    const second = cacheTestAnswer('second', found(megabyte.repeat(8)))
    cacheTestAnswer('third', found(megabyte.repeat(8)))
    expect(readCached(first.id)).toBeUndefined()
    expect(readCached(second.id)).toBeDefined()
    cacheTestAnswer('huge', found(megabyte.repeat(30)))
    expect(session.items).toHaveLength(1)
  })
})
