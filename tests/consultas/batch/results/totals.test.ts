import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { describe, expect, it } from 'vitest'
import { createAnswerSheet } from '../../../../src/consultas/batch/consulta-sheet.ts'
import { createFileTotal } from '../../../../src/consultas/batch/results/run-table.ts'
import { createTotalsReader } from '../../../../src/consultas/batch/results/totals.tsx'
import type { BatchRow } from '../../../../src/consultas/batch/run/progress.ts'
import { createDefinition } from '../support/definition.ts'

const definition = createDefinition({
  summary: {
    value: 'nome',
    sensitive: false,
    status: { value: 'risco', colors: { 'Risco alto': 'orange' } },
  },
  findings: [
    { value: 'obito', label: 'titular falecido', tone: 'danger', when: 'some' },
    { value: 'idade', format: 'number', label: 'anos', when: 'always' },
    { count: 'pendencias', label: 'pendências', tone: 'danger', when: 'some' },
    { sum: 'pendencias.valor', format: 'currency', label: 'em aberto', tone: 'danger', when: 'some' },
    { value: 'renda', format: 'currency', label: 'de renda', when: 'always' },
  ],
  result: [
    {
      block: 'fields',
      items: [
        { label: 'Idade', value: 'idade', format: 'number', sensitive: false },
        { label: 'Renda mensal', value: 'renda', format: 'currency', sensitive: true },
        { label: 'Mãe', value: 'mae', sensitive: false },
        { label: 'Pendências', value: 'resumo.pendencias', format: 'number', sensitive: false },
      ],
    },
    {
      block: 'table',
      title: 'Pendências',
      value: 'pendencias',
      columns: [{ label: 'Valor', value: 'valor' }],
    },
  ] as ConsultaDefinition['result'],
})

const createRow = (index: number, answer?: object): BatchRow => ({
  line: { numbers: [index + 1], values: { cpf: String(index) }, typed: String(index) },
  ...(answer
    ? {
        state: 'found',
        outcome: { status: 'found', answer: answer as never, source: 'Fonte', isDemo: false, at: 1 },
      }
    : { state: 'queued' }),
})

const { columns } = createAnswerSheet(definition)
const find = (label: string) => columns.find((column) => column.label === label)
const readTotals = createTotalsReader(columns)

const rows = [
  createRow(0, { nome: 'Ana', risco: 'Risco alto', idade: 40, renda: 10, pendencias: [{ valor: 900_000 }] }),
  createRow(1, { nome: 'Bia', idade: 30, pendencias: [{ valor: 300_000.5 }, { valor: 0 }], obito: true }),
  createRow(2, { nome: 'Caio', idade: 20 }),
  createRow(3),
]

const answered = (row: BatchRow | undefined) => {
  if (row?.outcome?.status !== 'found') throw new Error('the row has no answer')
  return row.outcome
}

describe('the columns of an answer', () => {
  it('begin with the summary and the findings, and have no value twice', () => {
    expect(columns.map(({ label }) => label)).toEqual([
      'Identificação',
      'Situação no resultado',
      'Idade',
      'Pendências',
      'Em aberto',
      'Renda mensal',
      'Destaques',
      'Mãe',
    ])
    expect(columns.filter(({ isDefault }) => isDefault).map(({ label }) => label)).toEqual([
      'Situação no resultado',
      'Idade',
      'Pendências',
      'Em aberto',
      'Renda mensal',
      'Destaques',
    ])
  })

  it('have the tones of the manifest, and none for a figure that is nothing', () => {
    expect(find('Situação no resultado')?.badges?.(answered(rows[0]))).toEqual([
      { text: 'Risco alto', tone: 'orange' },
    ])
    expect(find('Pendências')?.badges?.(answered(rows[1]))).toEqual([{ text: '2', tone: 'danger' }])
    expect(find('Pendências')?.badges?.(answered(rows[2]))).toEqual([])
    expect(find('Destaques')?.badges?.(answered(rows[1]))).toEqual([
      { text: 'titular falecido', tone: 'danger' },
    ])
  })

  it('hide what the layout hides', () => {
    const column = find('Renda mensal')
    expect(column?.isSensitive).toBe(true)
    expect(column?.text(answered(rows[0]), false)).toMatch(/^•+$/)
    expect(column?.text(answered(rows[0]), true)).toContain('10')
    expect(column?.total).toBeUndefined()
  })
})

describe('the totals of rows', () => {
  it('add up counts and amounts, and no ages', () => {
    const { totals } = readTotals(rows)
    expect(totals.map(({ label, text }) => `${label} ${text}`.replace(/\s/g, ' '))).toEqual([
      'pendências 3',
      'em aberto R$ 1,2 mi',
    ])
    expect(totals[1]?.exactText.replace(/\s/g, ' ')).toBe('R$ 1.200.000,50')
  })

  it('have cents below a million', () => {
    const shown = [0.1, 0.2, 2416.8, 738.9].map((valor, index) =>
      createRow(index, { pendencias: [{ valor }] }),
    )
    const { totals } = readTotals(shown)
    expect(totals[1]?.text.replace(/\s/g, ' ')).toBe('R$ 3.156,00')
  })

  it('say how many rows they are about, and how many answers lack the figure', () => {
    const { totals, answeredCount, rowCount } = readTotals(rows)
    expect({ answeredCount, rowCount }).toEqual({ answeredCount: 3, rowCount: 4 })
    expect(totals.map(({ unknownCount }) => unknownCount)).toEqual([1, 1])
  })

  it('show nothing before the first answer', () => {
    expect(readTotals([createRow(3)]).totals).toEqual([])
  })
})

describe('the totals of a workbook', () => {
  const entries = (...indexes: number[]) =>
    indexes.flatMap((index) => (rows[index] ? [{ row: rows[index], index: 0 }] : []))
  const read = (all: Parameters<ReturnType<typeof createFileTotal>['add']>[0][]) => {
    const total = createFileTotal(columns)
    for (const entry of all) total.add(entry)
    return total.read()
  }

  it('are numbers with the formats of their columns, and say which answers lack them', () => {
    const { cells = [], note } = read(entries(0, 1, 2, 3)) ?? {}
    const cell = (label: string) => cells[columns.findIndex((column) => column.label === label)]
    expect(cell('Pendências')).toMatchObject({ value: 3 })
    expect(cell('Em aberto')).toMatchObject({ value: 1_200_000.5, format: expect.stringContaining('R$') })
    expect(cell('Idade')).toBe('')
    expect(note).toBe('Pendências: 1 resposta sem o valor. Em aberto: 1 resposta sem o valor')
  })

  it('have no more decimals than their amounts', () => {
    const added = [2416.8, 738.9].map((valor, index) => ({
      row: createRow(index, { pendencias: [{ valor }] }),
      index: 0,
    }))
    const { cells = [] } = read(added) ?? {}
    expect(cells[columns.findIndex(({ label }) => label === 'Em aberto')]).toMatchObject({ value: 3155.7 })
  })

  it('count a subject of several lines once, and no invalid line', () => {
    const [first] = entries(0)
    const invalid = { number: 9, typed: '1', problem: 'CPF inválido', given: {} }
    if (!first) throw new Error('no row')
    const { cells = [], note } = read([first, { ...first, index: 1 }, { invalid }]) ?? {}
    expect(cells[columns.findIndex(({ label }) => label === 'Pendências')]).toMatchObject({ value: 1 })
    expect(note).toBe('1 linha repetida não somada')
  })

  it('are absent without an answer', () => {
    expect(read(entries(3))).toBeUndefined()
  })
})
