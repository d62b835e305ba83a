import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { adoptSubject, mayShowAnswer } from '@/cases/adopt-from-case.ts'
import { addSubjectToCase, captureAnswers } from '@/cases/capture-answers.ts'
import { emptyContents } from '@/cases/contents.ts'
import {
  caseState,
  editCase,
  forgetOpenCase,
  readOpenContents,
  readOpened,
  setOpenCase,
} from '@/cases/open-case.ts'
import { createCaseKey } from '@/cases/record.ts'
import { isKept } from '@/state/kept-answers.ts'
import type { Outcome } from '@/state/outcome.ts'
import { cacheAnswer, endSession, readCached, session } from '@/state/session.ts'
import { findSubject } from '@/state/subjects.ts'
import { visibleCatalogue } from '@/state/visible-catalogue.ts'
import { asPath } from '../support/as-path.ts'
import { sampleContents } from './sample-contents.ts'

vi.mock('@/state/visible-catalogue.ts', async (importActual) => {
  const actual = await importActual<typeof import('@/state/visible-catalogue.ts')>()
  return { ...actual, visibleCatalogue: vi.fn(actual.visibleCatalogue) }
})

const key = await createCaseKey('c1', 'qualquer senha longa')

const open = (isReadOnly = false, contents = emptyContents) =>
  setOpenCase(
    { id: 'c1', createdAt: 0, isReadOnly, saving: { status: 'saved', at: 0 } },
    { key, owner: 'digest', contents },
  )

const cpf = '52998224725'

function ask(consultaId: string, at: number, status: 'found' | 'failed' = 'found') {
  const outcome: Outcome =
    status === 'found'
      ? { status, answer: { at }, source: 'Fonte', isDemo: false, at }
      : { status, reason: 'timeout', message: 'Demorou', isDemo: false, at }
  const entry = {
    consultaId,
    family: 'cpf',
    path: asPath('/consulta/cpf'),
    title: 'CPF',
    subject: '***',
    ms: 1,
  } as const
  return cacheAnswer({ ...entry, kind: 'cpf', subjectValue: cpf }, { cpf }, outcome)
}

/** Valtio tells subscribers in a microtask. */
const settle = () => Promise.resolve().then(() => Promise.resolve())

beforeEach(() => open())

afterEach(() => {
  forgetOpenCase(Promise.resolve())
  endSession()
})

describe('adding a subject', () => {
  it('adds its answers, but no failures, and marks them as kept', () => {
    const { subjectId, id } = ask('leitor/1', 1)
    const failed = ask('leitor/2', 2, 'failed')
    expect(addSubjectToCase(subjectId)).toBe(true)
    const [subject] = readOpenContents().subjects
    expect(subject).toMatchObject({ kind: 'cpf', value: cpf })
    expect(subject?.answers.map((answer) => answer.id)).toEqual([id])
    expect([isKept(id), isKept(failed.id)]).toEqual([true, false])
  })

  it('adds later answers as they come', async () => {
    captureAnswers()
    addSubjectToCase(ask('leitor/1', 1).subjectId)
    const { id } = ask('leitor/3', 5)
    await settle()
    expect(readOpenContents().subjects[0]?.answers[0]?.id).toBe(id)
    expect(isKept(id)).toBe(true)
  })

  it('changes nothing while another tab writes the case', () => {
    open(true)
    expect(addSubjectToCase(ask('leitor/1', 1).subjectId)).toBe(false)
    editCase((contents) => ({ ...contents, title: 'x' }))
    expect(readOpenContents()).toEqual(emptyContents)
  })
})

describe('opening a subject of a case', () => {
  const [subject] = sampleContents.subjects
  if (!subject) throw new Error('The sample has a subject')

  it('puts its answers into the session with their ids, times and names', () => {
    const path = adoptSubject(subject)
    const subjectId = path?.replace('/assunto/', '') ?? ''
    expect(findSubject(subjectId)).toMatchObject({ kind: 'cpf', value: cpf })
    expect(session.items).toMatchObject([
      { id: 'a1', at: 4, outcome: 'found', name: 'Zuleica Quixabeira', subjectId, subject: '•••.•••.•••-25' },
    ])
    expect(readCached('a1')?.outcome).toEqual(subject.answers[0]?.outcome)
    expect(isKept('a1')).toBe(true)
    expect(path).not.toContain(cpf)
  })

  it('adds nothing twice', () => {
    adoptSubject(subject)
    adoptSubject(subject)
    expect(session.items).toHaveLength(1)
  })

  it('leaves out consultas that the manifest does not have', () => {
    adoptSubject({ ...subject, answers: subject.answers.map((answer) => ({ ...answer, consultaId: 'x/1' })) })
    expect(session.items).toEqual([])
  })

  it('leaves out consultas that the roles of the user do not allow', () => {
    vi.mocked(visibleCatalogue).mockReturnValue([])
    adoptSubject(subject)
    expect(session.items).toEqual([])
    expect(mayShowAnswer({ consultaId: 'leitor/1' })).toBe(false)
    vi.mocked(visibleCatalogue).mockReset()
  })
})

it('a closed case has left memory', async () => {
  editCase(() => sampleContents)
  forgetOpenCase(Promise.resolve())
  expect(caseState.open).toBeUndefined()
  expect(readOpenContents()).toEqual(emptyContents)
  expect(readOpened()).toBeUndefined()
})
