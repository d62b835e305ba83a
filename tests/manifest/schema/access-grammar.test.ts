import { describe, expect, it } from 'vitest'
import { appFile } from '../../../manifest/schema/app.ts'
import { consultaFile } from '../../../manifest/schema/consulta.ts'
import { dossieFile } from '../../../manifest/schema/dossie.ts'
import { menuFile } from '../../../manifest/schema/menu.ts'
import { routesFile } from '../../../manifest/schema/routes.ts'
import { sourcesFile } from '../../../manifest/schema/sources.ts'

/** Returns the paths of schema errors; none for a valid value. */
const listErrorPaths = (
  schema: { safeParse(value: unknown): { error?: { issues: { path: PropertyKey[] }[] } | undefined } },
  value: unknown,
) => schema.safeParse(value).error?.issues.map(({ path }) => path.join('.')) ?? []

const app = (auth: object, more: object = {}) => ({ product: 'Teste', auth, ...more })

const oidc = { title: 'Conta', authority: 'https://conta.example', clientId: 'painel' }

const source = (keys: object) => ({ sources: { fonte: { baseUrl: 'https://fonte.example', ...keys } } })

describe('auth', () => {
  it('stores accounts in the browser, has no roles and never locks by default', () => {
    expect(appFile.parse({ product: 'Teste' }).auth).toEqual({
      provider: 'local',
      roles: [],
      defaultRoles: [],
      login: '/',
      home: '/dashboard',
    })
  })

  it('requires the settings of a provider and has a default roles claim', () => {
    expect(appFile.parse(app({ provider: 'oidc', oidc })).auth.oidc).toEqual({
      ...oidc,
      scopes: ['openid', 'profile', 'email'],
      rolesClaim: 'roles',
      origins: [],
    })
  })

  it.each<[label: string, value: unknown, expectedPaths: string[]]>([
    ['an unknown provider', app({ provider: 'saml' }), ['auth.provider']],
    ['a provider without its settings', app({ provider: 'oidc' }), ['auth']],
    ['settings of an unused provider', app({ provider: 'local', oidc }), []],
    [
      'an authority without https',
      app({ oidc: { ...oidc, authority: 'http://conta.example' } }),
      ['auth.oidc.authority'],
    ],
    ['an authority on loopback', app({ oidc: { ...oidc, authority: 'http://127.0.0.1:9000' } }), []],
    [
      'a variable without the VITE_ prefix',
      app({ oidc: { ...oidc, clientIdEnv: 'CLIENT' } }),
      ['auth.oidc.clientIdEnv'],
    ],
    ['a secret', app({ oidc: { ...oidc, clientSecret: 'x' } }), ['auth.oidc']],
    ['scopes without openid', app({ oidc: { ...oidc, scopes: ['email'] } }), ['auth.oidc.scopes']],
    ['a scope of two words', app({ oidc: { ...oidc, scopes: ['openid', 'a b'] } }), ['auth.oidc.scopes.1']],
    ['a duplicate scope', app({ oidc: { ...oidc, scopes: ['openid', 'openid'] } }), ['auth.oidc.scopes.1']],
    ['a duplicate role', app({ roles: ['a', 'b', 'a'] }), ['auth.roles.2']],
    ['roles of any text', app({ roles: ['Gestor de Risco', 'Painel.Gestor', '0f2a-7c', 'ação, 1'] }), []],
    ['a role with a space at its end', app({ roles: ['gestor '] }), ['auth.roles.0']],
    ['a role of two lines', app({ roles: ['gestor\nchefe'] }), ['auth.roles.0']],
    ['a role without text', app({ roles: [''] }), ['auth.roles.0']],
    ['several values of one role', app({ oidc: { ...oidc, rolesMap: { 'P.G': 'a', '7d-1': 'a' } } }), []],
    [
      'roles of the access token, for an audience',
      app({ oidc: { ...oidc, rolesFrom: 'access_token', audience: 'api' } }),
      [],
    ],
    [
      'roles of the access token without an audience',
      app({ oidc: { ...oidc, rolesFrom: 'access_token' } }),
      ['auth.oidc'],
    ],
    ['roles of the user info', app({ oidc: { ...oidc, rolesFrom: 'userinfo' } }), ['auth.oidc.rolesFrom']],
    ['a parameter of the provider', app({ oidc: { ...oidc, extraParams: { audience: 'api' } } }), []],
    ...['state', 'prompt', 'client_secret', 'code_challenge', 'scope'].map(
      (name): [string, unknown, string[]] => [
        `the parameter ${name}`,
        app({ oidc: { ...oidc, extraParams: { [name]: 'x' } } }),
        [`auth.oidc.extraParams.${name}`],
      ],
    ),
    ['tokens from this site', app({ oidc: { ...oidc, tokenUrl: '/auth/token' } }), []],
    [
      'tokens without https',
      app({ oidc: { ...oidc, tokenUrl: 'http://conta.example/token' } }),
      ['auth.oidc.tokenUrl'],
    ],
    [
      'a logout with a query',
      app({ oidc: { ...oidc, logoutUrl: 'https://conta.example/logout?a=b' } }),
      ['auth.oidc.logoutUrl'],
    ],
    ['a duplicate default role', app({ roles: ['a'], defaultRoles: ['a', 'a'] }), ['auth.defaultRoles.1']],
    ['half a minute', app({ idleLockMinutes: 0.5 }), []],
    ['zero minutes', app({ idleLockMinutes: 0 }), ['auth.idleLockMinutes']],
    ['more than a day', app({ idleLockMinutes: 1441 }), ['auth.idleLockMinutes']],
    ['a lock that keeps for a day', app({ idleLockMinutes: 15, lockKeepsMinutes: 1440 }), []],
    ['a lock that keeps nothing', app({ idleLockMinutes: 15, lockKeepsMinutes: 15 }), []],
    [
      'a lock that keeps until before it locks',
      app({ idleLockMinutes: 15, lockKeepsMinutes: 14 }),
      ['auth.lockKeepsMinutes'],
    ],
    ['a lock that keeps for half a minute', app({ lockKeepsMinutes: 0.5 }), ['auth.lockKeepsMinutes']],
    ['a duplicate purpose', app({}, { purposes: ['Cobrança', 'Cobrança'] }), ['purposes.1']],
    ['an empty purpose', app({}, { purposes: [''] }), ['purposes.0']],
  ])('%s', (_, value, expectedPaths) => {
    expect(listErrorPaths(appFile, value)).toEqual(expectedPaths)
  })
})

describe('a source', () => {
  it.each<[label: string, keys: object, expectedPaths: string[]]>([
    ['with the purpose in a header', { purpose: { header: 'X-Finalidade' } }, []],
    ['with the purpose in the body', { purpose: { body: 'finalidade' } }, []],
    ['with the purpose in header and body', { purpose: { header: 'X-Fim', body: 'fim' } }, ['purpose']],
    ['with the purpose in neither', { purpose: {} }, ['purpose']],
    ['with a secret as the header', { purpose: { header: 'Authorization' } }, ['purpose.header']],
    ['with a header of the browser', { purpose: { header: 'Origin' } }, ['purpose.header']],
    [
      'with a header that is already set',
      { headers: { 'x-fim': 'a' }, purpose: { header: 'X-Fim' } },
      ['purpose.header'],
    ],
    ['with a token', { auth: 'bearer', contract: true }, []],
    ['with a password', { auth: 'basic' }, ['auth']],
    ['with a text as the contract', { contract: 'sim' }, ['contract']],
  ])('%s', (_, keys, expectedPaths) => {
    expect(listErrorPaths(sourcesFile, source(keys))).toEqual(
      expectedPaths.map((expectedPath) => `sources.fonte.${expectedPath}`),
    )
  })
})

describe('access and purpose', () => {
  const consulta = (defaults: object, variant: object = {}) => ({
    consulta: 'cep',
    title: 'CEP',
    path: '/consulta/cep',
    defaults,
    variants: { 1: { title: 'Um', ...variant } },
  })
  const route = { path: '/a', page: 'pages/a', title: 'A' }
  const dossie = {
    dossie: 'lugar',
    title: 'Lugar',
    path: '/dossie/lugar',
    fields: [{ name: 'cep', kind: 'cep', label: 'CEP' }],
    parts: [{ consulta: 'cep' }],
  }

  it.each<
    [label: string, schema: Parameters<typeof listErrorPaths>[0], value: unknown, expectedPaths: string[]]
  >([
    ['are allowed in defaults', consultaFile, consulta({ access: ['a'], purpose: 'required' }), []],
    ['are allowed in a variant', consultaFile, consulta({}, { access: [], purpose: 'required' }), []],
    ['require a list of roles', consultaFile, consulta({ access: 'a' }), ['defaults.access']],
    ['reject duplicate roles', consultaFile, consulta({}, { access: ['a', 'a'] }), ['variants.1.access.1']],
    ['reject an optional purpose', consultaFile, consulta({ purpose: 'optional' }), ['defaults.purpose']],
    [
      'are allowed in a file of routes',
      routesFile,
      { access: ['a'], routes: [{ ...route, access: ['b'] }] },
      [],
    ],
    [
      'reject invalid role names',
      routesFile,
      { routes: [{ ...route, access: [' gestor'] }] },
      ['routes.0.access.0'],
    ],
    ['are allowed in a dossiê', dossieFile, { ...dossie, access: ['a'] }, []],
    [
      'reject a purpose on a dossiê, whose parts decide it',
      dossieFile,
      { ...dossie, purpose: 'required' },
      [''],
    ],
    ['are allowed in a menu', menuFile, { sidebar: [{ title: 'A', link: '/a', access: ['a'] }] }, []],
    [
      'are not allowed on a header',
      menuFile,
      { sidebar: [{ header: 'A', access: ['a'] }] },
      ['sidebar.0.access'],
    ],
    [
      'are allowed in the other menus',
      menuFile,
      { userMenu: [{ title: 'Sair', action: 'logout', access: ['a'] }] },
      [],
    ],
  ])('%s', (_, schema, value, expectedPaths) => {
    expect(listErrorPaths(schema, value)).toEqual(expectedPaths)
  })
})
