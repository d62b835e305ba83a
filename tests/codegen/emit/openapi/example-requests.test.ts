import { expect, it } from 'vitest'
import type { Model } from '../../../../codegen/compile/resolve/model.ts'
import { listExampleRequests } from '../../../../codegen/emit/openapi/example-requests.ts'
import { listCalls } from '../../../../codegen/emit/openapi/operations.ts'
import type { ConditionalExample, Json } from '../../../../manifest/schema/consulta.ts'
import { definition, smallModel } from '../../support/small-model.ts'

/** Returns a model with one variant and these examples. */
const modelWith = (example: Json, examples: ConditionalExample[]): Model => ({
  ...smallModel,
  purposes: ['Cobrança'],
  sources: {
    ...smallModel.sources,
    sources: {
      gateway: {
        baseUrl: 'https://gateway.example.com',
        timeoutMs: 1000,
        retries: 0,
        credentials: 'omit',
        headers: { 'X-Canal': 'painel' },
        purpose: { header: 'X-Finalidade' },
      },
    },
  },
  families: [
    {
      family: 'cpf',
      title: 'CPF',
      path: '/cpf',
      defaults: {},
      variants: [
        {
          ...definition('cpf', '/cpf', 1),
          purpose: 'required',
          request: { source: 'gateway', post: '/cpf', body: { cpf: '{cpf}', uf: '{uf}' } },
          example,
          examples,
        },
      ],
    },
  ],
})

it('builds requests from the values of the example and of conditional examples', () => {
  const example = { documentos: [{ numero: '111.444.777-35' }], nome: 'Fulana' }
  const model = modelWith(example, [
    { when: { cpf: '00000000191' }, status: 404 },
    { when: { cpf: '12345678909' }, status: 200, answer: { cpf: '12345678909', nome: 'Outro' } },
  ])
  const requests = listExampleRequests(model, 'gateway')
  expect(requests.map(({ name, status, body }) => [name, status, body])).toEqual([
    ['cpf/1', 200, { cpf: '11144477735' }],
    ['cpf/1-2', 404, { cpf: '00000000191' }],
    ['cpf/1-3', 200, { cpf: '12345678909' }],
  ])
  expect(requests[0]?.headers).toEqual({ 'X-Canal': 'painel', 'X-Finalidade': 'Cobran%C3%A7a' })
})

it('builds no request if the example lacks a required field', () => {
  const model = modelWith({}, [])
  expect(listCalls(model, 'gateway')).toHaveLength(1)
  expect(listExampleRequests(model, 'gateway')).toEqual([])
})
