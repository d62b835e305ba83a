import { describe, expect, it } from 'vitest'
import { buildGroups, countShown, type SubjectGroup } from '@/session/list/build-groups.ts'
import type { SessionReport } from '@/state/session-reports.ts'
import { asPath } from '../support/as-path.ts'
import { createEntry } from './create-entry.ts'

const marina = { subjectId: 'marina', subject: '***.444.777-**' }
const company = { subjectId: 'company', subject: '**.222.333/****-**', kind: 'cnpj' } as const

const createReport = (id: string, at: number, changes: Partial<SessionReport> = {}): SessionReport => ({
  id,
  kind: 'batch',
  title: 'CPF em lote',
  path: asPath('/consulta/cpf/lote'),
  at,
  counts: { found: 1, incomplete: 0, 'not-found': 0, failed: 0, total: 1 },
  ...changes,
})

/** The groups as subjects with the ids of their reports and entries, and the groups below. */
const outline = (groups: readonly SubjectGroup[]): unknown[] =>
  groups.map(({ id, reports, branches }) => [
    id,
    ...reports.map((report) => report.id),
    ...branches.map(({ entry, groups }) => (groups.length > 0 ? [entry.id, outline(groups)] : entry.id)),
  ])

describe('the list of the session', () => {
  it('groups the entries of a subject, the newest group first', () => {
    const items = [
      createEntry('d', 4, marina),
      createEntry('c', 3, company),
      createEntry('b', 2, marina),
      createEntry('a', 1, company),
    ]
    expect(outline(buildGroups({ items, reports: [] }))).toEqual([
      ['marina', 'd', 'b'],
      ['company', 'c', 'a'],
    ])
  })

  it('groups the entries that an entry led to below it', () => {
    const origin = { id: 'a', label: 'CNPJ' }
    const items = [
      createEntry('c', 3, { ...company, origin }),
      createEntry('b', 2, { ...company, consultaId: 'cnpj/2', origin }),
      createEntry('a', 1, marina),
    ]
    expect(outline(buildGroups({ items, reports: [] }))).toEqual([['marina', ['a', [['company', 'c', 'b']]]]])
  })

  it('names a subject as its newest answer does, also in older entries', () => {
    const items = [
      createEntry('c', 3, marina),
      createEntry('b', 2, { ...marina, name: 'Marina do Vale' }),
      createEntry('a', 1, { ...marina, name: 'MARINA' }),
    ]
    const [group] = buildGroups({ items, reports: [] })
    expect(group?.subject).toEqual({
      id: 'marina',
      kind: 'cpf',
      hidden: marina.subject,
      name: 'Marina do Vale',
    })
  })

  it('has a dossiê with its subject and a batch by itself, each by its time', () => {
    const items = [createEntry('a', 1, marina)]
    const dossie = createReport('d', 5, { kind: 'dossie', subjectId: 'marina', subject: marina.subject })
    const reports = [dossie, createReport('new', 9), createReport('old', 2)]
    const groups = buildGroups({ items, reports })
    expect(outline(groups)).toEqual([
      ['new', 'new'],
      ['marina', 'd', 'a'],
      ['old', 'old'],
    ])
    expect(groups[0]?.subject).toBeUndefined()
  })
})

describe('the filter', () => {
  const items = [
    createEntry('c', 3, {
      ...company,
      title: 'Quadro societário',
      name: 'Café Ltda',
      origin: { id: 'a', label: 'CNPJ' },
    }),
    createEntry('b', 2, { ...marina, title: 'Protestos' }),
    createEntry('a', 1, { ...marina, title: 'Dados cadastrais', name: 'Márcia Conceição' }),
  ]
  const reports = [createReport('r', 4)]
  const filter = (query: string) => outline(buildGroups({ items, reports }, query))

  it.each([
    ['a name without accents', 'conceicao', [['marina', 'a', 'b']]],
    ['a title', 'protesto', [['marina', 'b']]],
    ['a hidden document', '444.777', [['marina', 'a', 'b']]],
    ['words in any order', 'cadastrais marcia', [['marina', 'a']]],
    ['an entry with the one that led to it', 'societario', [['marina', ['a', [['company', 'c']]]]]],
    ['a batch', 'lote', [['r', 'r']]],
    ['nothing', 'zzz', []],
  ])('finds %s', (_name, query, expected) => {
    expect(filter(query)).toEqual(expected)
  })

  it('counts what it shows', () => {
    expect(countShown(buildGroups({ items, reports }))).toBe(4)
    expect(countShown(buildGroups({ items, reports }, 'societario'))).toBe(2)
  })
})
