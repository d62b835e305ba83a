import { expect, it } from 'vitest'
import { createPace } from '../../../../deploy/gateway/suppliers/pace.ts'
import type { Supplier } from '../../../../manifest/schema/suppliers.ts'
import { waitFor } from '../../../support/wait-for.ts'
import { oauth, type Respond, secrets, send, startInventedSupplier } from './invented-supplier.ts'
import { createClock, defaults, openSupplier } from './open-supplier.ts'

const get = { method: 'GET' as const, path: '/v2/people/1', headers: {} }
const post = { method: 'POST' as const, path: '/v2/people', headers: {}, body: '{}' }

/** Answers with these statuses in turn, and then with 200. */
const inTurn = (...replies: [status: number, headers?: Record<string, string>][]): Respond => {
  const left = [...replies]
  return (_, response) => {
    const [status, headers] = left.shift() ?? [200]
    send(response, status, { secretText: 'texto do fornecedor' }, headers)
  }
}

it('gets a token once, shares it, and renews it when it expires', async () => {
  const server = await startInventedSupplier()
  const { ask, clock } = openSupplier(server.url, { auth: oauth(server.url) })
  await Promise.all([ask(get, 'a'), ask(get, 'b'), ask(get, 'c')])
  expect(server.tokens).toHaveLength(1)
  clock.advance(569_000)
  await ask(get, 'd')
  expect(server.tokens).toHaveLength(1)
  clock.advance(2_000)
  await ask(get, 'e')
  expect(server.tokens).toHaveLength(2)
  expect(server.queries().map(({ headers }) => headers.authorization)).toEqual([
    ...Array(4).fill('Bearer token-1'),
    'Bearer token-2',
  ])
})

it('sends the credentials in the body, if the supplier wants them there', async () => {
  const server = await startInventedSupplier((request, response) =>
    send(response, 200, request.url === '/login' ? { access_token: 'from-body' } : {}),
  )
  const auth = { ...oauth(server.url), tokenUrl: `${server.url}/login`, credentials: 'body' as const }
  await openSupplier(server.url, { auth }).ask(get, 'a')
  const [login, query] = server.received
  expect(Object.fromEntries(new URLSearchParams(login?.body))).toEqual({
    grant_type: 'client_credentials',
    client_id: secrets.ACME_ID,
    client_secret: secrets.ACME_SECRET,
  })
  expect([login?.headers.authorization, query?.headers.authorization]).toEqual([
    undefined,
    'Bearer from-body',
  ])
})

it('renews a refused token once, and never asks a third time', async () => {
  const server = await startInventedSupplier((request, response) =>
    send(response, request.headers.authorization === 'Bearer token-2' ? 200 : 401, {}),
  )
  const { ask } = openSupplier(server.url, { auth: oauth(server.url) })
  expect((await ask(get, 'a')).status).toBe(200)
  const refusing = await startInventedSupplier(inTurn([401], [401], [401]))
  const other = openSupplier(refusing.url, { auth: oauth(refusing.url), retries: 3 })
  await expect(other.ask(get, 'a')).rejects.toMatchObject({ code: 'credencial' })
  expect(refusing.queries()).toHaveLength(2)
})

it('fails if the client is unknown, without its secret in the error', async () => {
  const server = await startInventedSupplier()
  const env = { ...secrets, ACME_SECRET: 'outro-segredo' }
  const error = await openSupplier(server.url, { auth: oauth(server.url) }, env)
    .ask(get, 'a')
    .catch((one) => one)
  expect(error).toMatchObject({ code: 'credencial' })
  expect(JSON.stringify([error, error.message, error.stack, error.cause])).not.toContain('outro-segredo')
  expect(server.queries()).toEqual([])
})

it('sends the secret of each way to log in', async () => {
  const server = await startInventedSupplier()
  const auths = [
    { type: 'header', name: 'X-Api-Key', prefix: 'Token ', secretEnv: 'ACME_KEY' },
    { type: 'basic', userEnv: 'ACME_ID', passwordEnv: 'ACME_SECRET' },
    { type: 'query', name: 'chave', secretEnv: 'ACME_KEY' },
  ] as const
  for (const auth of auths) await openSupplier(server.url, { auth }).ask(get, 'a')
  const [header, basic, query] = server.queries()
  expect(header?.headers['x-api-key']).toBe('Token chave-do-painel')
  expect(basic?.headers.authorization).toBe(`Basic ${btoa('painel:segredo-do-painel')}`)
  expect(query?.url).toBe('/v2/people/1?chave=chave-do-painel')
})

it('waits as long as Retry-After says, and lets no other request pass meanwhile', async () => {
  const server = await startInventedSupplier(inTurn([429, { 'retry-after': '3' }]))
  const { ask, clock } = openSupplier(server.url, { retries: 1 })
  expect((await ask(post, 'a')).status).toBe(200)
  expect(clock.waits.reduce((sum, ms) => sum + ms, 0)).toBe(3_000)
})

it('backs off after 429 without Retry-After', async () => {
  const server = await startInventedSupplier(inTurn([429], [429]))
  const { ask, clock } = openSupplier(server.url, { retries: 2 })
  await ask(get, 'a')
  expect(clock.waits).toEqual([300, 600])
})

it('does not keep a person waiting for a long Retry-After', async () => {
  const server = await startInventedSupplier(inTurn([429, { 'retry-after': '40' }]))
  const { ask } = openSupplier(server.url, { retries: 3 })
  const refused = { code: 'limite', facts: { retryAfterMs: 40_000 } }
  await expect(ask(get, 'a')).rejects.toMatchObject(refused)
  await expect(ask(get, 'b')).rejects.toMatchObject(refused)
  expect(server.queries()).toHaveLength(1)
})

it('repeats a post only if the supplier takes a key that prevents a second charge', async () => {
  const server = await startInventedSupplier(inTurn([503], [200], [200], [503]))
  const safe = openSupplier(server.url, { retries: 1, idempotency: 'Idempotency-Key' })
  expect((await safe.ask(post, 'query-1')).status).toBe(200)
  expect(server.queries().map(({ headers }) => headers['idempotency-key'])).toEqual(['query-1', 'query-1'])
  const unsafe = openSupplier(server.url, { retries: 1 })
  await unsafe.ask(post, 'query-2')
  await expect(unsafe.ask(post, 'query-3')).rejects.toMatchObject({ code: 'erro' })
  expect(server.queries()).toHaveLength(4)
})

it.each<[string, object, Partial<Supplier>, string]>([
  ['a post', post, {}, 'talvez-cobrada'],
  ['a get that is charged', get, { cost: 0.35 }, 'talvez-cobrada'],
  ['a get without a charge', get, {}, 'sem-resposta'],
  ['a post with a key', post, { cost: 0.35, idempotency: 'Idempotency-Key' }, 'sem-resposta'],
])('says of %s whose answer was lost if it may be charged again', async (_, request, settings, code) => {
  const server = await startInventedSupplier((_request, response) => response.destroy())
  const marks: number[] = []
  const { ask } = openSupplier(server.url, { retries: 1, ...settings })
  const asked = ask(request as typeof post, 'a', {
    markAsked: async () => void marks.push(server.queries().length),
  })
  await expect(asked).rejects.toMatchObject({ code })
  const isLost = code === 'talvez-cobrada'
  expect(server.queries()).toHaveLength(isLost ? 1 : 2)
  // The mark is stored before the request is sent.
  expect(marks).toEqual(isLost ? [0] : [])
})

it('does not report a charge for a post that was not sent', async () => {
  const server = await startInventedSupplier()
  server.close()
  const closed = openSupplier(server.url)
  await expect(closed.ask(post, 'a')).rejects.toMatchObject({ code: 'sem-resposta' })
  const other = await startInventedSupplier()
  const withoutToken = openSupplier(other.url, { auth: oauth(server.url) })
  await expect(withoutToken.ask(post, 'a')).rejects.toMatchObject({ code: 'sem-resposta' })
  expect(other.received).toEqual([])
})

it('ends a slow request, and one whose answer breaks off', async () => {
  const slow = await startInventedSupplier(() => undefined)
  await expect(openSupplier(slow.url, { timeoutMs: 100 }).ask(get, 'a')).rejects.toMatchObject({
    code: 'demora',
  })
  const broken = await startInventedSupplier((_, response) => {
    response.writeHead(200, { 'content-length': '100' })
    response.write('{"data":', () => response.destroy())
  })
  await expect(openSupplier(broken.url, { retries: 0 }).ask(get, 'a')).rejects.toMatchObject({
    code: 'sem-resposta',
  })
})

it('follows no redirect', async () => {
  const elsewhere = await startInventedSupplier()
  const server = await startInventedSupplier(inTurn([302, { location: `${elsewhere.url}/v2/people/1` }]))
  await expect(openSupplier(server.url).ask(get, 'a')).rejects.toMatchObject({ code: 'desvio' })
  expect(elsewhere.received).toEqual([])
})

it('connects to no private address unless the supplier allows it, by address or by name', async () => {
  const server = await startInventedSupplier()
  const { port } = new URL(server.url)
  for (const host of [
    '127.0.0.1',
    'localhost',
    '[::ffff:127.0.0.1]',
    '169.254.169.254',
    '10.0.0.1',
    '[fd00::1]',
  ])
    await expect(
      openSupplier(`http://${host}:${port}`, { allowPrivate: false }).ask(get, 'a'),
      host,
    ).rejects.toMatchObject({ code: 'endereco' })
  expect(server.received).toEqual([])
})

it('leaves a supplier alone that fails several times, and tries once after the pause', async () => {
  const server = await startInventedSupplier(inTurn([500], [500], [500]))
  const { ask, clock } = openSupplier(server.url, { retries: 0, breaker: { failures: 2, seconds: 30 } })
  const statuses = async (count: number) => {
    const codes: string[] = []
    for (let index = 0; index < count; index += 1)
      codes.push(
        await ask(get, 'a').then(
          ({ status }) => String(status),
          ({ code }) => code,
        ),
      )
    return codes
  }
  expect(await statuses(4)).toEqual(['erro', 'erro', 'pausa', 'pausa'])
  clock.advance(30_000)
  expect(await statuses(2)).toEqual(['erro', 'pausa'])
  clock.advance(30_000)
  expect(await statuses(2)).toEqual(['200', '200'])
  expect(server.queries()).toHaveLength(5)
})

it('starts no more requests in a period than the rate allows, and refuses those whose turn comes too late', async () => {
  const server = await startInventedSupplier()
  const { ask, clock } = openSupplier(server.url, { rate: '2/s', timeoutMs: 1_000 })
  clock.freeze()
  const outcomes = await Promise.allSettled(['a', 'b', 'c', 'd', 'e'].map((id) => ask(get, id)))
  expect(outcomes.map(({ status }) => status)).toEqual([...Array(4).fill('fulfilled'), 'rejected'])
  expect(clock.waits).toEqual([1_000, 1_000])
})

it('sends no more requests at once than the supplier takes, and lets the next one in after each', async () => {
  const clock = createClock()
  const { run } = createPace({ ...defaults, baseUrl: 'https://acme.example', concurrency: 2 }, clock)
  const started: string[] = []
  const ends = new Map<string, () => void>()
  const start = (name: string) =>
    run(
      () =>
        new Promise<void>((resolve) => {
          started.push(name)
          ends.set(name, resolve)
        }),
    )
  const all = ['a', 'b', 'c', 'd'].map(start)
  await waitFor(() => expect(started).toEqual(['a', 'b']))
  ends.get('b')?.()
  await waitFor(() => expect(started).toEqual(['a', 'b', 'c']))
  for (const name of ['a', 'c']) ends.get(name)?.()
  await waitFor(() => expect(started).toHaveLength(4))
  ends.get('d')?.()
  await Promise.all(all)
})
