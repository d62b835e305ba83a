import { describe, expect, it } from 'vitest'
import { type CaseAnswer, emptyContents } from '@/cases/contents.ts'
import {
  addNote,
  addReport,
  addSubject,
  editNote,
  removeKeptReport,
  removeNote,
  removeSubject,
} from '@/cases/edits.ts'
import { sampleContents } from './sample-contents.ts'

const subject = { kind: 'cpf', value: '52998224725' } as const

const answer = (id: string, at: number): CaseAnswer => ({
  id,
  consultaId: 'leitor/1',
  ms: 1,
  values: {},
  outcome: { status: 'not-found', source: 'Fonte', isDemo: false, at },
})

describe('addSubject', () => {
  it('adds a subject once, with its answers newest first', () => {
    const once = addSubject(subject, [answer('a', 1)], 5)(emptyContents)
    const twice = addSubject(subject, [answer('b', 2), answer('a', 1)], 6)(once)
    expect(twice.subjects).toHaveLength(1)
    expect(twice.subjects[0]?.addedAt).toBe(5)
    expect(twice.subjects[0]?.answers.map(({ id }) => id)).toEqual(['b', 'a'])
  })

  it('returns the same contents if nothing is new, so that nothing is saved', () => {
    const once = addSubject(subject, [answer('a', 1)], 5)(emptyContents)
    expect(addSubject(subject, [answer('a', 1)], 9)(once)).toBe(once)
  })

  it('adds a subject without answers', () => {
    expect(addSubject(subject, [], 5)(emptyContents).subjects).toHaveLength(1)
  })
})

it('removes a subject with its answers', () => {
  expect(removeSubject(subject)(sampleContents).subjects).toEqual([])
})

it('adds, edits and removes notes, the newest first', () => {
  const typed = { ...emptyContents, noteDraft: 'dois' }
  const two = addNote('dois', 2)(addNote('um', 1)(typed))
  expect(two.notes.map(({ text, at }) => [text, at])).toEqual([
    ['dois', 2],
    ['um', 1],
  ])
  expect(two.noteDraft).toBe('')
  const id = two.notes[1]?.id ?? ''
  expect(editNote(id, 'três', 3)(two).notes[1]).toEqual({ id, text: 'três', at: 1, editedAt: 3 })
  expect(removeNote(id)(two).notes.map(({ text }) => text)).toEqual(['dois'])
})

it('replaces a report with the same number', () => {
  const [report] = sampleContents.reports
  if (!report) throw new Error('The sample has a report')
  const changed = addReport({ ...report, at: 99 })(sampleContents)
  expect(changed.reports.map(({ at }) => at)).toEqual([99])
  expect(removeKeptReport(report.id)(changed).reports).toEqual([])
})
