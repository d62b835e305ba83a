import { describe, expect, it } from 'vitest'
import { cpf, model, useGateways, withVariants } from './support.ts'

const start = useGateways()

const priced = withVariants({ 'cpf/1': { cost: 2 } })

async function readBalance(get: (path: string) => Promise<Response>): Promise<unknown> {
  const response = await get('/creditos')
  expect(response.status).toBe(200)
  return (await response.json()).saldo
}

describe('a balance', () => {
  it('loses the cost of what was answered, found or not', async () => {
    const { get, post } = await start({ model: priced, credits: 5 })
    expect(await readBalance(get)).toBe(5)
    expect((await post('/cpf/cadastro', { cpf })).status).toBe(200)
    expect((await post('/cpf/cadastro', { cpf: '00000000191' })).status).toBe(404)
    expect(await readBalance(get)).toBe(1)
  })

  it('answers 402 without charging if it does not suffice', async () => {
    const { get, post } = await start({ model: priced, credits: 1 })
    const refused = await post('/cpf/cadastro', { cpf })
    expect(refused.status).toBe(402)
    expect(await refused.json()).toEqual({ mensagem: 'O saldo não basta para esta consulta' })
    expect(await readBalance(get)).toBe(1)
  })

  it('is not charged for a request that is refused or fails', async () => {
    const { get, post } = await start({ model: priced, credits: 5, failures: [{ status: 503, share: 1 }] })
    expect((await post('/cpf/cadastro', { cpf: '1' })).status).toBe(400)
    expect((await post('/cpf/cadastro', { cpf })).status).toBe(503)
    expect(await readBalance(get)).toBe(5)
  })

  it('is not told by a source that the manifest does not ask', async () => {
    const { get } = await start({ model: { ...model, credits: undefined } })
    expect((await get('/creditos')).status).toBe(404)
  })
})
