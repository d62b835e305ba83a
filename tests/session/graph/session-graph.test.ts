import type { LeadValue } from '@manifest/contract/subject-field.ts'
import { describe, expect, it } from 'vitest'
import type { EntryValues } from '@/session/graph/model/entry-values.ts'
import { createEdges, createNodes } from '@/session/graph/model/graph-elements.ts'
import { buildSessionGraph } from '@/session/graph/model/session-graph.ts'
import { createEntry } from '../create-entry.ts'

const phone = { kind: 'phone', value: '11987654321' } as const
const cep = { kind: 'cep', value: '01001000' } as const
const cnpj = { kind: 'cnpj', value: '11222333000181' } as const
const cpf = (value: string) => ({ kind: 'cpf', value }) as const

const createEntryValues = (own: LeadValue | undefined, ...held: LeadValue[]): EntryValues => ({
  queryText: '',
  ownValue: own,
  answerValues: held,
  parties: [],
})

const ids = new Map<string, string>()

/** Returns an id that does not contain the value, as the session does. */
function findId({ kind, value }: LeadValue): string {
  if (kind === 'cnpj') return 'B'
  const id = ids.get(value) ?? `${kind} ${ids.size}`
  ids.set(value, id)
  return id
}

const build = (
  items: Parameters<typeof buildSessionGraph>[0]['items'],
  values = new Map<string, EntryValues>(),
  more = {},
) => buildSessionGraph({ items, values, findId, ...more })

const unlinkedEntries = ['C', 'B', 'A'].map((subjectId, index) =>
  createEntry(subjectId.toLowerCase(), 3 - index, { subjectId }),
)

describe('buildSessionGraph', () => {
  it('has one node per subject, with its name, and an edge from its origin', () => {
    const items = [
      createEntry('c', 3, { subjectId: 'B', origin: { id: 'a', label: 'CNPJ' } }),
      createEntry('b', 2, { subjectId: 'A', origin: { id: 'a', label: 'CPF' }, name: 'Marina do Vale' }),
      createEntry('a', 1, { subjectId: 'A' }),
    ]
    const { subjects, links } = build(items)
    expect(subjects.map(({ id, name, entries }) => [id, name, entries.length])).toEqual([
      ['B', undefined, 1],
      ['A', 'Marina do Vale', 2],
    ])
    expect(links).toMatchObject([{ from: 'A', to: 'B', entries: [{ id: 'c' }] }])
  })

  it('has a node for each value that subjects share', () => {
    const values = new Map([
      ['a', createEntryValues(cpf('1'), phone, cep)],
      ['b', createEntryValues(cpf('2'), cep, phone)],
      ['c', createEntryValues(cpf('3'), cep)],
    ])
    const { shared } = build(unlinkedEntries, values)
    expect(shared.map(({ subjects, values: held }) => [held, subjects])).toEqual([
      [[cep], ['A', 'B', 'C']],
      [[phone], ['A', 'B']],
    ])
  })

  it('makes one node of many values of the same subjects, until the user splits it', () => {
    const many = ['01001000', '01002000', '01003000', '01004000'].map(
      (value) => ({ kind: 'cep', value }) as const,
    )
    const values = new Map(['a', 'b'].map((id) => [id, createEntryValues(undefined, ...many)]))
    const { shared } = build(unlinkedEntries, values)
    expect(shared).toMatchObject([{ subjects: ['A', 'B'], values: many }])
    const split = new Set(shared.map(({ id }) => id))
    expect(build(unlinkedEntries, values, { split }).shared).toHaveLength(4)
  })

  it('does not join a subject with itself', () => {
    const items = [createEntry('b', 2, { subjectId: 'A' }), createEntry('a', 1, { subjectId: 'A' })]
    const values = new Map([
      ['a', createEntryValues(cpf('1'), phone)],
      ['b', createEntryValues(cpf('1'), phone)],
    ])
    expect(build(items, values).shared).toEqual([])
  })

  it('draws a line from a person to the company that the answer names', () => {
    const values = new Map([
      ['a', createEntryValues(cpf('1'), cnpj)],
      ['b', createEntryValues(cnpj)],
    ])
    const { mentions, shared } = build(unlinkedEntries, values)
    expect(mentions).toMatchObject([{ from: 'A', to: 'B', kind: 'cnpj' }])
    expect(shared).toEqual([])
  })

  it('draws no second line where a value led to its subject', () => {
    const items = unlinkedEntries.map((entry) =>
      entry.id === 'b' ? { ...entry, origin: { id: 'a', label: 'CNPJ' } } : entry,
    )
    const values = new Map([
      ['a', createEntryValues(cpf('1'), cnpj)],
      ['c', createEntryValues(cpf('3'), cnpj)],
    ])
    expect(build(items, values).mentions).toMatchObject([{ from: 'C', to: 'B' }])
  })

  it('shows the values of an answer whose query the user ran in the graph', () => {
    const values = new Map([['a', createEntryValues(cpf('1'), phone, cep)]])
    expect(build(unlinkedEntries, values).shared).toEqual([])
    const { shared } = build(unlinkedEntries, values, { grown: new Set(['a']) })
    expect(shared).toMatchObject([
      { subjects: ['A'], values: [phone] },
      { subjects: ['A'], values: [cep] },
    ])
  })
})

describe('createNodes', () => {
  const values = new Map(['a', 'b'].map((id) => [id, createEntryValues(undefined, phone)]))
  const graph = build([createEntry('d', 4, { subjectId: 'A', name: 'Marina' }), ...unlinkedEntries], values)

  it('shows names, and hides documents and values', () => {
    const nodes = createNodes(graph, { isRevealed: () => false, readDocument: () => '111.444.777-35' })
    expect(nodes[0]).toMatchObject({ title: 'Marina', detail: '***.444.777-**' })
    expect(nodes.at(-1)).toMatchObject({ type: 'value', title: '(11) •••••-••21' })
    expect(JSON.stringify(nodes)).not.toMatch(/111\.444|98765/)
  })

  it('shows what the user has revealed', () => {
    const nodes = createNodes(graph, { isRevealed: () => true, readDocument: () => '111.444.777-35' })
    expect(nodes[0]?.label).toBe('CPF Marina, 111.444.777-35, 2 consultas')
    expect(nodes.at(-1)?.title).toBe('(11) 98765-4321')
  })

  it('connects a value with its subjects', () => {
    const id = findId(phone)
    expect(createEdges(graph).map(({ from, to }) => [from, to])).toEqual([
      ['A', id],
      ['B', id],
    ])
  })
})
