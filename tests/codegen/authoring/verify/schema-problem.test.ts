import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, it } from 'vitest'
import { describeSchemaError } from '../../../../codegen/authoring/verify/variant-cases.ts'

const schema = {
  type: 'object',
  required: ['nome'],
  properties: {
    nome: { type: 'string' },
    idade: { type: ['number', 'null'] },
    'a.b/c': { type: 'boolean' },
    itens: {
      type: 'array',
      items: { type: 'object', required: ['valor'], properties: { valor: { type: 'number' } } },
    },
  },
}

const messages = (answer: unknown) => {
  const validate = new Ajv2020({ allErrors: true }).compile(schema)
  validate(answer)
  return (validate.errors ?? []).map((error) => describeSchemaError(error, answer)?.message)
}

it.each([
  [{ itens: [{ valor: 1 }, {}] }, ['falta nome', 'falta itens[].valor']],
  [
    { nome: 7, idade: 'x' },
    ['outro tipo em nome: texto, veio número', 'outro tipo em idade: número ou nulo, veio texto'],
  ],
  [{ nome: '', itens: {} }, ['outro tipo em itens: lista, veio objeto']],
  [
    { nome: null, itens: [{ valor: [] }] },
    ['outro tipo em nome: texto, veio nulo', 'outro tipo em itens[].valor: número, veio lista'],
  ],
  [{ nome: '', 'a.b/c': 1 }, ['outro tipo em a\\.b/c: sim ou não, veio número']],
  [[], ['outro tipo em $: objeto, veio lista']],
])('reports paths and types of %j, and no values', (answer, expected) => {
  expect(messages(answer).sort()).toEqual(expected.sort())
})
