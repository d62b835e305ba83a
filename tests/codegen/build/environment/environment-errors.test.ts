import { describe, expect, it } from 'vitest'
import { findEnvironmentErrors } from '../../../../codegen/build/environment/environment-errors.ts'

const source = { timeoutMs: 1, retries: 0, credentials: 'omit' as const }

const sources = {
  mode: 'demo' as const,
  sources: {
    viacep: { ...source, baseUrl: 'https://viacep.com.br', baseUrlEnv: 'VITE_VIACEP_URL' },
    gateway: {
      ...source,
      baseUrl: 'https://gateway.example.com',
      baseUrlEnv: 'VITE_GATEWAY_URL',
      auth: 'bearer' as const,
    },
  },
}

const oidc = {
  title: 'Conta',
  authority: 'https://login.example',
  authorityEnv: 'VITE_OIDC_AUTHORITY',
  clientId: 'averigua',
  clientIdEnv: 'VITE_OIDC_CLIENT_ID',
  scopes: ['openid'],
  rolesClaim: 'roles',
  origins: [],
}
const auth = {
  provider: 'local' as const,
  oidc,
  roles: [],
  defaultRoles: [],
  seedRoles: [],
  lockKeepsMinutes: 480,
}

const provider = { VITE_AUTH_PROVIDER: 'oidc', VITE_OIDC_AUTHORITY: 'https://login.empresa.example' }
const gateway = { VITE_GATEWAY_URL: 'https://dados.empresa.example/v1' }

const checkEnv = (env: Record<string, string>) => findEnvironmentErrors(sources, auth, env)

describe('findEnvironmentErrors', () => {
  it.each([
    {},
    { VITE_GATEWAY_URL: '', VITE_SOURCES_MODE: '', VITE_AUTH_PROVIDER: '' },
    { ...provider, ...gateway, VITE_SOURCES_MODE: 'live' },
    { ...provider, VITE_OIDC_CLIENT_ID: 'painel' },
    { ...gateway, VITE_SOURCES_MODE_GATEWAY: 'demo' },
    { VITE_SOURCES_MODE_VIACEP: 'live', VITE_AUTH_PROVIDER: 'local' },
    { VITE_SOURCES_MODE: 'live', VITE_GATEWAY_URL: 'http://127.0.0.1:8080', VITE_AUTH_PROVIDER: 'local' },
    { VITE_AUTH_PROVIDER: 'oidc', VITE_OIDC_AUTHORITY: 'http://localhost:4514' },
  ])('accepts %j', (env) => expect(checkEnv(env)).toEqual([]))

  it.each(['VITE_OTHER_URL', 'VITE_SENTRY_URL', 'VITE_SOURCEMAP', 'VITE_AUTH_DOMAIN', 'VITE_API_URL'])(
    'ignores %s, which is no variable of the product',
    (name) => expect(checkEnv({ [name]: 'x' })).toEqual([]),
  )

  it.each([
    ['no address of a live source', { VITE_SOURCES_MODE: 'live', ...provider }, 'VITE_GATEWAY_URL: falta'],
    [
      'no address of the one live source',
      { VITE_SOURCES_MODE_GATEWAY: 'live', ...provider },
      'VITE_GATEWAY_URL: falta o endereço da fonte gateway',
    ],
    ['no provider', { VITE_AUTH_PROVIDER: 'oidc' }, 'VITE_OIDC_AUTHORITY: falta o endereço do provedor'],
    [
      'a client that is blank',
      { ...provider, VITE_OIDC_CLIENT_ID: ' ' },
      'VITE_OIDC_CLIENT_ID: está em branco',
    ],
    ['another mode', { VITE_SOURCES_MODE: 'sim' }, 'VITE_SOURCES_MODE: use demo ou live'],
    [
      'another mode of one source',
      { VITE_SOURCES_MODE_GATEWAY: 'sim' },
      'VITE_SOURCES_MODE_GATEWAY: use demo ou live',
    ],
    [
      'a mode of no source',
      { VITE_SOURCES_MODE_OUTRA_FONTE: 'live' },
      'VITE_SOURCES_MODE_OUTRA_FONTE: esta variável não existe',
    ],
    ['another provider', { VITE_AUTH_PROVIDER: 'keycloak' }, 'VITE_AUTH_PROVIDER: use local ou oidc'],
    [
      'live sources without a choice of accounts',
      { ...gateway, VITE_SOURCES_MODE: 'live' },
      'VITE_AUTH_PROVIDER: falta dizer quem guarda as contas, pois há fontes que respondem de verdade (viacep, gateway)',
    ],
    [
      'local accounts where a token is asked for',
      { ...gateway, VITE_SOURCES_MODE: 'live', VITE_AUTH_PROVIDER: 'local' },
      'VITE_AUTH_PROVIDER: use oidc',
    ],
  ])('rejects %s', (_, env, expectedText) => {
    expect(checkEnv(env)).toEqual([expect.stringContaining(expectedText)])
  })

  it.each([
    ['dados.example', 'A URL deve ser absoluta'],
    ['http://dados.example', 'A URL deve usar https'],
    ['https://eu:senha@dados.example', 'A URL não pode levar usuário'],
    ["https://x.example/';script-src", 'A URL tem caracteres'],
    ['https://dados.example/v1?chave=1', 'A URL não pode ter consulta (?) nem âncora (#)'],
    ['https://dados.example/v1#a', 'A URL não pode ter consulta (?) nem âncora (#)'],
  ])('rejects the URL %s for a source and for the provider', (address, expectedText) => {
    expect(checkEnv({ VITE_GATEWAY_URL: address, VITE_OIDC_AUTHORITY: address })).toEqual([
      expect.stringContaining(`VITE_GATEWAY_URL: ${expectedText}`),
      expect.stringContaining(`VITE_OIDC_AUTHORITY: ${expectedText}`),
    ])
  })

  it.each([
    ['VITE_GATEWAY_UR', 'VITE_GATEWAY_URL'],
    ['VITE_GATEWAY', 'VITE_GATEWAY_URL'],
    ['VITE_gateway_url', 'VITE_GATEWAY_URL'],
    ['VITE_OIDC_CLIENTID', 'VITE_OIDC_CLIENT_ID'],
    ['VITE_OIDC_AUTHORITY_URL', 'VITE_OIDC_AUTHORITY'],
    ['VITE_AUTH_PROVIDERS', 'VITE_AUTH_PROVIDER'],
    ['VITE_SOURCE_MODE', 'VITE_SOURCES_MODE'],
    ['VITE_SOURCES_MODE_GATWAY', 'VITE_SOURCES_MODE_GATEWAY'],
  ])('for %s suggests %s', (name, meant) => {
    const [expectedText] = checkEnv({ [name]: 'https://x.empresa.example' })
    expect(expectedText).toBe(`${name}: esta variável não existe; você quis dizer ${meant}?`)
  })

  it('reports all errors at once, and each mistake once', () => {
    const env = {
      VITE_SOURCES_MODE: 'LIVE',
      VITE_GATEWAY_UR: 'https://dados.empresa.example',
      VITE_VIACEP_URL: 'https://viacep.example/?a',
      VITE_AUTH_PROVIDER: 'oidc',
      VITE_OIDC_CLIENTID: 'painel',
    }
    expect(checkEnv(env).map((line) => line.split(':')[0])).toEqual([
      'VITE_GATEWAY_UR',
      'VITE_OIDC_CLIENTID',
      'VITE_SOURCES_MODE',
      'VITE_VIACEP_URL',
      'VITE_OIDC_AUTHORITY',
    ])
    expect(checkEnv({ ...gateway, VITE_SOURCES_MODE: 'live', VITE_AUTH_PROVIDER: 'keycloak' })).toHaveLength(
      1,
    )
  })

  it('rejects a provider that the manifest does not describe', () => {
    const { oidc: _, ...without } = auth
    expect(findEnvironmentErrors(sources, without, { VITE_AUTH_PROVIDER: 'oidc' })).toEqual([
      expect.stringContaining('auth.oidc'),
    ])
  })

  it('names the manifest key if no variable replaces an example', () => {
    const { baseUrlEnv: _, ...fixed } = sources.sources.gateway
    const live = { mode: 'live' as const, sources: { gateway: fixed } }
    expect(
      findEnvironmentErrors(live, { ...auth, provider: 'oidc' }, { VITE_OIDC_AUTHORITY: 'https://a.br' }),
    ).toEqual([
      expect.stringContaining('sources.yaml: sources.gateway.baseUrl: informe o endereço da fonte gateway'),
    ])
  })
})
