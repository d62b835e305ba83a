import { expect, it } from 'vitest'
import { checkSuppliers } from '../../../../deploy/doctor/supplier-checks.ts'
import type { Supplier } from '../../../../manifest/schema/suppliers.ts'
import { secrets, send, startInventedSupplier } from '../../../deploy/gateway/suppliers/invented-supplier.ts'
import { model as shipped } from '../gateway/models.ts'

const settings = { allowPrivate: true, timeoutMs: 2_000, retries: 0, breaker: { failures: 5, seconds: 1 } }

/** The states of a supplier that answers the consultas of BrasilAPI. */
async function check(supplier: Partial<Supplier>, env: Record<string, string> = secrets) {
  const server = await startInventedSupplier((_, response) =>
    send(response, 200, { cep: '01001000', street: 7 }),
  )
  const brasilapi = { ...settings, baseUrl: server.url, ...supplier }
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
