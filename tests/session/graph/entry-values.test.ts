import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { expect, it } from 'vitest'
import { readEntryValues } from '@/session/graph/model/entry-values.ts'

const shown = { sensitive: true }

const definition = {
  fields: [{ kind: 'cpf', name: 'cpf', label: 'CPF', required: true }],
  summary: {
    value: 'nome',
    sensitive: false,
    detail: { label: 'CPF', value: 'cpf', format: 'cpf', ...shown },
  },
  result: [
    {
      block: 'table',
      value: 'empresas',
      columns: [
        { label: 'CNPJ', value: 'cnpj', format: 'cnpj', ...shown },
        { label: 'Contador', value: 'contador', format: 'cpf', leads: false, ...shown },
      ],
    },
    { block: 'list', value: 'telefones', format: 'phone', ...shown },
    { block: 'fields', items: [{ label: 'Nome', value: 'nome', format: 'name', ...shown }] },
  ],
} as unknown as ConsultaDefinition

const answer = {
  nome: 'Maria Exemplo',
  cpf: '***.444.777-**',
  empresas: [{ cnpj: '11.222.333/0001-81', contador: '52998224725' }, { cnpj: 'não informado' }, {}],
  telefones: ['(11) 98765-4321', '11987654321', null],
}

it('reads the distinct, normalised lead values of an answer, without names', () => {
  expect(readEntryValues(definition, { cpf: '11144477735' }, answer)).toEqual({
    queryText: '111.444.777-35',
    ownValue: { kind: 'cpf', value: '11144477735' },
    answerValues: [
      { kind: 'cnpj', value: '11222333000181' },
      { kind: 'phone', value: '11987654321' },
    ],
    parties: [{ value: { kind: 'cnpj', value: '11222333000181' }, relation: 'CNPJ' }, expect.anything()],
  })
})

it('reads a query by name', () => {
  const byName = { ...definition, fields: [{ kind: 'name', name: 'nome', label: 'Nome', required: true }] }
  expect(readEntryValues(byName as ConsultaDefinition, { nome: 'Maria Exemplo' }, undefined)).toMatchObject({
    queryText: 'Maria Exemplo',
    ownValue: { kind: 'name', value: 'Maria Exemplo' },
  })
})

it('reads the query if there is no answer', () => {
  expect(readEntryValues(definition, { cpf: '11144477735' }, undefined).answerValues).toEqual([])
})

it('reads the first picture that may be loaded', () => {
  const image = (value: string, sensitive: boolean) => ({
    block: 'image',
    value,
    alt: 'Foto',
    ...{ sensitive },
  })
  const withImages = {
    ...definition,
    result: [image('quebrada', false), image('foto', true)],
  } as unknown as ConsultaDefinition
  const photos = { quebrada: 'javascript:alert(1)', foto: '/fotos/1.webp' }
  expect(readEntryValues(withImages, { cpf: '11144477735' }, photos).photo).toEqual({
    url: '/fotos/1.webp',
    isSensitive: true,
  })
})
