import type { Json } from '@manifest/schema/consulta.ts'
import type { Field } from '@manifest/schema/field.ts'
import { describe, expect, it } from 'vitest'
import { exampleValues } from '../../../src/consultas/form/example-values.ts'

const definition = { id: 't/1', family: 't', variant: 1, path: '/t', title: 'T', result: [], examples: [] }

const cpf: Field = { kind: 'cpf', name: 'cpf', label: 'CPF', required: true }
const cnpj: Field = { kind: 'cnpj', name: 'cnpj', label: 'CNPJ', required: true }
const name: Field = { kind: 'name', name: 'nome', label: 'Nome', required: true }
const uf: Field = {
  kind: 'select',
  name: 'uf',
  label: 'UF',
  required: true,
  options: [{ value: 'SP', label: 'São Paulo' }],
}

const optional = (field: Field): Field => ({ ...field, required: false })

const rows: [reason: string, fields: Field[], example: Json, values: Record<string, string> | undefined][] = [
  ['named like the field', [cpf], { cpf: '111.444.777-35' }, { cpf: '11144477735' }],
  // An eleven-digit text with valid check digits counts as a CPF; a telephone number does not.
  [
    'a nested value with valid check digits',
    [cpf],
    { fone: '11987654321', parte: [{ documento: '111.444.777-35' }] },
    { cpf: '11144477735' },
  ],
  ['the first option of a required select', [uf], {}, { uf: 'SP' }],
  ['no option of an optional select', [name, optional(uf)], { nome: 'Ana Lima' }, { nome: 'Ana Lima' }],
  // A form with alternative documents is filled with one of them.
  [
    'the first of several optional values',
    [optional(cpf), optional(cnpj)],
    { a: '11222333000181', b: '11144477735' },
    { cpf: '11144477735' },
  ],
  ['nothing without a name, since any text could be one', [name], { mae: 'Ana Lima' }, undefined],
  ['nothing if the example is invalid', [cpf], { cpf: '111.444.777-36' }, undefined],
  ['nothing for an answer that is not an object', [cpf], null, undefined],
]

describe('exampleValues', () => {
  it.each(rows)('returns %s', (_reason, fields, example, values) =>
    expect(exampleValues({ ...definition, fields, example })).toEqual(values),
  )

  it('fills one of the alternative fields', () => {
    const fields = [optional(name), optional(cpf), optional(cnpj)]
    const form = { ...definition, fields, requireOneOf: ['cnpj', 'nome'] }
    const example = { documentos: ['111.444.777-35', '11.222.333/0001-81'] }
    expect(exampleValues({ ...form, example })).toEqual({ cnpj: '11222333000181' })
  })
})
