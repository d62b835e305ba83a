import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import {
  choosePage,
  formatPage,
  listParts,
  listProposedFindings,
} from '../../../../codegen/authoring/add/page-choices.ts'
import { proposePage } from '../../../../codegen/authoring/add/page-proposal.ts'
import { block as blockSchema } from '../../../../manifest/schema/result.ts'

const answer = JSON.stringify({
  nome: 'ANA PEREIRA SOUZA',
  cpf: '390.533.447-05',
  sexo: 'F',
  cor: 'azul',
  protestos: [
    { cartorio: '3º de Campinas', valor: 120.5, situacao: 'Em aberto' },
    { cartorio: '1º de Bauru', valor: 80, situacao: 'Pago' },
  ],
})

const proposal = proposePage(answer)

describe('the parts of a proposal', () => {
  it('have the values of the example, not those of the sample', () => {
    const parts = listParts(proposal)
    expect(parts.map(({ kind, title }) => [kind, title])).toEqual([
      ['fields', 'Dados pessoais'],
      ['table', 'Protestos'],
    ])
    const values = parts.flatMap((part) => part.values)
    expect(values.map(({ label }) => label)).toEqual(['Cor', 'Sexo', 'Cartório', 'Valor', 'Situação'])
    expect(JSON.stringify(parts)).not.toMatch(/ANA|3905|Campinas|120\.5/)
    expect(values.find(({ label }) => label === 'Situação')?.text).toBe('Em aberto')
  })

  it('are left out, ordered, renamed and hidden as the user chose', () => {
    const { result, findings } = choosePage(proposal, {
      parts: [
        {
          id: '1',
          title: 'Títulos',
          values: [
            { id: '1', isSensitive: true },
            { id: '0', label: 'Tabelião' },
          ],
        },
      ],
    })
    expect(result).toEqual([
      blockSchema.parse({
        block: 'table',
        title: 'Títulos',
        value: 'protestos',
        columns: [
          { label: 'Valor', value: 'valor', format: 'currency', sensitive: true },
          { label: 'Tabelião', value: 'cartorio' },
        ],
        empty: 'Nada consta.',
      }),
    ])
    expect(findings.map(({ count, to }) => [count, to])).toEqual([
      ['protestos', undefined],
      [undefined, 'Títulos'],
    ])
  })

  it('take their findings with them', () => {
    expect(choosePage(proposal, { parts: [{ id: '0' }] }).findings).toEqual([])
    const [count] = listProposedFindings(proposal)
    const chosen = choosePage(proposal, { parts: [{ id: '1' }], findings: [count?.id ?? ''] })
    expect(chosen.findings).toEqual([count?.finding])
    expect(choosePage(proposal, { parts: [{ id: '0', values: [] }] }).result).toEqual([])
  })
})

it('leaves out a finding whose block is left out, even if another block is about its list', () => {
  const debt = (numero: string) => ({ numero, credor: 'BANCO', socios: [{ nome: 'ANA', tipo: 'FIADOR' }] })
  const nested = proposePage(JSON.stringify({ dividas: [debt('1'), debt('2')] }))
  const titles = nested.result.map(({ title }) => title)
  const inner = nested.findings.filter(({ to }) => to !== undefined && to === titles[1])
  expect(inner).not.toEqual([])
  const { findings } = choosePage(nested, { parts: [{ id: '0' }] })
  expect(findings.filter(({ to }) => to === titles[1])).toEqual([])
})

it('gives the head other values of the answer, also if the proposal has no head', () => {
  const plain = { ...proposal, summary: undefined }
  const values = [
    { id: 'value', path: 'sexo' },
    { id: 'detail', path: 'cor', label: 'Cor preferida' },
  ]
  const { summary, isHeadChosen } = choosePage(plain, { summary: { id: 'summary', values }, parts: [] })
  expect(summary).toMatchObject({ value: 'sexo', detail: { label: 'Cor preferida', value: 'cor' } })
  expect(summary).not.toHaveProperty('label')
  expect(isHeadChosen).toBe(true)
  const same = choosePage(proposal, {
    summary: { id: 'summary', values: [{ id: 'value' }, { id: 'detail' }] },
    parts: [],
  })
  expect(same.summary).toEqual(proposal.summary)
  expect(same).not.toHaveProperty('isHeadChosen')
})

it('writes the YAML of a variant', () => {
  expect(parse(formatPage(proposal))).toMatchObject({
    summary: { value: 'nome', detail: { label: 'CPF', value: 'cpf', format: 'cpf', sensitive: true } },
    findings: [
      { count: 'protestos', label: 'protestos', one: 'protesto', tone: 'danger', when: 'some' },
      { sum: 'protestos.valor', format: 'currency', label: 'em protestos' },
    ],
    result: [{ block: 'fields' }, { block: 'table', value: 'protestos' }],
    example: { sexo: 'F', protestos: [{ situacao: 'Em aberto' }, { situacao: 'Pago' }] },
  })
})

describe('public data', () => {
  const holiday = JSON.stringify([
    { date: '2026-09-07', name: 'Independência do Brasil', phone: '1133334444' },
  ])

  it('keep their values, and nothing is hidden', () => {
    const page = proposePage(holiday, { isPublic: true })
    expect(page.example).toEqual(JSON.parse(holiday))
    expect(page.replaced).toEqual([])
    expect(formatPage(page)).not.toContain('sensitive')
    expect(JSON.stringify(proposePage(holiday).example)).not.toContain('Independência')
  })

  it('have no CPF', () => {
    expect(() => proposePage(answer, { isPublic: true })).toThrow('A resposta tem um CPF')
  })
})

it.each([
  ['', 'A resposta: o texto está vazio'],
  ['{ "a": 1, }', 'A resposta não é JSON: o erro está na linha 1, coluna 11'],
  ['3', 'A resposta tem um valor só'],
  ['{}', 'A resposta está vazia'],
])('tells what is wrong with %j', (text, message) => {
  expect(() => proposePage(text)).toThrow(message)
})
