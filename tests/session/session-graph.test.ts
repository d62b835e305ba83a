import { describe, expect, it } from 'vitest'
import type { EntryValues, GraphValue } from '@/session/graph/entry-values.ts'
import { buildSessionGraph } from '@/session/graph/session-graph.ts'
import { createEntry } from './create-entry.ts'

const phone = { kind: 'phone', value: '11987654321' } as const
const cep = { kind: 'cep', value: '01001000' } as const
const cnpj = { kind: 'cnpj', value: '11222333000181' } as const
const cpf = (value: string) => ({ kind: 'cpf', value }) as const

const createEntryValues = (own: GraphValue | undefined, ...held: GraphValue[]): EntryValues => ({
  queryText: '',
  ownValue: own,
  answerValues: held,
})

const unlinkedEntries = ['C', 'B', 'A'].map((subjectId, index) =>
  createEntry(subjectId.toLowerCase(), 3 - index, { subjectId }),
)

describe('buildSessionGraph', () => {
  it('has one node per subject and an edge from its origin', () => {
    const items = [
      createEntry('c', 3, { subjectId: 'B', origin: { id: 'a', label: 'CNPJ' } }),
      createEntry('b', 2, { subjectId: 'A', origin: { id: 'a', label: 'CPF' } }),
      createEntry('a', 1, { subjectId: 'A' }),
    ]
    const { subjects, links: led } = buildSessionGraph(items, new Map())
    expect(subjects.map(({ id, entries }) => [id, entries.length])).toEqual([
      ['B', 1],
      ['A', 2],
    ])
    expect(led).toMatchObject([{ from: 'A', to: 'B', entries: [{ id: 'c' }] }])
  })

  it('joins subjects whose answers have the same values', () => {
    const values = new Map([
      ['a', createEntryValues(cpf('1'), phone, cep)],
      ['b', createEntryValues(cpf('2'), cep, phone)],
      ['c', createEntryValues(cpf('3'), cep)],
    ])
    expect(buildSessionGraph(unlinkedEntries, values).shared).toMatchObject([
      { subjects: ['A', 'B', 'C'], values: [cep] },
      { subjects: ['A', 'B'], values: [phone] },
    ])
  })

  it('does not join a subject with itself', () => {
    const items = [createEntry('b', 2, { subjectId: 'A' }), createEntry('a', 1, { subjectId: 'A' })]
    const values = new Map([
      ['a', createEntryValues(cpf('1'), cpf('1'), phone)],
      ['b', createEntryValues(cpf('1'), phone)],
    ])
    expect(buildSessionGraph(items, values).shared).toEqual([])
  })

  it('joins a company with the person that its answer names', () => {
    const values = new Map([
      ['a', createEntryValues(cpf('1'), cnpj)],
      ['b', createEntryValues(cnpj)],
    ])
    expect(buildSessionGraph(unlinkedEntries, values).shared).toMatchObject([
      { subjects: ['A', 'B'], values: [cnpj] },
    ])
  })

  it('omits a value that led to its subject', () => {
    const items = unlinkedEntries.map((entry) =>
      entry.id === 'b' ? { ...entry, origin: { id: 'a', label: 'CNPJ' } } : entry,
    )
    const values = new Map([
      ['a', createEntryValues(cpf('1'), cnpj)],
      ['b', createEntryValues(cnpj)],
      ['c', createEntryValues(cpf('3'), cnpj)],
    ])
    expect(buildSessionGraph(items, values).shared).toMatchObject([{ subjects: ['B', 'C'] }])
  })
})
