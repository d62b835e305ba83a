import { expect, it } from 'vitest'
import { checkSuppliers } from '../../../../deploy/doctor/supplier-checks.ts'
import type { Supplier } from '../../../../manifest/schema/suppliers.ts'
import {
  oauth,
  secrets,
  send,
  startInventedSupplier,
} from '../../../deploy/gateway/suppliers/invented-supplier.ts'
import { model as shipped } from '../gateway/models.ts'

const settings = { allowPrivate: true, timeoutMs: 2_000, retries: 0, breaker: { failures: 5, seconds: 1 } }

/** The states of a supplier that answers the consultas of BrasilAPI. */
async function check(
  supplier: Partial<Supplier> | ((url: string) => Partial<Supplier>),
  env: Record<string, string> = secrets,
) {
  const server = await startInventedSupplier((_, response) =>
    send(response, 200, { cep: '01001000', street: 7 }),
  )
  const own = typeof supplier === 'function' ? supplier(server.url) : supplier
  const brasilapi = { ...settings, baseUrl: server.url, ...own }
  const model = { ...shipped, suppliers: { ...shipped.suppliers, byName: { brasilapi } } }
  const parts = []
  for await (const part of checkSuppliers(model, env)) parts.push(...part)
  const states = Object.fromEntries(parts.map((one) => [one.check, one.status]))
  return { states, text: JSON.stringify(parts), paths: server.received.map(({ url }) => url) }
}

const header = { type: 'header', name: 'X-Api-Key', secretEnv: 'ACME_KEY' } as const

it('asks the examples of a supplier that charges nothing, and tells what its answers lack', async () => {
  const { states, text, paths } = await check({ auth: header })
  expect(states).toEqual({ secrets: 'ok', reach: 'ok', answers: 'broken' })
  expect(text).toContain('cep/1: ')
  expect(text).not.toContain(secrets.ACME_KEY)
  expect(paths.length).toBeGreaterThan(1)
})

it('asks no example of a supplier that charges', async () => {
  const { states, text, paths } = await check({ cost: 0.35 })
  expect(states).toEqual({ secrets: 'ok', reach: 'ok', answers: 'unchecked' })
  expect(text).toContain('verify --supplier brasilapi')
  expect(paths).toEqual(['/'])
})

it('names the variables that are missing, those of cached answers too, and sends nothing', async () => {
  const { states, text, paths } = await check({ auth: header, cacheMinutes: 5 }, {})
  expect(states).toEqual({ secrets: 'broken', reach: 'unchecked', answers: 'unchecked' })
  for (const name of ['ACME_KEY', 'CACHE_KEYS']) expect(text).toContain(name)
  expect(paths).toEqual([])
})

it('says that a host cannot be reached, or is a private one', async () => {
  const { states } = await check({ baseUrl: 'http://127.0.0.1:1' })
  expect(states).toEqual({ secrets: 'ok', reach: 'broken', answers: 'unchecked' })
  expect((await check({ allowPrivate: false })).text).toContain('rede interna')
})

it('gets a token, which costs nothing, and shows neither it nor the text of a refusal', async () => {
  const supplier = (url: string) => ({ auth: oauth(url), cost: 0.35 })
  const good = await check(supplier)
  expect(good.states).toEqual({ secrets: 'ok', reach: 'ok', token: 'ok', answers: 'unchecked' })
  expect(good.text).toContain('token obtido')
  expect(good.text).not.toContain('token-1')
  const refused = await check(supplier, { ...secrets, ACME_SECRET: 'outro-segredo' })
  expect(refused.states).toEqual({ secrets: 'ok', reach: 'ok', token: 'broken', answers: 'unchecked' })
  expect(refused.text).toContain('credencial: ')
  expect(refused.text).not.toMatch(/outro-segredo|expires_in/)
})
