import { describe, expect, it } from 'vitest'
import { environmentProblems } from '../../../codegen/vite/check-environment.ts'

const source = { baseUrl: 'https://x.example', timeoutMs: 1, retries: 0, credentials: 'omit' as const }
const sources = { mode: 'demo' as const, sources: { gateway: { ...source, baseUrlEnv: 'VITE_GATEWAY_URL' } } }

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
const auth = { provider: 'local' as const, oidc, roles: [], defaultRoles: [], seedRoles: [] }

describe('environmentProblems', () => {
  it.each([
    {},
    { VITE_GATEWAY_URL: 'https://dados.example/v1', VITE_SOURCES_MODE: 'live' },
    { VITE_GATEWAY_URL: 'http://127.0.0.1:8080', VITE_SOURCES_MODE_GATEWAY: 'demo' },
    { VITE_GATEWAY_URL: '', VITE_SOURCES_MODE: '' },
    { VITE_OTHER_URL: 'nada' },
    { VITE_AUTH_PROVIDER: 'oidc' },
    { VITE_AUTH_PROVIDER: 'oidc', VITE_OIDC_AUTHORITY: 'http://127.0.0.1:4514', VITE_OIDC_CLIENT_ID: 'x' },
    { VITE_AUTH_PROVIDER: 'local', VITE_OIDC_AUTHORITY: 'nada' },
  ])('takes %j', (env) => expect(environmentProblems(sources, auth, env)).toEqual([]))

  it.each([
    [{ VITE_GATEWAY_URL: 'dados.example' }, 'VITE_GATEWAY_URL: A URL deve ser absoluta'],
    [{ VITE_GATEWAY_URL: 'http://dados.example' }, 'VITE_GATEWAY_URL: A URL deve usar https'],
    [
      { VITE_GATEWAY_URL: 'https://eu:senha@dados.example' },
      'VITE_GATEWAY_URL: A URL não pode levar usuário',
    ],
    [{ VITE_GATEWAY_URL: "https://x.example;script-src 'unsafe-inline'" }, 'VITE_GATEWAY_URL: A URL'],
    [{ VITE_SOURCES_MODE: 'LIVE' }, 'VITE_SOURCES_MODE: use demo ou live'],
    [{ VITE_SOURCES_MODE_GATEWAY: 'sim' }, 'VITE_SOURCES_MODE_GATEWAY: use demo ou live'],
    [{ VITE_AUTH_PROVIDER: 'keycloak' }, 'VITE_AUTH_PROVIDER: use local ou oidc'],
    [
      { VITE_AUTH_PROVIDER: 'oidc', VITE_OIDC_AUTHORITY: 'http://login.example' },
      'VITE_OIDC_AUTHORITY: use um endereço com https',
    ],
    [
      { VITE_AUTH_PROVIDER: 'oidc', VITE_OIDC_CLIENT_ID: ' ' },
      'VITE_OIDC_CLIENT_ID: informe o nome do painel no provedor',
    ],
  ])('refuses %j', (env, problem) => {
    expect(environmentProblems(sources, auth, env)).toEqual([expect.stringContaining(problem)])
  })

  it('refuses a provider that the manifest does not describe', () => {
    const { oidc: _, ...without } = auth
    expect(environmentProblems(sources, without, { VITE_AUTH_PROVIDER: 'oidc' })).toEqual([
      expect.stringContaining('auth.oidc'),
    ])
  })
})
