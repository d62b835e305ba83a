import { describe, expect, it } from 'vitest'
import { cpf, model, useGateways, withVariants } from './support.ts'

const start = useGateways()

const gateway = start()

const readFieldErrors = async (response: Response) =>
  Object.fromEntries(
    (await response.json()).problemas.map(({ campo, mensagem }: Record<string, string>) => [campo, mensagem]),
  )

describe('a request that breaks the contract', () => {
  it.each([
    ['a key is missing', {}, { cpf: 'Falta no pedido' }],
    ['a key is not in the contract', { cpf, nome: 'X' }, { nome: 'Não faz parte do contrato' }],
    ['a value has another type', { cpf: 52998224725 }, { cpf: 'Deve ser um texto' }],
    ['check digits are wrong', { cpf: '52998224724' }, { cpf: 'CPF inválido: confira os dígitos' }],
  ])('is refused with the invalid field: %s', async (_, body, fieldErrors) => {
    const { post } = await gateway
    const response = await post('/cpf/cadastro', body)
    expect(response.status).toBe(400)
    expect(await readFieldErrors(response)).toEqual(fieldErrors)
  })

  it('is told the format of a value, and not the value', async () => {
    const { post } = await gateway
    const text = await (await post('/cpf/cadastro', { cpf: '529.982.247-25' })).text()
    expect(text).toContain('"campo":"cpf"')
    expect(text).not.toMatch(/529\.?982/)
  })

  it('must have valid dates, choices and one of several fields', async () => {
    const { post } = await gateway
    const dated = await post('/receita-federal/cpf/situacao', { cpf, data_nascimento: '2023-02-30' })
    expect(Object.keys(await readFieldErrors(dated))).toEqual(['data_nascimento'])
    const chosen = await post('/credito/score', { cpf, finalidade: 'curiosidade' })
    expect(Object.keys(await readFieldErrors(chosen))).toEqual(['finalidade'])
    expect((await post('/saude/cadsus', {})).status).toBe(400)
  })

  it('must have the parameters of its address', async () => {
    const { get } = await gateway
    const short = await get('/cnpj/123/estabelecimentos')
    expect(short.status).toBe(400)
    expect(Object.keys(await readFieldErrors(short))).toEqual(['cnpj'])
    const queried = await get('/cnpj/12345678000195/estabelecimentos?pagina=2')
    expect(await readFieldErrors(queried)).toEqual({ pagina: 'Não faz parte do contrato' })
    expect((await get('/cnpj/%E0%A4%A/estabelecimentos')).status).toBe(404)
  })

  it('is refused for its path, method, type, text or size', async () => {
    const { get, post } = await gateway
    expect((await get('/cpf/nada')).status).toBe(404)
    const method = await get('/cpf/cadastro')
    expect([method.status, method.headers.get('allow')]).toEqual([405, 'POST'])
    expect((await post('/cpf/cadastro', { cpf }, { 'content-type': 'text/plain' })).status).toBe(415)
    expect(await readFieldErrors(await post('/cpf/cadastro', '{"cpf"'))).toEqual({ corpo: 'Não é JSON' })
    expect(await readFieldErrors(await post('/cpf/cadastro', ''))).toEqual({ corpo: 'Está vazio' })
    expect((await post('/cpf/cadastro', { cpf: 'x'.repeat(1_000_001) })).status).toBe(413)
    expect((await post('/biometria/foto', { foto: 'x'.repeat(8_000_001) })).status).toBe(413)
  })
})

describe('an expensive request', () => {
  const keys = (count: number, value = '1') =>
    `{${Array.from({ length: count }, (_, index) => `"k${index}":${value}`).join(',')}}`

  it.each([
    ['2.3 MB of unknown keys', '/cpf/cadastro', keys(200_000), 413],
    ['many unknown keys', '/cpf/cadastro', keys(9_000), 400],
    ['too many unknown keys', '/cpf/cadastro', keys(60_000), 400],
    ['unknown keys where an image is allowed', '/biometria/foto', keys(500_000), 400],
    ['lists in lists', '/biometria/foto', '['.repeat(7_000_000), 400],
    ['objects in objects', '/cpf/cadastro', `${'{"a":'.repeat(9_000)}1${'}'.repeat(9_000)}`, 400],
    // One of these took 90 seconds when each problem was compared with all others: more than the timeout of a test.
  ])('is refused in linear time: %s', async (_, path, body, status) => {
    const { post } = await gateway
    const response = await post(path, body)
    expect(response.status).toBe(status)
    expect((await response.text()).length).toBeLessThan(20_000)
  })

  it('reports prototype keys as any other unknown key', async () => {
    const { post, get } = await gateway
    const body = `{"cpf":"${cpf}","__proto__":{"x":1},"constructor":1,"toString":null}`
    const unknownFieldText = 'Não faz parte do contrato'
    expect(await readFieldErrors(await post('/cpf/cadastro', body))).toEqual(
      Object.fromEntries(['__proto__', 'constructor', 'toString'].map((key) => [key, unknownFieldText])),
    )
    const queried = await get('/cnpj/12345678000195/estabelecimentos?__proto__=1&toString=2')
    expect((await queried.json()).problemas).toHaveLength(2)
  })
})

describe('a purpose', () => {
  it('is required where the manifest says so', async () => {
    const { post } = await start({ checksPurpose: true })
    expect(await readFieldErrors(await post('/cpf/cadastro', { cpf }))).toEqual({
      'X-Finalidade': 'Falta no pedido',
    })
    const unknownPurpose = await post('/cpf/cadastro', { cpf }, { 'x-finalidade': 'Curiosidade' })
    expect(unknownPurpose.status).toBe(400)
    expect((await readFieldErrors(unknownPurpose))['X-Finalidade']).toContain('Prevenção à fraude')
    const validPurpose = { 'x-finalidade': encodeURIComponent('Prevenção à fraude') }
    expect((await post('/cpf/cadastro', { cpf }, validPurpose)).status).toBe(200)
    expect((await post('/veiculos/consulta', { placa: 'ABC1D23' })).status).toBe(200)
  })

  it('can be a key of the body', async () => {
    const { sources } = model.sources
    const gateway = { ...sources.gateway, purpose: { body: 'motivo' } } as (typeof sources)[string]
    const { post } = await start({
      checksPurpose: true,
      model: { ...model, sources: { ...model.sources, sources: { ...sources, gateway } } },
    })
    expect(await readFieldErrors(await post('/cpf/cadastro', { cpf }))).toEqual({ motivo: 'Falta no pedido' })
    expect((await post('/cpf/cadastro', { cpf, motivo: 'Cobrança' })).status).toBe(200)
  })
})

describe('variants that share an operation', () => {
  const post = '/cpf/cadastro'
  const request = (body: Record<string, string>) => ({ request: { source: 'gateway', post, body } })
  const shared = withVariants({
    'cpf/1': { ...request({ cpf: '{cpf}', tipo: 'resumo' }), examples: [], example: { cpf, qual: 'resumo' } },
    'cpf/3': { ...request({ cpf: '{cpf}', tipo: 'todos' }), examples: [], example: { cpf, qual: 'todos' } },
    'cpf/4': { ...request({ cpf: '{cpf}' }), examples: [], example: { cpf, qual: 'nenhum' } },
  })

  it('are distinguished by constants and by the fields sent', async () => {
    const client = await start({ model: shared })
    const postForVariant = async (body: object) => (await (await client.post(post, body)).json()).qual
    expect(await postForVariant({ cpf, tipo: 'resumo' })).toBe('resumo')
    expect(await postForVariant({ cpf, tipo: 'todos' })).toBe('todos')
    expect(await postForVariant({ cpf })).toBe('nenhum')
    expect((await client.post(post, { cpf, tipo: 'outro' })).status).toBe(400)
  })
})
