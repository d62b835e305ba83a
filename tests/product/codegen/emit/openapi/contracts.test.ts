import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, it } from 'vitest'
import type { OpenApiDocument, Schema } from '../../../../../codegen/emit/openapi/openapi.ts'
import {
  createContractValidator,
  listExampleValues,
  listOperations,
  readAnswerContent,
  resolveSchemaRef,
} from '../../../../codegen/emit/openapi/contract-validator.ts'

const root = join(import.meta.dirname, '../../../../..')

const readContract = (path: string): OpenApiDocument => JSON.parse(readFileSync(join(root, path), 'utf8'))

/** Returns the texts under a key, anywhere in a part of the contract. */
function listTexts(part: unknown, key: string): string[] {
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([name, value]) =>
    name === key && typeof value === 'string' ? [value] : listTexts(value, key),
  )
}

const fixture = 'tests/codegen/fixtures/valid-contract/expected/contracts'

const shipped = readContract('src/generated/contracts/gateway.openapi.json')
const gateway = readContract(`${fixture}/gateway.openapi.json`)
const partner = readContract(`${fixture}/parceiro.openapi.json`)

/** Selects the schema of found answers if there is another for "not found". */
const selectFoundSchema = (contract: OpenApiDocument, { anyOf: [first] = [], ...schema }: Schema): Schema =>
  resolveSchemaRef(contract, first ?? schema)

describe.each([
  ['the shipped gateway', shipped],
  ['the gateway of the fixture', gateway],
  ['its fallback', partner],
])('the contract of %s', (_name, contract) => {
  const operations = listOperations(contract)
  const validate = createContractValidator(contract)

  it('is valid OpenAPI 3.1', async () => {
    expect(await new Validator().validate(structuredClone(contract))).toMatchObject({ valid: true })
  })

  it('has a unique identifier for each operation', () => {
    const ids = operations.map(({ operationId }) => operationId)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.filter((id) => !/^[a-z]\w*$/i.test(id))).toEqual([])
  })

  it('has patterns that mean the same with and without the flag u', () => {
    const patterns = [...new Set(listTexts(contract, 'pattern'))]
    expect(patterns.length).toBeGreaterThan(3)
    for (const pattern of patterns) {
      expect(() => [new RegExp(pattern), new RegExp(pattern, 'u')], pattern).not.toThrow()
      expect(pattern).not.toMatch(/\\[pPuU]|[\ud800-\udfff]/)
    }
  })

  it('sends headers in ASCII', () => {
    const headers = operations.flatMap(({ parameters = [] }) =>
      parameters.filter((parameter) => parameter.in === 'header'),
    )
    const values = headers.flatMap(({ schema }) => {
      const { const: constant = '', enum: values = [] } = resolveSchemaRef(contract, schema)
      return [constant, ...values]
    })
    const names = headers.map(({ name }) => name)
    expect([...names, ...values].filter((text) => !/^[\x20-\x7e]*$/.test(String(text)))).toEqual([])
  })

  it('accepts the examples of parameters', () => {
    const parameters = operations.flatMap(({ parameters = [] }) => parameters)
    for (const { name, schema, examples = {} } of parameters)
      for (const { value } of Object.values(examples))
        expect([name, validate(schema, value)]).toEqual([name, []])
  })

  it('has no component without a reference', () => {
    const references = new Set(listTexts(contract, '$ref'))
    const names = (['schemas', 'responses'] as const).flatMap((kind) =>
      Object.keys(contract.components[kind]).map((name) => `#/components/${kind}/${name}`),
    )
    expect(names.filter((name) => !references.has(name))).toEqual([])
  })

  it.each(operations)('accepts the examples of $operationId', (operation) => {
    const sent = operation.requestBody?.content['application/json'] ?? { schema: {} }
    for (const [name, value] of listExampleValues(sent))
      expect([name, validate(sent.schema, value)]).toEqual([name, []])
    const answer = readAnswerContent(operation)
    expect(listExampleValues(answer)).not.toEqual([])
    for (const [name, value] of listExampleValues(answer))
      expect([name, validate(answer.schema, value)]).toEqual([name, []])
  })

  it.each(operations)('rejects an answer of $operationId without a value that a page shows', (operation) => {
    const answer = readAnswerContent(operation)
    const [[, value] = []] = listExampleValues(answer)
    const { required = [] } = selectFoundSchema(contract, answer.schema)
    expect(required).not.toEqual([])
    for (const key of required) {
      const { [key]: _left, ...rest } = Object(value)
      expect(validate(answer.schema, rest).join()).toContain(key)
    }
  })
})

describe('a contract', () => {
  it('has an example for each parameter of a path', () => {
    const parameters = listOperations(shipped).flatMap(({ parameters = [] }) =>
      parameters.filter((parameter) => parameter.in === 'path'),
    )
    expect(parameters.length).toBeGreaterThan(0)
    expect(parameters.filter(({ examples = {} }) => Object.keys(examples).length === 0)).toEqual([])
  })

  it('rejects a body that no form sends', () => {
    const validate = createContractValidator(shipped)
    const schema = shipped.paths['/cpf/cadastro']?.post?.requestBody?.content['application/json'].schema ?? {}
    expect(validate(schema, { cpf: '11144477735' })).toEqual([])
    expect(validate(schema, { cpf: '111.444.777-35' })).not.toEqual([])
    expect(validate(schema, {})).not.toEqual([])
    expect(validate(schema, { cpf: '11144477735', nome: 'Ana' })).not.toEqual([])
  })

  it('requires one of several fields if the form does', () => {
    const validate = createContractValidator(gateway)
    const { schema } = gateway.paths['/pessoas']?.post?.requestBody?.content['application/json'] ?? {
      schema: {},
    }
    expect(validate(schema, { tipo: 'cadastro', pessoa: { nascimento: '1984-01-17' } })).toEqual([])
    expect(validate(schema, { tipo: 'cadastro', pessoa: {} })).not.toEqual([])
    expect(validate(schema, { tipo: 'outro', pessoa: { cpf: '11144477735' } })).not.toEqual([])
  })

  it('accepts extra values, and an answer that says nothing was found', () => {
    const { schema } = readAnswerContent(gateway.paths['/lugares/{cep}']?.get)
    const validate = createContractValidator(gateway)
    expect(validate(schema, { rua: 'Praça da Sé', bairro: 'Sé' })).toEqual([])
    expect(validate(schema, { erro: 'true' })).toEqual([])
    expect(validate(schema, { erro: 'não' })).not.toEqual([])
  })

  it('names a fallback’s values as the fallback does', () => {
    const { required = [] } = selectFoundSchema(
      partner,
      readAnswerContent(partner.paths['/person']?.post).schema,
    )
    expect(required).toContain('full_name')
    expect(required).not.toContain('nome')
  })

  it('allows the roles of any consulta of an operation', () => {
    expect(gateway.paths['/pessoas']?.post?.['x-papeis']).toBeUndefined()
    expect(gateway.paths['/situacao']?.post?.['x-papeis']).toEqual([['gestor']])
  })

  it('requires a purpose if all consultas of an operation do', () => {
    const header = gateway.paths['/pessoas']?.post?.parameters?.find(({ name }) => name === 'X-Finalidade')
    expect(header).toMatchObject({ in: 'header', required: true })
    expect(gateway.components.schemas.Finalidade?.enum).toEqual([
      'An%C3%A1lise%20de%20cr%C3%A9dito',
      'Cobran%C3%A7a',
    ])
    expect(partner.components.schemas.Finalidade?.enum).toEqual(['Análise de crédito', 'Cobrança'])
  })
})
