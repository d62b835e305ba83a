import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { Json } from '@manifest/schema/consulta.ts'
import { describe, expect, it } from 'vitest'
import { compareAnswers, onlyDifferences, removeRepeats } from '@/consultas/compare/compare-answers.ts'
import { shownCellText } from '@/consultas/compare/compared-row.ts'
import { buildComparisonDocument } from '@/consultas/compare/comparison-document.ts'
import {
  describeHolding,
  findSharedValues,
  hasHiddenPart,
  readSharedName,
} from '@/consultas/compare/shared-values.ts'
import { formatShared } from '@/consultas/compare/use-compared-subjects.ts'
import type { AnsweredOutcome } from '@/consultas/outcome.ts'
import type { Path } from '@/generated/paths.ts'

const item = (label: string, value: string, sensitive = false) => ({ label, value, sensitive })

const definition = {
  id: 'cpf/1',
  family: 'cpf',
  variant: 1,
  path: '/consulta/cpf',
  title: 'Dados cadastrais',
  fields: [{ name: 'cpf', kind: 'cpf', label: 'CPF', required: true }],
  summary: { value: 'nome', sensitive: false },
  result: [
    {
      block: 'fields',
      title: 'Pessoais',
      items: [
        item('Cidade', 'cidade'),
        item('Mãe', 'mae', true),
        { ...item('Telefone', 'fone'), format: 'phone' },
      ],
    },
    { block: 'list', title: 'Empresas', value: 'empresas', format: 'cnpj', sensitive: false },
    {
      block: 'table',
      title: 'Endereços',
      value: 'enderecos',
      columns: [
        item('Rua', 'rua'),
        item('Número', 'numero', true),
        item('Bairro', 'bairro'),
        { ...item('CEP', 'cep'), format: 'cep' },
      ],
      empty: 'Nenhum endereço.',
    },
  ],
  example: {},
  examples: [],
} as unknown as ConsultaDefinition<Path>

const answered = (answer: Json, missing: string[] = []): AnsweredOutcome =>
  missing.length > 0
    ? { status: 'incomplete', answer, missing, source: 'Fonte', isDemo: false, at: 1 }
    : { status: 'found', answer, source: 'Fonte', isDemo: false, at: 1 }

const one = answered({
  nome: 'Ana',
  cidade: 'Niterói',
  mae: 'Tereza',
  fone: '2133334444',
  empresas: [],
  enderecos: [],
})
const other = answered({
  nome: 'Rui',
  cidade: 'Niterói',
  mae: 'Dalva',
  fone: '(21) 3333-4444',
  empresas: ['x'],
  enderecos: [],
})

const findRow = (label: string, answers: (AnsweredOutcome | undefined)[]) =>
  compareAnswers({ definition, answers })
    .sections.flatMap(({ rows }) => rows)
    .find((row) => row.label === label)

/** Returns the labels and cells of a section. */
const listRows = (title: string, answers: (AnsweredOutcome | undefined)[]) =>
  compareAnswers({ definition, answers })
    .sections.find((section) => section.title === title)
    ?.rows.map(({ label, cells }) => [label, cells])

describe('a comparison', () => {
  it('marks equal values', () => {
    expect(findRow('Cidade', [one, other])).toMatchObject({ cells: ['Niterói', 'Niterói'], isEqual: true })
    expect(findRow('Identificação', [one, other])?.isEqual).toBe(false)
  })

  it('compares values as they are formatted', () => {
    expect(findRow('Telefone', [one, other])?.isEqual).toBe(true)
  })

  it('does not call a missing value equal to another missing value', () => {
    const incomplete = answered({ nome: 'Ana' }, ['cidade'])
    expect(findRow('Cidade', [incomplete, incomplete])).toMatchObject({
      cells: ['Não veio na resposta', 'Não veio na resposta'],
      isEqual: false,
    })
  })

  it('distinguishes an empty list from an absent one', () => {
    const absent = answered({ nome: 'Bia' })
    expect(findRow('x', [one, other, absent])?.cells).toEqual([
      'não consta',
      'consta',
      'Não veio na resposta',
    ])
    const none = answered({ nome: 'Rui', enderecos: [] })
    expect(listRows('Endereços', [none, none, absent, undefined])).toEqual([
      ['Registros', ['Nenhum endereço.', 'Nenhum endereço.', 'Não veio na resposta', undefined]],
    ])
  })

  it('does not call a row absent from a list of which the source has more rows', () => {
    const paged = { ...definition, page: { param: 'p', size: 1, list: 'empresas', from: 1, counts: 'pages' } }
    const first = (empresas: string[]): AnsweredOutcome => ({
      ...answered({ nome: 'Ana', empresas }),
      pages: { count: 1, rows: 1, isLast: false },
    })
    const answers = [first(['11222333000181']), answered({ nome: 'Rui', empresas: ['06990590000123'] })]
    const { sections } = compareAnswers({ definition: paged as typeof definition, answers })
    const rows = sections.find(({ title }) => title === 'Empresas')?.rows.map(({ cells }) => cells)
    expect(rows).toEqual([
      ['consta', 'não consta'],
      ['não está nas linhas carregadas', 'consta'],
    ])
  })

  it('puts the rows of two tables side by side, those of both first', () => {
    const address = (rua: string, numero: string) => ({ rua, numero, bairro: 'Centro', cep: '24020000' })
    const ana = answered({ nome: 'Ana', enderecos: [address('Rua Um', '1'), address('Rua Dois', '2')] })
    const rui = answered({ nome: 'Rui', enderecos: [address('Rua Dois', '3'), address('Rua Dois', '2')] })
    expect(listRows('Endereços', [ana, rui, undefined])).toEqual([
      ['Rua Dois', ['Número: 2 · Centro · CEP: 24020-000', 'Número: 2 · Centro · CEP: 24020-000', undefined]],
      ['Rua Um', ['Número: 1 · Centro · CEP: 24020-000', 'não consta', undefined]],
      ['Rua Dois', ['não consta', 'Número: 3 · Centro · CEP: 24020-000', undefined]],
    ])
    expect(findRow('Rua Dois', [ana, rui])).toMatchObject({
      isEqual: true,
      hidden: ['Número: ••••••• · Centro · CEP: 24020-000', 'Número: ••••••• · Centro · CEP: 24020-000'],
    })
  })

  it('hides the label of a row whose first value is sensitive', () => {
    const table = {
      block: 'table',
      title: 'Mães',
      value: 'maes',
      columns: [{ ...item('Nome', 'nome', true), format: 'name' }],
    }
    const answer = answered({ maes: [{ nome: 'Tereza Exemplo' }] })
    const withMothers = { ...definition, summary: undefined, result: [table] } as unknown as typeof definition
    const [section] = compareAnswers({ definition: withMothers, answers: [answer, answer] }).sections
    expect(section?.rows).toMatchObject([
      { label: 'Tereza Exemplo', hiddenLabel: 'T••• E•••', isEqual: true },
    ])
  })

  it('shows equal rows of different lists', () => {
    const both = answered({ nome: 'Ana', empresas: [], enderecos: [] })
    const [compared] = removeRepeats([compareAnswers({ definition, answers: [both, both] })], () => false)
    expect(compared?.sections.map(({ title }) => title)).toEqual([undefined, 'Empresas', 'Endereços'])
  })

  it('ignores subjects without an answer', () => {
    expect(findRow('Cidade', [one, undefined, other])).toMatchObject({
      cells: ['Niterói', undefined, 'Niterói'],
      isEqual: true,
    })
  })

  it('keeps only differing rows, and sections that have some', () => {
    const { sections } = compareAnswers({ definition, answers: [one, { ...other, answer: one.answer }] })
    expect(onlyDifferences(sections)).toEqual([])
    const labels = onlyDifferences(compareAnswers({ definition, answers: [one, other] }).sections)
    expect(labels.flatMap(({ rows }) => rows.map(({ label }) => label))).toEqual([
      'Identificação',
      'Mãe',
      'x',
    ])
  })

  it('shows the same row of two consultas once', () => {
    const compared = compareAnswers({ definition, answers: [one, other] })
    const [first, second] = removeRepeats([compared, compared], () => false)
    expect(first).toEqual(compared)
    expect(second?.sections).toEqual([])
    const isName = (cells: readonly (string | undefined)[]) => cells[0] === 'Ana'
    expect(removeRepeats([compared], isName)[0]?.sections[0]?.title).toBe('Pessoais')
  })

  it('hides sensitive values on screen and in the workbook until they are shown', () => {
    const row = findRow('Mãe', [one, other])
    if (!row) throw new Error('no row')
    expect(shownCellText(row, 0, false)).not.toContain('Tereza')
    expect(shownCellText(row, 0, true)).toBe('Tereza')
    const file = {
      headings: ['Ana', 'Rui'],
      shared: [],
      consultas: [compareAnswers({ definition, answers: [one, other] })],
    }
    const texts = (areShown: boolean) =>
      JSON.stringify([...buildComparisonDocument({ ...file, areShown }).xlsx()].map(({ rows }) => [...rows]))
    expect(texts(false)).not.toContain('Tereza')
    expect(texts(true)).toContain('Tereza')
  })
})

describe('shared values', () => {
  const person = (value: string, outcome: AnsweredOutcome) => ({
    kind: 'cpf' as const,
    value,
    name: undefined,
    entries: [{ definition, values: { cpf: value }, outcome }],
  })
  const ana = person('11144477735', one)
  const rui = person('52998224725', other)

  it('are found in different formats, with the consultas that have them', () => {
    expect(findSharedValues([ana, rui])).toMatchObject([
      { kind: 'phone', value: '2133334444', titles: [['Dados cadastrais'], ['Dados cadastrais']] },
    ])
  })

  it('are those of at least two subjects', () => {
    expect(findSharedValues([ana, { ...rui, entries: [] }])).toEqual([])
  })

  const living = (value: string, numero: string) =>
    person(
      value,
      answered({ nome: 'Ana', enderecos: [{ rua: 'Rua Um', numero, bairro: 'Centro', cep: '24020-000' }] }),
    )

  it('have the name that the answers give them', () => {
    const [shared] = findSharedValues([living('11144477735', '12'), living('52998224725', '12')])
    if (!shared) throw new Error('nothing shared')
    expect(shared).toMatchObject({ kind: 'cep', value: '24020000' })
    expect(readSharedName(shared, true)).toBe('Rua Um, 12, Centro')
    expect(readSharedName(shared, false)).toBe('Rua Um, •••••••, Centro')
    expect(hasHiddenPart(shared)).toBe(true)
    expect(describeHolding(shared, 0, true)).toBe('Dados cadastrais')
  })

  it('have the name of each answer if the names differ', () => {
    const [shared] = findSharedValues([living('11144477735', '12'), living('52998224725', '15')])
    if (!shared) throw new Error('nothing shared')
    expect(readSharedName(shared, true)).toBeUndefined()
    expect(describeHolding(shared, 0, true)).toBe('Dados cadastrais (Rua Um, 12, Centro)')
    expect(describeHolding(shared, 1, true)).toBe('Dados cadastrais (Rua Um, 15, Centro)')
    expect(describeHolding(shared, 1, false)).not.toContain('15')
  })

  it('have the name of the subject whose document they are', () => {
    const naming = answered({ nome: 'Rui', empresas: ['11222333000181'] })
    const company = { kind: 'cnpj' as const, value: '11222333000181', name: 'Café Exemplo' }
    const entries = [
      {
        definition: { ...definition, fields: [{ name: 'cnpj', kind: 'cnpj', label: 'CNPJ' }] },
        values: { cnpj: company.value },
        outcome: naming,
      },
    ] as unknown as typeof ana.entries
    const [shared] = findSharedValues([person('52998224725', naming), { ...company, entries }])
    expect(shared && readSharedName(shared, false)).toBe('Café Exemplo')
  })

  it('are partly hidden until they are shown', () => {
    const phone = { kind: 'phone', value: '2133334444' } as const
    expect(formatShared(phone, true)).toBe('(21) 3333-4444')
    expect(formatShared(phone, false)).not.toContain('3333')
  })
})
