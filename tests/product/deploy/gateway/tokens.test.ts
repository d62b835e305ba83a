import type { JWTPayload } from 'jose'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startProvider } from '../../../deploy/gateway/provider.ts'
import { requireValue } from '../../../support/require-value.ts'
import { cpf, type GatewayClient, model, useGateways, withVariants } from './support.ts'

const start = useGateways()

let provider: Awaited<ReturnType<typeof startProvider>>
let gateway: GatewayClient

const guarded = withVariants({ 'cpf/3': { access: [['gestor']] } })

beforeAll(async () => {
  provider = await startProvider()
  const tokens = { issuer: provider.issuer, audience: 'api', rolesClaim: 'realm_access.roles' }
  gateway = await start({ model: guarded, tokens })
})

afterAll(() => provider.stop())

const postWithToken = async (authorization?: string, path = '/cpf/cadastro') =>
  gateway.post(path, { cpf }, authorization === undefined ? {} : { authorization })

/** Undefined claims are omitted from the token. */
const noExpiry: object = { exp: undefined }

const minutesFromNow = (minutes: number) => Math.floor(Date.now() / 1000) + minutes * 60

it("accepts the provider's token, and refuses a request without one", async () => {
  expect((await postWithToken(await provider.bearer())).status).toBe(200)
  const refused = await postWithToken()
  expect(refused.status).toBe(401)
  expect(refused.headers.get('www-authenticate')).toBe('Bearer realm="averigua"')
})

it.each([
  ['that is expired', () => ({ exp: minutesFromNow(-1) }), 'O token venceu'],
  ['without expiry', () => noExpiry, 'O token não diz até quando vale'],
  ['that is not yet valid', () => ({ nbf: minutesFromNow(5) }), 'O token ainda não vale'],
  ['of another audience', () => ({ aud: 'averigua' }), 'O token é para outro serviço'],
  ['of another issuer', () => ({ iss: 'https://login.example.com' }), 'O token é de outro provedor'],
])('refuses a token %s', async (_, claims, message) => {
  const refused = await postWithToken(await provider.bearer(claims() as JWTPayload))
  expect(refused.status).toBe(401)
  expect(refused.headers.get('www-authenticate')).toContain('error="invalid_token"')
  expect(await refused.json()).toEqual({ mensagem: message })
})

it('refuses tokens with a foreign, wrong or missing signature', async () => {
  const other = await startProvider()
  expect((await postWithToken(await other.bearer({ iss: provider.issuer }))).status).toBe(401)
  other.stop()
  const [head = '', , signature = ''] = (await provider.bearer()).split('.')
  const claims = {
    iss: provider.issuer,
    aud: 'api',
    exp: minutesFromNow(5),
    realm_access: { roles: ['gestor'] },
  }
  const forged = Buffer.from(JSON.stringify(claims)).toString('base64url')
  expect((await postWithToken(`${head}.${forged}.${signature}`)).status).toBe(401)
  const none = Buffer.from('{"alg":"none"}').toString('base64url')
  expect((await postWithToken(`Bearer ${none}.${forged}.`)).status).toBe(401)
  expect((await postWithToken('Bearer x')).status).toBe(401)
})

const logoutEvent = { 'http://schemas.openid.net/event/backchannel-logout': {} }

it.each([
  ['an ID token, by its nonce', { nonce: 'n-0S6' }, {}],
  ['an ID token, by its hash of the access token', { at_hash: '77QmUPtjPfzWtF2AnpK9RQ' }, {}],
  ['an ID token, by its hash of the code', { c_hash: 'LDktKdoQak3Pk0cnXxCltA' }, {}],
  ['an ID token, by its audience', { aud: ['api', 'painel'], azp: 'painel' }, {}],
  ['an ID token of Keycloak', { typ: 'ID' }, { typ: 'JWT' }],
  ['a refresh token of Keycloak', { typ: 'Refresh' }, {}],
  ['an ID token of Cognito', { token_use: 'id' }, {}],
  ['a logout token', { events: logoutEvent }, { typ: 'logout+jwt' }],
  ['a logout token without type', { events: logoutEvent }, {}],
  ['a logout token with the type of an access token', { events: logoutEvent }, { typ: 'at+jwt' }],
  ['another kind of token', {}, { typ: 'dpop+jwt' }],
])('refuses %s', async (_, claims, header) => {
  const refused = await postWithToken(await provider.bearer(claims, header))
  expect([refused.status, await refused.json()]).toEqual([401, { mensagem: 'O token não é um access token' }])
})

it.each([
  ['RFC 9068', { nonce: 'n-0S6' }, { typ: 'at+jwt' }],
  ['RFC 9068, in full', {}, { typ: 'application/AT+JWT' }],
  ['Keycloak', { typ: 'Bearer', nonce: 'n-0S6', azp: 'painel' }, { typ: 'JWT' }],
  ['Cognito', { token_use: 'access' }, {}],
  ['Auth0', { aud: ['api', 'https://login.example.com/userinfo'], azp: 'painel' }, { typ: 'JWT' }],
  ['a client that is its own audience', { azp: 'api', scp: 'consultar' }, { typ: 'JWT' }],
])('accepts an access token of %s', async (_, claims, header) => {
  expect((await postWithToken(await provider.bearer(claims, header))).status).toBe(200)
})

it('reads the keys again after the provider replaces them', async () => {
  const own = await startProvider()
  const tokens = { issuer: own.issuer, audience: 'api', rolesClaim: 'roles', keysCooldownMs: 0 }
  const { post } = await start({ tokens })
  const postForStatus = async (authorization: string) =>
    (await post('/cpf/cadastro', { cpf }, { authorization })).status
  const before = await own.bearer()
  expect(await postForStatus(before)).toBe(200)
  await own.rotate()
  expect(await postForStatus(await own.bearer())).toBe(200)
  expect(await postForStatus(before)).toBe(401)
  own.stop()
})

it('limits how often unknown keys cause another read', async () => {
  const before = provider.keyReads()
  for (let count = 0; count < 20; count += 1)
    expect((await postWithToken(await provider.bearer({}, { kid: `unknown-${count}` }))).status).toBe(401)
  // A cooldown of ten seconds allows one read, and a slow machine may take longer.
  expect(provider.keyReads() - before).toBeLessThanOrEqual(2)
  expect((await postWithToken(await provider.bearer())).status).toBe(200)
})

it('refuses a variant without its role, and allows the others', async () => {
  const createRoleToken = (...roles: string[]) => provider.bearer({ realm_access: { roles } })
  expect((await postWithToken(await createRoleToken('gestor'), '/cpf/enderecos')).status).toBe(200)
  const refused = await postWithToken(await createRoleToken('analista'), '/cpf/enderecos')
  expect(refused.status).toBe(403)
  expect(await refused.json()).toEqual({ mensagem: 'Seus papéis não permitem esta consulta' })
  expect((await postWithToken(await createRoleToken('analista'))).status).toBe(200)
  expect((await postWithToken(await provider.bearer(), '/cpf/enderecos')).status).toBe(403)
})

it('counts the requests of each user, and sends Retry-After', async () => {
  const tokens = { issuer: provider.issuer, audience: 'api', rolesClaim: 'roles' }
  const { post } = await start({ tokens, limit: { count: 2, ms: 60_000 } })
  const postAsUser = async (sub: string) =>
    post('/cpf/cadastro', { cpf }, { authorization: await provider.bearer({ sub }) })
  expect([(await postAsUser('ana')).status, (await postAsUser('ana')).status]).toEqual([200, 200])
  const third = await postAsUser('ana')
  expect(third.status).toBe(429)
  expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(50)
  expect((await postAsUser('rui')).status).toBe(200)
})

it('answers 503 if the provider does not answer', async () => {
  const tokens = { issuer: 'http://127.0.0.1:9', audience: 'api', rolesClaim: 'roles' }
  const { post } = await start({ tokens })
  const response = await post('/cpf/cadastro', { cpf }, { authorization: await provider.bearer() })
  expect(response.status).toBe(503)
})

it('reads roles of any name, and translates those of the provider', async () => {
  const risk = withVariants({ 'cpf/3': { access: [['Gestor de Risco']] } })
  const oidc = { ...requireValue(model.auth.oidc), rolesMap: { '7d1f-a': 'Gestor de Risco' } }
  const own = await start({
    model: { ...risk, auth: { ...risk.auth, oidc, roles: ['analista', 'Gestor de Risco'] } },
    tokens: { issuer: provider.issuer, audience: 'api', rolesClaim: 'https://empresa.example/roles' },
  })
  const post = async (roles: unknown) => {
    const authorization = await provider.bearer({ 'https://empresa.example/roles': roles })
    return (await own.post('/cpf/enderecos', { cpf }, { authorization })).status
  }
  expect(await post(['Gestor de Risco'])).toBe(200)
  expect(await post('7d1f-a')).toBe(200)
  expect(await post(['Gestor', 'analista'])).toBe(403)
})
