import { beforeEach, describe, expect, it } from 'vitest'
import { comparison } from '@/state/comparison.ts'
import { cacheAnswer, endSession, session } from '@/state/session.ts'
import { ensureSubjectId, findSubject, findSubjectId } from '@/state/subjects.ts'
import { joinSubjects } from '@/state/tabs/join-subjects.ts'
import { asPath } from '../../support/as-path.ts'

/** Smaller and larger than every random id. */
const smallId = '00000000'
const largeId = 'zzzzzzzz'

beforeEach(endSession)

describe('the id that another tab gave to a subject', () => {
  it('opens the page of a subject that is new here', () => {
    joinSubjects([['cpf 1', 'a']])
    expect(findSubject('a')).toEqual({ id: 'a', kind: 'cpf', value: '1' })
    expect(ensureSubjectId('cpf', '1')).toBe('a')
  })

  it('names a query without a kind, which has no page', () => {
    joinSubjects([['nome/1 {"nome":"Ana"}', 'a']])
    expect(findSubjectId('nome/1 {"nome":"Ana"}')).toBe('a')
    expect(findSubject('a')).toBeUndefined()
  })

  it('replaces a larger id in entries and the comparison; the page of the old id stays', () => {
    const ownId = ensureSubjectId('cpf', '1')
    const entryBase = {
      consultaId: 'cpf/1',
      family: 'cpf',
      path: asPath('/consulta/cpf'),
      title: 'CPF',
      ms: 1,
    }
    const outcome = { status: 'not-found', source: 'Fonte', isDemo: false, at: 1 } as const
    cacheAnswer({ ...entryBase, kind: 'cpf', subject: '•', subjectValue: '1' }, { cpf: '1' }, outcome)
    comparison.subjectIds = [ownId]
    joinSubjects([['cpf 1', smallId]])
    expect(session.items[0]?.subjectId).toBe(smallId)
    expect(comparison.subjectIds).toEqual([smallId])
    expect(findSubject(ownId)).toEqual({ id: smallId, kind: 'cpf', value: '1' })
    expect(ensureSubjectId('cpf', '1')).toBe(smallId)
  })

  it('becomes another name of a smaller id', () => {
    const ownId = ensureSubjectId('cpf', '1')
    joinSubjects([['cpf 1', largeId]])
    expect(ensureSubjectId('cpf', '1')).toBe(ownId)
    expect(findSubject(largeId)?.id).toBe(ownId)
  })

  it('is the same in three tabs, in any order of their messages', () => {
    for (const order of [
      ['m', smallId, largeId],
      [largeId, 'm', smallId],
      [smallId, largeId, 'm'],
    ]) {
      endSession()
      for (const id of order) joinSubjects([['cpf 1', id]])
      for (const id of order) expect(findSubject(id)?.id).toBe(smallId)
    }
  })

  it('is removed at the end of the session', () => {
    joinSubjects([['cpf 1', smallId]])
    joinSubjects([['cpf 1', largeId]])
    endSession()
    expect([findSubject(smallId), findSubject(largeId)]).toEqual([undefined, undefined])
  })
})
