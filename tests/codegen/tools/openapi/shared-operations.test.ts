import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, it } from 'vitest'
import type { Model } from '../../../../codegen/resolve/model.ts'
import { buildContract } from '../../../../codegen/tools/openapi/build-contract.ts'
import { formatJson } from '../../../../codegen/tools/openapi/json-text.ts'
import type { ConsultaDefinition } from '../../../../manifest/contract/resolved.ts'
import { definition, smallModel } from '../../support/small-model.ts'
import { createContractValidator, listExampleValues, readAnswerContent } from './contract-validator.ts'

const answer = {
  cpf: '11144477735',
  nome: 'Fulana de Tal',
  lista: Array.from({ length: 20 }, () => ({ dia: 1 })),
}

/** Variant `number` of the family, which asks `/cpf` as all others do. */
const variant = (number: number, own: Partial<ConsultaDefinition> = {}): ConsultaDefinition => ({
  ...definition('cpf', '/cpf', number),
  request: { source: 'gateway', post: '/cpf', body: { cpf: '{cpf}' } },
  example: structuredClone(answer),
  ...own,
})

function buildTestContract(variants: ConsultaDefinition[]) {
  const model: Model = {
    ...smallModel,
    families: [{ family: 'cpf', title: 'CPF', path: '/cpf', defaults: {}, variants }],
  }
  return buildContract(model, 'gateway')
}

const buildPostRequest = (post: string) => ({ request: { source: 'gateway', post, body: { cpf: '{cpf}' } } })

describe('variants that ask the same', () => {
  it('have their examples in common, under the name of the first', () => {
    const contract = buildTestContract([variant(1), variant(2), variant(3)])
    const operation = contract.paths['/cpf']?.post
    const summary = 'Variante 1 e mais 2 consultas'
    expect(readAnswerContent(operation).examples).toEqual({ 'cpf/1': { summary, value: answer } })
    expect(operation?.requestBody?.content['application/json'].examples).toEqual({
      'cpf/1': { summary, value: { cpf: '11144477735' } },
    })
    expect(operation?.description).toContain('**Variante 3** (`cpf/3`)')
  })

  it('keep an example that only one of them has, and a condition that differs', () => {
    const other = { cpf: '12345678909', nome: 'Beltrano' }
    const examples = [{ when: { cpf: '00000000191' }, status: 404 }]
    const operation = buildTestContract([
      variant(1),
      variant(2, { example: other }),
      variant(3, { examples }),
    ]).paths['/cpf']?.post
    expect(Object.keys(readAnswerContent(operation).examples ?? {})).toEqual(['cpf/1', 'cpf/2'])
    expect(operation?.requestBody?.content['application/json'].examples).toEqual({
      'cpf/1': { summary: 'Variante 1 e mais 1 consulta', value: { cpf: '11144477735' } },
      'cpf/2': { summary: 'Variante 2', value: { cpf: '12345678909' } },
      'cpf/3-2': { summary: 'Variante 3, com CPF 00000000191 (404)', value: { cpf: '00000000191' } },
    })
  })

  it('need only what each of them shows where they show different values', () => {
    const result: ConsultaDefinition['result'] = [
      { block: 'fields', items: [{ label: 'Documento', value: 'cpf', sensitive: false }] },
    ]
    const contract = buildTestContract([variant(1), variant(2, { result })])
    expect(readAnswerContent(contract.paths['/cpf']?.post).schema.required).toEqual(['cpf', 'nome'])
  })
})

describe('operations', () => {
  const contract = buildTestContract([
    variant(1, buildPostRequest('/a')),
    variant(2, buildPostRequest('/b')),
    variant(3),
  ])

  it('refer to what they have in common', async () => {
    const { schemas, examples } = contract.components
    expect(Object.keys(schemas)).toEqual(['CPF', 'Recusa', 'Erro', 'PedidoCpf', 'RespostaA'])
    expect(examples).toEqual({ 'cpf-1': { value: answer } })
    const operation = contract.paths['/b']?.post
    expect(operation?.requestBody?.content['application/json'].schema).toEqual({
      $ref: '#/components/schemas/PedidoCpf',
    })
    expect(readAnswerContent(operation)).toEqual({
      schema: { $ref: '#/components/schemas/RespostaA' },
      examples: { 'cpf/2': { summary: 'Variante 2', $ref: '#/components/examples/cpf-1' } },
    })
    expect(listExampleValues(contract, readAnswerContent(operation))).toEqual([['cpf/2', answer]])
    expect(
      createContractValidator(contract)({ $ref: '#/components/schemas/PedidoCpf' }, { cpf: '1' }),
    ).not.toEqual([])
    expect(await new Validator().validate(structuredClone(contract))).toMatchObject({ valid: true })
  })

  it('keep what only one of them has', () => {
    const own = buildTestContract([
      variant(1, buildPostRequest('/a')),
      variant(2, { example: { ...answer, uf: 'SP' } }),
    ])
    expect(readAnswerContent(own.paths['/cpf']?.post).schema.properties).toHaveProperty('uf')
    expect(own.components.schemas).not.toHaveProperty('RespostaA')
  })
})

it('grows by a line a variant where a thousand ask the same', () => {
  const variants = Array.from({ length: 1000 }, (_, index) => variant(index + 1))
  const [one, all] = [buildTestContract(variants.slice(0, 1)), buildTestContract(variants)].map(
    (contract) => formatJson(contract).length,
  )
  expect((all ?? 0) - (one ?? 0)).toBeLessThan(50_000)
})

it('asks for the same roles that thousands of variants demand', () => {
  const access = [['analista', 'gestor'], ['gestor']]
  const variants = Array.from({ length: 1000 }, (_, index) => variant(index + 1, { access }))
  expect(buildTestContract(variants).paths['/cpf']?.post?.['x-papeis']).toEqual(access)
})

it('is written with what fits in a line in one, and is the same JSON', () => {
  const value = {
    a: [],
    b: {},
    c: [1, { d: 'quebra\nde linha' }],
    e: { f: ['x'.repeat(60), 'y'.repeat(60)] },
  }
  const text = formatJson(value)
  expect(JSON.parse(text)).toEqual(value)
  expect(text.split('\n').slice(1, 5)).toEqual([
    '  "a": [],',
    '  "b": {},',
    '  "c": [1, { "d": "quebra\\nde linha" }],',
    '  "e": {',
  ])
})
