import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { describe, expect, it } from 'vitest'
import { answerSheets } from '@/consultas/results/export/answer-sheets.ts'
import { listFindingColumns } from '@/consultas/results/findings/finding-columns.ts'
import { listSections } from '@/consultas/results/findings/sections.ts'
import { findingTexts } from '@/consultas/results/findings/text.ts'
import type { FoundOutcome } from '@/state/outcome.ts'
import { answerCsv } from '../../support/answer-files.ts'
import { createFound } from '../../support/create-found.ts'

/* A list with pages of which the source has more rows: nothing may speak of the whole list. */

const definition: ConsultaDefinition = {
  id: 'teste/1',
  family: 'teste',
  variant: 1,
  path: '/consulta/teste',
  title: 'Teste',
  fields: [],
  page: { param: 'pagina', size: 2, list: 'itens', total: 'total', from: 1, counts: 'pages' },
  findings: [
    { count: 'itens', label: 'itens', when: 'always' },
    { sum: 'itens.valor', label: 'em itens', scale: 100, format: 'number', when: 'always' },
    { value: 'aviso', label: 'aviso', when: 'always' },
  ],
  result: [
    {
      block: 'table',
      title: 'Itens',
      value: 'itens',
      columns: [
        { label: 'Nome', value: 'nome' },
        { label: 'Valor', value: 'valor', format: 'number', scale: 100, total: true },
      ],
    },
    ...['a', 'b', 'c'].map((value) => ({ block: 'list' as const, title: value, value, sensitive: false })),
  ],
  example: null,
  examples: [],
}

const rows = [
  { nome: 'A', valor: 150 },
  { nome: 'B', valor: 250 },
]

const answer = { itens: rows, total: 5, aviso: 'claro', a: ['x'], b: ['x'], c: ['x'] }

const partial: FoundOutcome = {
  ...createFound(answer),
  pages: { count: 1, rows: 2, total: 5, isLast: false },
}
const whole: FoundOutcome = { ...createFound(answer), pages: { count: 1, rows: 2, total: 2, isLast: true } }

const readTotal = (found: FoundOutcome) =>
  answerSheets(definition, found, () => false, 'Resumo')
    .find(({ name }) => name === 'Itens')
    ?.total?.()

describe('a list of which the source has more rows', () => {
  it('has no whole total in a workbook', () => {
    const sum = expect.objectContaining({ value: 4 })
    expect(readTotal(partial)).toEqual(['Total de 2 carregadas', sum])
    expect(readTotal(whole)).toEqual(['Total', sum])
  })

  it('has no total in a CSV file, whose head tells how many rows there are', () => {
    const csv = answerCsv(definition, partial, () => false)
    expect(csv).toContain('Linhas;2 de 5 linhas')
    expect(csv).not.toContain('Total')
  })

  it('has findings that name the loaded rows', () => {
    const texts = (found: FoundOutcome) => findingTexts(definition, found, () => false)
    expect(texts(partial)).toEqual([
      '2 itens (linhas carregadas)',
      '4 em itens (linhas carregadas)',
      'aviso claro',
    ])
    expect(texts(whole)).toEqual(['2 itens', '4 em itens', 'aviso claro'])
  })

  it('has figures in a batch that are not added up', () => {
    const [count] = listFindingColumns(definition, [])
    expect([count?.text(partial, false), count?.total?.read(partial)]).toEqual([
      '2 (linhas carregadas)',
      undefined,
    ])
    expect([count?.text(whole, false), count?.total?.read(whole)]).toEqual(['2', 2])
  })

  it('has no length in the index of sections', () => {
    const [section] = listSections(definition.result, answer, 'itens')
    expect(section).toEqual({ title: 'Itens', blockIndex: 0 })
    expect(listSections(definition.result, answer)[0]).toMatchObject({ count: 2 })
  })
})
