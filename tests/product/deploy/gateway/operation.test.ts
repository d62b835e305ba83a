import { connect } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { startGateway } from '../../../../deploy/gateway/server/start-gateway.ts'
import { startProvider } from '../../../deploy/gateway/provider.ts'
import { requireValue } from '../../../support/require-value.ts'
import { waitFor } from '../../../support/wait-for.ts'
import { createDatabase } from './databases.ts'
import { cpf, model } from './support.ts'

const stops: (() => unknown)[] = []

afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()))
})

async function startOperated(options: Partial<Parameters<typeof startGateway>[0]> = {}) {
  const database = await createDatabase()
  const defaults = { model, sources: ['gateway'], checksPurpose: false, operationPort: 0, database }
  const gateway = await startGateway({ ...defaults, ...options })
  stops.push(() => gateway.stop())
  const operation = requireValue(gateway.operationUrl)
  const post = (body: object) =>
    fetch(`${gateway.url}/cpf/cadastro`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  return { gateway, post, ask: (path: string) => fetch(operation + path), database }
}

it('is healthy and ready, at a port of its own', async () => {
  const { gateway, ask } = await startOperated()
  expect((await ask('/healthz')).status).toBe(200)
  const ready = await ask('/readyz')
  expect([ready.status, await ready.json()]).toEqual([200, { status: 'ready', database: 'ok' }])
  for (const path of ['/healthz', '/readyz', '/metrics'])
    expect((await fetch(gateway.url + path)).status).toBe(404)
})

it('is not ready without its database or the keys of the provider', async () => {
  const database = await createDatabase()
  const isBroken = { value: false }
  const query: typeof database.query = async (...given) => {
    if (isBroken.value) throw new Error('closed')
    return database.query(...given)
  }
  const provider = await startProvider()
  stops.push(provider.stop)
  const issuers = [provider.issuer, 'http://127.0.0.1:9']
  for (const issuer of issuers) {
    isBroken.value = false
    const tokens = { issuer, audience: 'api', rolesClaim: 'roles' }
    const { ask } = await startOperated({ tokens, database: { ...database, query } })
    isBroken.value = issuer === provider.issuer
    const ready = await ask('/readyz')
    expect([ready.status, await ready.json()]).toEqual([
      503,
      {
        status: 'failed',
        database: isBroken.value ? 'failed' : 'ok',
        provider: isBroken.value ? 'ok' : 'failed',
      },
    ])
    expect((await ask('/healthz')).status).toBe(200)
  }
})

it('measures requests, queries and credits without a value of a query', async () => {
  const { post, ask, gateway } = await startOperated()
  await post({ cpf })
  await post({ cpf: '1' })
  await fetch(`${gateway.url}/cpf/${cpf}`)
  const text = await (await ask('/metrics')).text()
  expect(text).toContain('averigua_queries_total{consulta="cpf/1",supplier="examples",outcome="found"} 1')
  expect(text).toMatch(
    /averigua_request_seconds_count\{source="gateway",method="POST",template="\/cpf\/cadastro",status="400"\} 1/,
  )
  expect(text).toContain('template="(fora do contrato)",status="404"')
  expect(text).not.toContain(cpf)
})

it('ends what is in progress before it stops, and takes nothing more', async () => {
  let answer: () => void = () => undefined
  const held = new Promise<void>((resolve) => (answer = resolve))
  let isAsked = false
  const wait = () => {
    isAsked = true
    return held
  }
  const { gateway, post, ask } = await startOperated({ delayMs: 1, wait })
  const inProgress = post({ cpf })
  await waitFor(() => expect(isAsked).toBe(true))
  const stopped = gateway.stop(28_000)
  await waitFor(async () => expect((await (await ask('/readyz')).json()).status).toBe('stopping'))
  await waitFor(async () => expect(await isRefused(gateway.url)).toBe(true))
  answer()
  expect((await inProgress).status).toBe(200)
  await stopped
})

const isRefused = (url: string) =>
  new Promise<boolean>((resolve) => {
    const socket = connect({ host: '127.0.0.1', port: Number(new URL(url).port) })
    socket.once('error', () => resolve(true))
    socket.once('connect', () => {
      socket.destroy()
      resolve(false)
    })
  })
