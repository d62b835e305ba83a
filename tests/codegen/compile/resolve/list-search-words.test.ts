import { expect, it } from 'vitest'
import { listSearchWords } from '../../../../codegen/compile/resolve/list-search-words.ts'
import { finding } from '../../../../manifest/schema/finding.ts'
import { block, summary } from '../../../../manifest/schema/result.ts'
import { definition } from '../../support/small-model.ts'

const consulta = {
  ...definition('cpf', '/consulta/cpf', 1),
  title: 'Situação cadastral',
  description: 'O que a Receita sabe.',
}

it('lists titles of blocks, then labels of values, of fields and of findings', () => {
  const result = [
    { block: 'fields', title: 'Dados', items: [{ label: 'Nome da mãe', value: 'mae' }] },
    { block: 'table', title: 'Protestos', value: 'protestos', columns: [{ label: 'Cartório', value: 'c' }] },
    { block: 'list', title: 'Apelidos', value: 'apelidos' },
    {
      block: 'timeline',
      value: 'fatos',
      date: 'data',
      label: 'fato',
      item: { label: 'Envolvido', value: 'cpf' },
    },
  ].map((one) => block.parse(one))
  const words = listSearchWords({
    ...consulta,
    summary: summary.parse({ value: 'nome', detail: { label: 'Documento', value: 'cpf' } }),
    findings: [finding.parse({ count: 'protestos', label: 'títulos protestados' })],
    result,
  })
  expect(words).toEqual([
    'Dados',
    'Protestos',
    'Apelidos',
    'Nome da mãe',
    'Cartório',
    'Envolvido',
    'Documento',
    'CPF',
    'títulos protestados',
  ])
})

it('leaves out repeated texts and those of title and description, in any case and accents', () => {
  const items = ['Situação', 'situacao cadastral', 'RECEITA', 'Óbito', 'obito', 'Situação do óbito'].map(
    (label) => ({ label, value: 'nome', sensitive: false }),
  )
  expect(listSearchWords({ ...consulta, fields: [], result: [{ block: 'fields', items }] })).toEqual([
    'Óbito',
    'Situação do óbito',
  ])
})
