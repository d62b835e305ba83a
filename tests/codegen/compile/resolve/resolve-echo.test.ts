import { expect, it } from 'vitest'
import { findEcho } from '../../../../codegen/compile/resolve/resolve-echo.ts'
import type { Json } from '../../../../manifest/schema/consulta.ts'
import { field } from '../../../../manifest/schema/field.ts'
import type { Summary } from '../../../../manifest/schema/result.ts'

const cpf = field.parse({ name: 'cpf', kind: 'cpf', label: 'CPF' })
const cnpj = field.parse({ name: 'cnpj', kind: 'cnpj', label: 'CNPJ' })
const nome = field.parse({ name: 'nome', kind: 'name', label: 'Nome' })

const [ana, bia] = ['111.444.777-35', '123.456.789-09']

type Parts = Partial<Parameters<typeof findEcho>[0]>

const find = (example: Json, parts: Parts = {}) =>
  findEcho({ fields: [cpf], examples: [], ...parts, example })

it('finds the values that repeat a field, under any name', () => {
  expect(find({ cpf: ana, titular: { documento: '11144477735' }, idade: 42 })).toEqual({
    cpf: ['cpf', 'titular.documento'],
  })
})

it('takes the document in the head for what was asked if no value has the name of the field', () => {
  const summary = { value: 'nome', detail: { label: 'CPF', value: 'titular.documento' } } as Summary
  const example = { nome: 'Ana', titular: { documento: ana }, conjuge: { cpf: bia } }
  expect(find(example, { summary })).toEqual({ cpf: ['titular.documento'] })
  expect(find(example)).toBeUndefined()
})

it('reads numbers, which have lost their zeros', () => {
  expect(find({ cpf: 123456797 })).toEqual({ cpf: ['cpf'] })
})

it('leaves out names, lists and values that no field asked for', () => {
  expect(
    find({ nome: 'Ana', socios: [{ cpf: ana }], renda: 11144477735 }, { fields: [nome, cpf] }),
  ).toBeUndefined()
})

it('leaves out a value that another example does not repeat', () => {
  const examples = [
    { when: { cpf: '12345678909' }, status: 200, answer: { cpf: bia, conjuge: { cpf: ana } } },
  ]
  expect(find({ cpf: ana, conjuge: { cpf: ana } }, { examples })).toEqual({ cpf: ['cpf'] })
})

it('finds a field that only a conditional example is asked with', () => {
  const examples = [
    { when: { cpf: '12345678909' }, status: 200, answer: { documento: bia } },
    { when: { cpf: '00000000191' }, status: 404 },
  ]
  expect(find({ nome: 'Ana' }, { examples })).toEqual({ cpf: ['documento'] })
})

it('compares the document of a person or a company with whichever was asked', () => {
  const summary = { value: 'parte.documento' } as Summary
  const options = { fields: [cpf, cnpj], requireOneOf: ['cpf', 'cnpj'], summary }
  expect(find({ parte: { documento: ana } }, options)).toEqual({
    cpf: ['parte.documento'],
    cnpj: ['parte.documento'],
  })
})
