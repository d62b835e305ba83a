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

  it('lists the subjects of a value by age, not by their random ids', () => {
    const items = ['B', 'C', 'A'].map((subjectId, index) =>
      createEntry(subjectId.toLowerCase(), 3 - index, { subjectId }),
    )
    const values = new Map(items.map(({ id }) => [id, createEntryValues(undefined, phone)]))
    expect(build(items, values).shared).toMatchObject([{ subjects: ['A', 'C', 'B'] }])
  })
})

const party = (value: LeadValue, relation: string, whole?: string): EntryValues['parties'][number] => ({
  value,
  relation,
  ...(whole === undefined ? {} : { name: { whole, hidden: `${whole[0]}•••` } }),
})

const name = (value: string) => ({ kind: 'name', value }) as const

const ofName = (whole: string) => party(name(whole), 'Sócio', whole)

describe('parties', () => {
  const withParties = (...parties: EntryValues['parties']) => ({ ...createEntryValues(undefined), parties })

  it('are nodes with the relation on the edge, and not among the shared values', () => {
    const mother = party(cpf('11144477735'), 'Mãe', 'Ana')
    const values = new Map([
      ['a', { ...withParties(mother), answerValues: [mother.value] }],
      ['c', { ...withParties({ ...mother, relation: 'Sócia' }), answerValues: [mother.value] }],
    ])
    const graph = build(unlinkedEntries, values)
    expect(graph.shared).toEqual([])
    expect(createEdges(graph).map(({ from, label }) => [from, label])).toEqual([
      ['C', 'Sócia'],
      ['A', 'Mãe'],
    ])
    const nodes = (isOn: boolean) => createNodes(graph, { isRevealed: () => isOn, readDocument: () => '' })
    expect(nodes(false).at(-1)).toMatchObject({ title: 'A•••', detail: 'não consultado' })
    expect(nodes(false).at(-1)?.label).toBe('A•••, não consultado, CPF •••.•••.•••-35, Sócia e Mãe')
    expect(nodes(true).at(-1)?.title).toBe('Ana')
    expect(build(unlinkedEntries, values, { hidesParties: true }).shared).toHaveLength(1)
  })

  it('become subjects with a query, and the edge keeps the relation', () => {
    const values = new Map([
      ['a', { ...withParties(party(cnpj, 'Empresa')), answerValues: [cnpj] }],
      ['b', createEntryValues(cnpj)],
    ])
    const graph = build(unlinkedEntries, values)
    expect(graph.parties).toEqual([])
    expect(createEdges(graph)).toMatchObject([{ type: 'mention', from: 'A', to: 'B', label: 'Empresa' }])
  })

  it('without a document belong to one subject, and are no subject of the same name', () => {
    const items = unlinkedEntries.map((entry) => (entry.id === 'b' ? { ...entry, name: 'Rui Só' } : entry))
    const values = new Map([
      ['a', withParties(ofName('Ana Exemplo'), ofName('Bia Exemplo'), party(cpf('9'), 'Mãe', 'BIA EXEMPLO'))],
      ['c', withParties(ofName('Ana Exemplo'), ofName('Rui So'))],
    ])
    const { parties } = build(items, values)
    expect(parties.map(({ value, ties }) => [value.value, ties.map(({ subjectId }) => subjectId)])).toEqual([
      ['Ana Exemplo', ['C']],
      ['Ana Exemplo', ['A']],
      ['9', ['A']],
    ])
  })

  it('with the same name but for accents and case are one, unless their documents differ', () => {
    const ofDocument = (whole: string, partialDocument: string) => ({ ...ofName(whole), partialDocument })
    const values = new Map([
      ['c', withParties(ofName('NOEMIA AÇAI'), ofDocument('Rui Só', '***.1'))],
      ['a', withParties(ofName('Noemia Acai'), { ...ofName('Noêmia Açaí'), relation: 'Sócia' })],
      ['b', withParties(ofDocument('Noêmia Açaí', '***.1'), ofDocument('Noemia Acai', '***.2'))],
    ])
    const items = unlinkedEntries.map((entry) => ({ ...entry, subjectId: 'A' }))
    const { parties } = build(items, values)
    expect(parties.map(({ name: text, partialDocument }) => [text?.whole, partialDocument])).toEqual([
      ['Noêmia Açaí', '***.1'],
      ['Rui Só', '***.1'],
      ['Noemia Acai', '***.2'],
    ])
    expect(parties[0]?.ties).toMatchObject([{ subjectId: 'A', relations: ['Sócio', 'Sócia'] }])
  })

  it('of a subject are at most 12 and a node for the others, until the user expands it', () => {
    const many = Array.from({ length: 21 }, (_, index) => party(cpf(String(100 + index)), 'Sócio'))
    const values = new Map([['a', withParties(...many)]])
    const graph = build(unlinkedEntries, values)
    expect(graph.shownParties).toHaveLength(12)
    expect(createNodes(graph, { isRevealed: () => false, readDocument: () => '' }).at(-1)).toMatchObject({
      title: '+ 9 outros',
    })
    const whole = build(unlinkedEntries, values, { expanded: new Set(['A']) })
    expect([whole.shownParties.length, whole.rests.length]).toEqual([21, 0])
    const thirteen = build(unlinkedEntries, new Map([['a', withParties(...many.slice(0, 13))]]))
    expect([thirteen.shownParties.length, thirteen.rests.length]).toEqual([13, 0])
  })

  it('of many subjects are few each', () => {
    const items = Array.from({ length: 100 }, (_, index) =>
      createEntry(`${index}`, 1, { subjectId: `s${index}` }),
    )
    const values = new Map(
      items.map(({ id }) => [
        id,
        withParties(...['1', '2', '3', '4'].map((each) => party(cpf(`${id} ${each}`), 'Sócio'))),
      ]),
    )
    expect(build(items, values).shownParties).toHaveLength(200)
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
