import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, it } from 'vitest'
import type { OpenApiDocument } from '../../../codegen/contract/openapi.ts'
import contract from '../../../src/generated/contracts/gateway.openapi.json' with { type: 'json' }
import { answersIn, operationsIn, validatorOf } from './contract-validator.ts'

const document = contract as unknown as OpenApiDocument

const operations = operationsIn(document)

const validate = validatorOf(document)

describe('the contract of the shipped gateway', () => {
  it('is valid OpenAPI 3.1', async () => {
    expect(await new Validator().validate(structuredClone(contract))).toMatchObject({ valid: true })
  })

  it('has an identifier of its own for each operation', () => {
    const ids = operations.map(({ operationId }) => operationId)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.filter((id) => !/^[a-z]\w*$/i.test(id))).toEqual([])
  })

  it.each(operations)('$operationId takes its own examples', (operation) => {
    const { schema, examples = {} } = operation.requestBody?.content['application/json'] ?? { schema: {} }
    for (const [name, { value }] of Object.entries(examples)) expect([name, validate(schema, value)]).toEqual([name, []])
    const answer = answersIn(operation)
    expect(Object.keys(answer.examples ?? {})).not.toEqual([])
    for (const [name, { value }] of Object.entries(answer.examples ?? {}))
      expect([name, validate(answer.schema, value)]).toEqual([name, []])
  })

  it.each(operations)('$operationId refuses an answer without what a page shows', (operation) => {
    const { schema, examples = {} } = answersIn(operation)
    const [example] = Object.values(examples)
    const required = schema.required ?? []
    expect(required).not.toEqual([])
    for (const key of required) {
      const { [key]: _left, ...rest } = example?.value as Record<string, unknown>
      expect(validate(schema, rest).join()).toContain(key)
    }
  })

  it('refuses what no form sends', () => {
    const operation = operations.find(({ operationId }) => operationId === 'consultarCpfCadastro')
    const schema = operation?.requestBody?.content['application/json'].schema ?? {}
    expect(validate(schema, { cpf: '11144477735' })).toEqual([])
    expect(validate(schema, { cpf: '111.444.777-35' })).not.toEqual([])
    expect(validate(schema, {})).not.toEqual([])
    expect(validate(schema, { cpf: '11144477735', nome: 'Ana' })).not.toEqual([])
  })
})
