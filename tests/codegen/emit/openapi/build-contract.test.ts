import { describe, expect, it } from 'vitest'
import type { Model } from '../../../../codegen/compile/resolve/model.ts'
import { formatJson } from '../../../../codegen/emit/json-text.ts'
import { buildContract } from '../../../../codegen/emit/openapi/build-contract.ts'
import type { ConsultaDefinition } from '../../../../manifest/contract/resolved.ts'
import { definition, smallModel } from '../../support/small-model.ts'
import { readAnswerContent } from './contract-validator.ts'

const answer = {
  cpf: '11144477735',
  nome: 'Fulana de Tal',
  lista: Array.from({ length: 20 }, () => ({ dia: 1 })),
}

/** Variant `number` of the family. All variants query `/cpf`. */
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

describe('variants with the same query', () => {
  it('have one operation with an example for each variant with another answer', () => {
    const other = { ...answer, nome: 'Otávio' }
    const operation = buildTestContract([variant(1), variant(2, { example: other })]).paths['/cpf']?.post
    expect(readAnswerContent(operation).examples).toEqual({
      'cpf/1': { summary: 'Variante 1', value: answer },
      'cpf/2': { summary: 'Variante 2', value: other },
    })
    expect(operation?.requestBody?.content['application/json'].examples).toEqual({
      'cpf/1': { summary: 'Variante 1', value: { cpf: '11144477735' } },
      'cpf/2': { summary: 'Variante 2', value: { cpf: '11144477735' } },
    })
    expect(operation?.description).toContain('**Variante 2** (`cpf/2`)')
    expect(operation?.description).not.toContain('valem os da primeira')
  })

  it('have one example if their answers are the same', () => {
    const operation = buildTestContract([variant(1), variant(2)]).paths['/cpf']?.post
    expect(Object.keys(readAnswerContent(operation).examples ?? {})).toEqual(['cpf/1'])
    const request = operation?.requestBody?.content['application/json']
    expect(Object.keys(request?.examples ?? {})).toEqual(['cpf/1'])
    expect(operation?.description).toContain('valem os da primeira')
  })

  it('describe the condition and the status of a conditional example', () => {
    const examples = [{ when: { cpf: '00000000191' }, status: 404 }]
    const operation = buildTestContract([variant(1, { examples })]).paths['/cpf']?.post
    expect(operation?.requestBody?.content['application/json'].examples).toHaveProperty('cpf/1-2', {
      summary: 'Variante 1, com CPF 00000000191 (404)',
      value: { cpf: '00000000191' },
    })
  })

  it('require every value that one of them shows', () => {
    const result: ConsultaDefinition['result'] = [
      { block: 'fields', items: [{ label: 'Documento', value: 'cpf', sensitive: false }] },
    ]
    const contract = buildTestContract([variant(1), variant(2, { result })])
    expect(contract.components.schemas.RespostaConsultarCpf?.required).toEqual(['cpf', 'nome'])
  })
})

it('names the answer schema of each operation, also of get and post on one path', () => {
  const contract = buildTestContract([
    variant(1),
    variant(2, { request: { source: 'gateway', get: '/cpf', query: { cpf: '{cpf}' } } }),
  ])
  const names = ['RespostaObterCpf', 'RespostaConsultarCpf']
  expect(Object.keys(contract.components.schemas)).toEqual(['CPF', 'Recusa', 'Erro', ...names])
  const { get, post } = contract.paths['/cpf'] ?? {}
  expect([get, post].map((operation) => readAnswerContent(operation).schema.$ref)).toEqual(
    names.map((name) => `#/components/schemas/${name}`),
  )
})

it('lists the roles once when thousands of variants require the same', () => {
  const access = [['analista', 'gestor'], ['gestor']]
  const variants = Array.from({ length: 1000 }, (_, index) => variant(index + 1, { access }))
  expect(buildTestContract(variants).paths['/cpf']?.post?.['x-papeis']).toEqual(access)
})

it('formatJson writes short values in one line and keeps the JSON equal', () => {
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
