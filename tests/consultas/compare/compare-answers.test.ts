import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { Json } from '@manifest/schema/consulta.ts'
import { describe, expect, it } from 'vitest'
import {
  compareAnswers,
  onlyDifferences,
  removeRepeats,
  shownCellText,
} from '@/consultas/compare/compare-answers.ts'
import { buildComparisonDocument } from '@/consultas/compare/comparison-document.ts'
import { findSharedValues } from '@/consultas/compare/shared-values-panel.tsx'
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
  ],
  example: {},
  examples: [],
} as unknown as ConsultaDefinition<Path>

const answered = (answer: Json, missing: string[] = []): AnsweredOutcome =>
  missing.length > 0
    ? { status: 'incomplete', answer, missing, source: 'Fonte', isDemo: false, at: 1 }
    : { status: 'found', answer, source: 'Fonte', isDemo: false, at: 1 }

const one = answered({ nome: 'Ana', cidade: 'Niterói', mae: 'Tereza', fone: '2133334444', empresas: [] })
const other = answered({
  nome: 'Rui',
  cidade: 'Niterói',
  mae: 'Dalva',
  fone: '(21) 3333-4444',
  empresas: ['x'],
})

const findRow = (label: string, answers: (AnsweredOutcome | undefined)[]) =>
  compareAnswers({ definition, answers })
    .sections.flatMap(({ rows }) => rows)
    .find((row) => row.label === label)

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
    expect(findRow('Quantidade', [one, other, absent])?.cells).toEqual([
      '0 registros',
      '1 registro',
      'Não veio na resposta',
    ])
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
      'Quantidade',
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
  const ana = { definition, values: { cpf: '11144477735' }, outcome: one }
  const rui = { definition, values: { cpf: '52998224725' }, outcome: other }

  it('are found in different formats, with the consultas that have them', () => {
    expect(findSharedValues([[ana], [rui]])).toEqual([
      { kind: 'phone', value: '2133334444', titles: [['Dados cadastrais'], ['Dados cadastrais']] },
    ])
  })

  it('are those of at least two subjects', () => {
    expect(findSharedValues([[ana, ana], []])).toEqual([])
  })

  it('are partly hidden until they are shown', () => {
    const phone = { kind: 'phone', value: '2133334444' } as const
    expect(formatShared(phone, true)).toBe('(21) 3333-4444')
    expect(formatShared(phone, false)).not.toContain('3333')
  })
})
