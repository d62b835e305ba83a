import { describe, expect, it } from 'vitest'
import { readContents } from '@/cases/read-contents.ts'
import { sampleContents } from './sample-contents.ts'

const [subject] = sampleContents.subjects

const read = (changes: object) => readContents(JSON.stringify({ ...sampleContents, ...changes }))

/** Do not add fields: users have cases without them. */
const contentsOf010 = {
  title: 'Empréstimo',
  reference: '',
  purpose: '',
  noteDraft: '',
  notes: [{ id: 'n1', text: 'Ligar', at: 10 }],
  subjects: [
    {
      kind: 'cep',
      value: '01310100',
      addedAt: 5,
      answers: [
        {
          id: 'a1',
          consultaId: 'cep/1',
          ms: 12,
          values: { cep: '01310100' },
          outcome: { status: 'found', answer: {}, source: 'Fonte', isDemo: true, at: 4 },
        },
      ],
    },
  ],
  reports: [
    {
      id: '20261122-7KQ2MX',
      kind: 'dossie',
      title: 'Dossiê de pessoa',
      path: '/dossie/pessoa',
      at: 7,
      counts: { found: 1, incomplete: 0, 'not-found': 0, failed: 0, total: 1 },
      data: {},
    },
  ],
}

describe('readContents', () => {
  it('reads what was written', () => {
    expect(read({})).toEqual(sampleContents)
  })

  it('reads a case that version 0.10 stored', () => {
    expect(readContents(JSON.stringify(contentsOf010))).toMatchObject(contentsOf010)
  })

  it.each([
    ['no text', ''],
    ['no object', 'null'],
    ['an array', '[]'],
  ])('refuses %s', (_reason, text) => {
    expect(readContents(text)).toBeUndefined()
  })

  it.each([
    ['a title that is no text', { title: 1 }],
    ['a note without date', { notes: [{ id: 'n', text: 'x' }] }],
    ['an impossible date', { notes: [{ id: 'n', text: 'x', at: 1e300 }] }],
    ['a kind that does not exist', { subjects: [{ ...subject, kind: 'toString' }] }],
    ['a CPF with wrong check digits', { subjects: [{ ...subject, value: '52998224724' }] }],
    ['a CPF with punctuation', { subjects: [{ ...subject, value: '529.982.247-25' }] }],
    ['an answer without outcome', { subjects: [{ ...subject, answers: [{ id: 'a' }] }] }],
    ['a report of another kind', { reports: [{ ...sampleContents.reports[0], kind: 'x' }] }],
    ['a negative count', { reports: [{ ...sampleContents.reports[0], counts: { found: -1 } }] }],
  ])('refuses %s', (_reason, changes) => {
    expect(read(changes)).toBeUndefined()
  })
})
