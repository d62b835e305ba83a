import { afterEach, describe, expect, it } from 'vitest'
import { findAnswer } from '@/state/find-answers.ts'
import { adoptAnswer } from '@/state/held-answers.ts'
import type { Outcome } from '@/state/outcome.ts'
import { cacheAnswer, endSession, readCached, session } from '@/state/session.ts'
import { asPath } from '../support/as-path.ts'

const entryBase = {
  consultaId: 'cpf/1',
  family: 'cpf',
  path: asPath('/consulta/cpf'),
  title: 'CPF',
  subject: '***.444.777-**',
  kind: 'cpf' as const,
  ms: 1,
}

const answeredAt = (at: number): Outcome => ({
  status: 'found',
  answer: { at },
  source: 'Fonte',
  isDemo: false,
  at,
})

const adopt = (cpf: string, at: number) =>
  adoptAnswer({ ...entryBase, subjectValue: cpf }, { cpf }, answeredAt(at))

afterEach(endSession)

describe('an adopted answer', () => {
  it('keeps its time and outcome, and has its place among the entries', () => {
    cacheAnswer({ ...entryBase, subjectValue: '1' }, { cpf: '1' }, answeredAt(30))
    cacheAnswer({ ...entryBase, subjectValue: '2' }, { cpf: '2' }, answeredAt(10))
    const entry = adopt('3', 20)
    expect(session.items.map(({ at }) => at)).toEqual([30, 20, 10])
    expect(readCached(entry.id)?.outcome).toEqual(answeredAt(20))
    expect(findAnswer('cpf/1', { cpf: '3' })?.id).toBe(entry.id)
  })

  it('is stored once', () => {
    const first = adopt('1', 5)
    expect(adopt('1', 5).id).toBe(first.id)
    expect(adopt('2', 5).id).not.toBe(first.id)
    expect(adopt('1', 6).id).not.toBe(first.id)
    expect(session.items).toHaveLength(3)
  })
})
