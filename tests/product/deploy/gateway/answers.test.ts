import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { describe, expect, it } from 'vitest'
import { buildContract } from '../../../../codegen/emit/openapi/build-contract.ts'
import { listExampleRequests } from '../../../../codegen/emit/openapi/example-requests.ts'
import { cpf, model, useGateways, withVariants } from './support.ts'

const start = useGateways()

const gateway = start()

const pointer = (...keys: string[]) =>
  `contract#/${keys.map((key) => encodeURIComponent(key.replaceAll('/', '~1'))).join('/')}`

describe('every shipped variant', () => {
  const contract = buildContract(model, 'gateway')
  const ajv = new Ajv2020({ strict: false })
  addFormats.default(ajv)
  ajv.addSchema({ ...contract, $id: 'contract' })

  it.each(listExampleRequests(model, 'gateway'))('answers as its contract says: $name', async (request) => {
    const { template, method, path, body } = request
    const { get, post } = await gateway
    const response = await (method === 'get' ? get(path) : post(path, body))
    expect(response.status).toBe(request.status)
    if (response.status !== 200 && response.status !== 404) return
    const schema = ['responses', `${response.status}`, 'content', 'application/json', 'schema']
    const isValid = ajv.compile({ $ref: pointer('paths', template, method, ...schema) })
    expect(isValid(await response.json()), JSON.stringify(isValid.errors)).toBe(true)
  })
})

it('answers with the queried values, and with the example of a subject that has one', async () => {
  const { post } = await gateway
  expect((await (await post('/cpf/cadastro', { cpf })).json()).cpf).toBe(cpf)
  const named = await (await post('/cpf/cadastro', { cpf: '12345678909' })).json()
  expect(named.nome).not.toBe((await (await post('/cpf/cadastro', { cpf })).json()).nome)
})

it('answers "not found" as the manifest declares it, and errors with its texts', async () => {
  const { post } = await gateway
  const nobody = await post('/cpf/cadastro', { cpf: '00000000191' })
  expect([nobody.status, await nobody.json()]).toEqual([404, { mensagem: 'Nada encontrado' }])
  const broke = await post('/emails/titular', { email: 'sem.saldo@exemplo.com.br' })
  expect(broke.status).toBe(402)
  expect(Object.keys(await broke.json())).toEqual(['mensagem'])
})

it('answers an unknown path otherwise than a lookup that finds nothing', async () => {
  const { get, url } = await gateway
  for (const response of [await get('/cpf/inexistente'), await fetch(`${url}/`)])
    expect([response.status, Object.keys(await response.json())]).toEqual([404, ['erro']])
  const { post } = await start({ failures: [{ status: 404, share: 1 }] })
  expect(Object.keys(await (await post('/cpf/cadastro', { cpf })).json())).toEqual(['erro'])
})

it('answers about another document if it is asked to', async () => {
  const { post } = await start({ failures: [{ status: 'outro', share: 1 }] })
  const other = await post('/cpf/cadastro', { cpf })
  expect(other.status).toBe(200)
  expect((await other.json()).cpf).not.toBe(cpf)
})

it('plays several sources by path, and a fallback under its own names', async () => {
  const { get } = await start({ sources: ['viacep', 'brasilapi'] })
  const viacep = await (await get('/viacep/ws/24029007/json/')).json()
  const brasilapi = await (await get('/brasilapi/cep/v1/24029007')).json()
  expect(brasilapi.city).toBe(viacep.localidade)
  expect(brasilapi).not.toHaveProperty('localidade')
  expect((await get('/gateway/cpf')).status).toBe(404)
})

describe('a list with pages', () => {
  const page = { size: 2, list: 'itens', total: 'total', from: 1 } as const
  const paged = {
    fields: [],
    result: [{ block: 'list', value: 'itens' } as const],
    example: { itens: ['a', 'b', 'c'], total: 99 },
    examples: [],
  }
  const lists = start({
    model: withVariants({
      'bacen/1': {
        ...paged,
        page: { ...page, param: 'pagina', counts: 'pages' },
        request: { source: 'gateway', get: '/lista' },
      },
      'cpf/1': {
        ...paged,
        page: { ...page, param: 'salto', counts: 'rows' },
        request: { source: 'gateway', post: '/lista' },
      },
    }),
  })

  it('is answered page by page', async () => {
    const { get, post } = await lists
    expect(await (await get('/lista?pagina=1')).json()).toEqual({ itens: ['a', 'b'], total: 3 })
    expect(await (await get('/lista?pagina=2')).json()).toEqual({ itens: ['c'], total: 3 })
    expect(await (await post('/lista', { salto: 2 })).json()).toEqual({ itens: ['c'], total: 3 })
  })

  it('is refused without the parameter, as the contract says', async () => {
    const { get } = await lists
    expect([(await get('/lista')).status, (await get('/lista?pagina=x')).status]).toEqual([400, 400])
  })
})
