import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { expect, it, vi } from 'vitest'
import { answerText } from '@/consultas/results/answer-parts.ts'
import { answerSheets } from '@/consultas/results/export/answer-sheets.ts'
import { answerCsv } from '../../support/answer-files.ts'
import { createFound } from '../../support/create-found.ts'

/** A block of a product: a list of labelled values whose keys differ from those of a table. */
vi.mock('@/generated/product/texts.ts', async () => {
  const { createListTexts } = await import('@/blocks/table/list-texts.ts')
  const texts = createListTexts((block) => {
    const { title, value, by, item } = block as unknown as typeof board
    return { title, value, columns: [by, item] }
  })
  return { productTexts: { board: texts } }
})

vi.mock('../../../manifest/product/blocks.ts', () => ({
  productGrammars: {},
  productBlocks: { board: { about: 'Um quadro', listPaths: () => [] } },
}))

const board = {
  block: 'board',
  title: 'Quadro',
  value: 'itens',
  by: { label: 'Situação', value: 'situacao' },
  item: { label: 'Serviço', value: 'servico', sensitive: true, format: 'name' },
} as const

const definition = {
  id: 'agenda/1',
  family: 'agenda',
  variant: 1,
  path: '/consulta/agenda',
  title: 'Agenda',
  fields: [],
  result: [board],
  example: null,
  examples: [],
} as unknown as ConsultaDefinition

const found = createFound({ itens: [{ situacao: 'Em sala', servico: 'Ana Exemplo' }] })

it('heads the columns of an own block with the labels of the manifest, and hides its sensitive values', () => {
  const csv = answerCsv(definition, found, () => false)
  expect(csv).toContain('Quadro\r\nSituação;Serviço\r\nEm sala;A••')
  expect(answerText(definition, found)).toContain('Quadro\nSituação\tServiço\nEm sala\tA••')
  expect(answerCsv(definition, found, () => true)).toContain('Em sala;Ana Exemplo')
})

it('gives an own block a sheet with headers', () => {
  const sheet = answerSheets(definition, found, () => true, 'Resumo').find(({ name }) => name === 'Quadro')
  expect(sheet?.hasHeader).toBe(true)
  expect([...(sheet?.rows ?? [])]).toEqual([
    ['Situação', 'Serviço'],
    ['Em sala', 'Ana Exemplo'],
  ])
})
