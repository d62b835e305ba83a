import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { Json } from '@manifest/schema/consulta.ts'
import type { Finding } from '@manifest/schema/finding.ts'
import type { Block } from '@manifest/schema/result.ts'
import { describe, expect, it } from 'vitest'
import type { IsRevealed } from '../../../../src/blocks/parts/shown-text.ts'
import { answerText } from '../../../../src/consultas/results/answer-parts.ts'
import { readFindings } from '../../../../src/consultas/results/findings/read-findings.ts'
import { listSections } from '../../../../src/consultas/results/findings/sections.ts'
import { findingTexts } from '../../../../src/consultas/results/findings/text.ts'
import { answerCsv } from '../../../support/answer-files.ts'
import { createFound } from '../../../support/create-found.ts'

const layout: Block[] = [
  { block: 'alert', title: 'Óbito', status: 'danger', when: 'obito' },
  {
    block: 'fields',
    title: 'Renda',
    items: [{ label: 'Renda', value: 'renda', format: 'currency', sensitive: true }],
  },
  {
    block: 'table',
    title: 'Dívidas',
    value: 'dividas',
    columns: [
      { label: 'Valor', value: 'valor', format: 'currency', sensitive: false },
      { label: 'Juros', value: 'juros', sensitive: true },
    ],
  },
  { block: 'list', title: 'E-mails', value: 'emails', sensitive: true },
]

const answer: Json = {
  nome: 'Ana',
  situacao: 'Regular',
  obito: true,
  renda: 1000,
  score: 412,
  dividas: [
    { valor: 10.1, juros: 3, data: '2024-05-01', parcelas: [{ valor: 1 }, { valor: 2 }] },
    { valor: 20.2, juros: 4, data: '2025-01-31', parcelas: [] },
    { valor: null, data: null },
  ],
  emails: ['a@exemplo.com'],
  protestos: [],
}

function createDefinition(findings: Partial<Finding>[], result = layout): ConsultaDefinition {
  return {
    id: 'teste/1',
    family: 'teste',
    variant: 1,
    path: '/consulta/teste',
    title: 'Teste',
    fields: [],
    summary: { value: 'nome', sensitive: false, status: { value: 'situacao', colors: {} } },
    result,
    findings: findings.map((finding) => ({ when: 'always', ...finding })),
    example: null,
    examples: [],
  }
}

const none: IsRevealed = () => false
const all: IsRevealed = () => true

/** Amounts contain a no-break space. */
const spaced = (text: string) => text.replaceAll('\u00A0', ' ')

const texts = (finding: Partial<Finding>, json: Json = answer, isRevealed = none) =>
  findingTexts(createDefinition([finding]), createFound(json), isRevealed).map(spaced)

const readTarget = (finding: Partial<Finding>, json: Json = answer) => {
  const [found] = readFindings(createDefinition([finding]), createFound(json), none)
  return found?.target
}

describe('a finding', () => {
  it('counts the elements of a list, with a singular label for one', () => {
    expect(texts({ count: 'dividas', label: 'dívidas', one: 'dívida' })).toEqual(['2 dívidas'])
    expect(texts({ count: 'emails', label: 'e-mails', one: 'e-mail' })).toEqual(['1 e-mail'])
    expect(texts({ count: 'emails', label: 'e-mails' })).toEqual(['1 e-mails'])
    expect(texts({ count: 'dividas.parcelas', label: 'parcelas' })).toEqual(['2 parcelas'])
  })

  it.each([
    [[null], []],
    [['', ' '], []],
    [[null, 'a@exemplo.com', ''], ['1 e-mail']],
    [[], ['0 e-mails']],
  ])('counts only elements of %j that have a value', (emails, expected) => {
    expect(
      texts({ count: 'emails', label: 'e-mails', one: 'e-mail' }, { ...(answer as object), emails }),
    ).toEqual(expected)
  })

  it('sums values of a list, also numbers sent as text', () => {
    expect(texts({ sum: 'dividas.valor', format: 'currency', label: 'em aberto' })).toEqual([
      'R$ 30,30 em aberto',
    ])
    expect(texts({ sum: 'x.y' }, { x: [{ y: '1.5' }, { y: 2 }] })).toEqual(['3.5'])
    expect(texts({ sum: 'x.y' }, { x: [{ y: 2416.8 }, { y: 738.9 }] })).toEqual(['3155.7'])
  })

  it('takes the largest number and the latest date, or the smallest and the earliest', () => {
    expect(texts({ max: 'dividas.valor', label: 'maior', format: 'currency' })).toEqual(['maior R$ 20,20'])
    expect(texts({ max: 'dividas.data', label: 'última em', format: 'date' })).toEqual([
      'última em 31/01/2025',
    ])
    expect(texts({ min: 'dividas.data', label: 'desde', format: 'date' })).toEqual(['desde 01/05/2024'])
    expect(texts({ min: 'x.y' }, { x: [{ y: -3 }, { y: '-20' }] })).toEqual(['-20'])
    expect(texts({ max: 'x.y' }, { x: [{ y: 'muito' }] })).toEqual([])
  })

  it('puts a value after its label, and a number before it', () => {
    expect(texts({ value: 'score', label: 'score' })).toEqual(['score 412'])
    expect(texts({ value: 'score', format: 'number', label: 'pontos' })).toEqual(['412 pontos'])
    expect(texts({ value: 'nome' })).toEqual(['Ana'])
    expect(texts({ value: 'x' }, { x: 'a'.repeat(1000) })[0]).toHaveLength(61)
  })

  it('shows only its label for a yes/no value', () => {
    expect(texts({ value: 'obito', label: 'titular falecido', when: 'some' })).toEqual(['titular falecido'])
    const yesNoFinding = { value: 'motivo', format: 'yes-no', label: 'bloqueado', when: 'some' } as const
    expect(texts(yesNoFinding, { motivo: 'Falta documento' })).toEqual(['bloqueado'])
    expect(texts({ value: 'obito', label: 'óbito' })).toEqual(['óbito Sim'])
  })

  it('has the colour of its value, and may appear only for values with one', () => {
    const colors = { Suspensa: 'warning', Cancelada: 'danger' } as const
    const read = (situacao: string, finding: Partial<Finding>) =>
      readFindings(
        createDefinition([{ value: 'situacao', colors, ...finding }]),
        createFound({ situacao }),
        none,
      ).map(({ figure, tone }) => `${figure} ${tone}`)
    expect(read('Cancelada', { tone: 'info' })).toEqual(['Cancelada danger'])
    expect(read('Regular', { tone: 'info' })).toEqual(['Regular info'])
    expect(read('Suspensa', { when: 'colored' })).toEqual(['Suspensa warning'])
    expect(read('Regular', { when: 'colored' })).toEqual([])
  })

  it('stands before less grave ones', () => {
    const definition = createDefinition([
      { value: 'nome' },
      { value: 'score', tone: 'success' },
      { value: 'obito', tone: 'warning' },
      { count: 'dividas', tone: 'danger' },
    ])
    expect(readFindings(definition, createFound(answer), none).map(({ index }) => index)).toEqual([
      3, 2, 1, 0,
    ])
  })

  it.each([
    { value: 0 },
    { value: '' },
    { value: null },
    { value: false },
    { value: 'N' },
    { value: [] },
    {},
  ])('is left out with `when: some` if the value is %o', (json) => {
    expect(texts({ value: 'value', label: 'x', when: 'some' }, json)).toEqual([])
  })

  it('is left out for a missing list, and is zero for an empty one', () => {
    for (const measure of ['count', 'sum'] as const) {
      expect(texts({ [measure]: 'protestos', label: 'protestos' })).toEqual(['0 protestos'])
      expect(texts({ [measure]: 'protestos', when: 'some' })).toEqual([])
      expect(texts({ [measure]: 'outros', label: 'outros' })).toEqual([])
      expect(texts({ [measure]: 'nome.valor' }, { nome: null })).toEqual([])
    }
    expect(texts({ sum: 'x.y' }, { x: [{ y: null }] })).toEqual([])
    expect(texts({ max: 'protestos.data' })).toEqual([])
  })
})

describe('a sensitive value', () => {
  it('is hidden in a finding until it is revealed', () => {
    const income = { value: 'renda', format: 'currency', label: 'de renda' } as const
    expect(texts(income)).toEqual(['••••••• de renda'])
    expect(texts(income, answer, all)).toEqual(['R$ 1.000,00 de renda'])
  })

  it('is hidden in sums and extremes as long as one row is hidden', () => {
    const hides = (path: string) => path !== 'dividas.1.juros'
    for (const measure of ['sum', 'max', 'min'] as const) {
      expect(texts({ [measure]: 'dividas.juros' })).toEqual(['•••••••'])
      expect(texts({ [measure]: 'dividas.juros' }, answer, hides)).toEqual(['•••••••'])
      expect(texts({ [measure]: 'dividas.juros' }, answer, all)).not.toEqual(['•••••••'])
    }
  })

  it('is hidden if a finding shows its parent or an element of its list', () => {
    expect(texts({ value: 'dividas' })).toEqual(['•••••••'])
    expect(texts({ value: 'emails' })).toEqual(['•••••••'])
    expect(texts({ value: 'dividas.0.juros' })).toEqual(['•••••••'])
    expect(texts({ value: 'dividas.0.valor' })).toEqual(['10.1'])
  })

  it('may be counted', () => {
    expect(texts({ count: 'emails', label: 'e-mails' })).toEqual(['1 e-mails'])
  })
})

describe('the target of a finding', () => {
  it('is the block that it names', () => {
    expect(readTarget({ value: 'score', to: 'Renda' })).toBe(1)
  })

  it('is the block that shows the value, or else the block of its list', () => {
    expect(readTarget({ sum: 'dividas.valor' })).toBe(2)
    expect(readTarget({ max: 'dividas.data' })).toBe(2)
    expect(readTarget({ value: 'dividas.0.valor' })).toBe(2)
    expect(readTarget({ count: 'emails' })).toBe(3)
  })

  it('is the head if only the head shows the value', () => {
    expect(readTarget({ value: 'situacao' })).toBe('head')
  })

  it('is absent if no block shows the value, such as a quiet alert', () => {
    expect(readTarget({ value: 'score' })).toBeUndefined()
    expect(readTarget({ value: 'obito' })).toBe(0)
    expect(readTarget({ value: 'obito' }, { obito: false })).toBeUndefined()
  })
})

describe('findings', () => {
  const definition = createDefinition([
    { count: 'dividas', label: 'dívidas', tone: 'danger' },
    { value: 'renda', format: 'currency', label: 'de renda' },
  ])

  it('stand below the subject in the copied text', () => {
    const lines = answerText(definition, createFound(answer)).split('\n')
    expect(lines.slice(0, 4)).toEqual([
      'Teste',
      'Ana',
      'Regular',
      'Leitura rápida: 2 dívidas · ••••••• de renda',
    ])
    expect(spaced(answerText(definition, createFound(answer), all))).toContain('R$ 1.000,00 de renda')
    expect(answerText({ ...definition, findings: [] }, createFound(answer))).not.toContain('Leitura rápida')
  })

  it('stand below the source in the sheet', () => {
    const found = { status: 'found', answer, source: 'Fonte', isDemo: false, at: 0 } as const
    const csv = answerCsv(definition, found, none).split(/\r?\n/)
    expect(csv.slice(3, 9)).toEqual([
      '',
      'Leitura rápida',
      '2 dívidas',
      '••••••• de renda',
      '',
      expect.stringContaining('Ana'),
    ])
  })
})

describe('an index of sections', () => {
  it('has the titled sections of a long result, with the lengths of their lists', () => {
    const long: Block[] = [
      ...layout,
      { block: 'image', title: 'Foto', value: 'foto', alt: '', sensitive: false },
    ]
    expect(listSections(long, answer)).toEqual([
      { title: 'Renda', blockIndex: 1 },
      { title: 'Dívidas', blockIndex: 2, count: 2 },
      { title: 'E-mails', blockIndex: 3, count: 1 },
      { title: 'Foto', blockIndex: 4 },
    ])
  })

  it('is absent for a short result', () => {
    expect(listSections(layout, answer)).toEqual([])
  })
})
