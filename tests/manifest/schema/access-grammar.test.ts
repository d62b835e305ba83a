import { describe, expect, it } from 'vitest'
import { appFile } from '../../../manifest/schema/app.ts'
import { consultaFile } from '../../../manifest/schema/consulta.ts'
import { dossieFile } from '../../../manifest/schema/dossie.ts'
import { menuFile } from '../../../manifest/schema/menu.ts'
import { routesFile } from '../../../manifest/schema/routes.ts'
import { sourcesFile } from '../../../manifest/schema/sources.ts'

/** The places that a value breaks the grammar at; none where it follows it. */
const listErrorPaths = (
  schema: { safeParse(value: unknown): { error?: { issues: { path: PropertyKey[] }[] } | undefined } },
  value: unknown,
) => schema.safeParse(value).error?.issues.map(({ path }) => path.join('.')) ?? []

const app = (auth: object, more: object = {}) => ({ product: 'Teste', auth, ...more })

const oidc = { title: 'Conta', authority: 'https://conta.example', clientId: 'painel' }

const source = (keys: object) => ({ sources: { fonte: { baseUrl: 'https://fonte.example', ...keys } } })

describe('auth', () => {
  it('keeps accounts in the browser, has no roles and never locks, unless it says so', () => {
    expect(appFile.parse({ product: 'Teste' }).auth).toEqual({
      provider: 'local',
      roles: [],
      defaultRoles: [],
      login: '/',
      home: '/dashboard',
    })
  })

  it('asks a provider for what it needs, and finds the roles under their usual name', () => {
    expect(appFile.parse(app({ provider: 'oidc', oidc })).auth.oidc).toEqual({
      ...oidc,
      scopes: ['openid', 'profile', 'email'],
      rolesClaim: 'roles',
      origins: [],
    })
  })

  it.each<[what: string, value: unknown, places: string[]]>([
    ['a provider that is none', app({ provider: 'saml' }), ['auth.provider']],
    ['a provider without its settings', app({ provider: 'oidc' }), ['auth']],
    ['settings of a provider that is not used', app({ provider: 'local', oidc }), []],
    [
      'an authority without https',
      app({ oidc: { ...oidc, authority: 'http://conta.example' } }),
      ['auth.oidc.authority'],
    ],
    ['an authority on loopback', app({ oidc: { ...oidc, authority: 'http://127.0.0.1:9000' } }), []],
    [
      'a variable that the build does not show',
      app({ oidc: { ...oidc, clientIdEnv: 'CLIENT' } }),
      ['auth.oidc.clientIdEnv'],
    ],
    ['a secret', app({ oidc: { ...oidc, clientSecret: 'x' } }), ['auth.oidc']],
    ['scopes without openid', app({ oidc: { ...oidc, scopes: ['email'] } }), ['auth.oidc.scopes']],
    ['a scope of two words', app({ oidc: { ...oidc, scopes: ['openid', 'a b'] } }), ['auth.oidc.scopes.1']],
    [
      'a scope that stands there twice',
      app({ oidc: { ...oidc, scopes: ['openid', 'openid'] } }),
      ['auth.oidc.scopes.1'],
    ],
    ['a role that stands there twice', app({ roles: ['a', 'b', 'a'] }), ['auth.roles.2']],
    ['a role with a space', app({ roles: ['chefe geral'] }), ['auth.roles.0']],
    ['a default role twice', app({ roles: ['a'], defaultRoles: ['a', 'a'] }), ['auth.defaultRoles.1']],
    ['half a minute', app({ idleLockMinutes: 0.5 }), []],
    ['no minute', app({ idleLockMinutes: 0 }), ['auth.idleLockMinutes']],
    ['more than a day', app({ idleLockMinutes: 1441 }), ['auth.idleLockMinutes']],
    ['a purpose twice', app({}, { purposes: ['Cobrança', 'Cobrança'] }), ['purposes.1']],
    ['an empty purpose', app({}, { purposes: [''] }), ['purposes.0']],
  ])('%s', (_, value, expectedPaths) => {
    expect(listErrorPaths(appFile, value)).toEqual(expectedPaths)
  })
})

describe('a source', () => {
  it.each<[what: string, keys: object, places: string[]]>([
    ['that is told the purpose in a header', { purpose: { header: 'X-Finalidade' } }, []],
    ['that is told the purpose in the body', { purpose: { body: 'finalidade' } }, []],
    ['that is told the purpose twice', { purpose: { header: 'X-Fim', body: 'fim' } }, ['purpose']],
    ['that is told the purpose nowhere', { purpose: {} }, ['purpose']],
    ['whose header is a secret', { purpose: { header: 'Authorization' } }, ['purpose.header']],
    ["whose header is the browser's", { purpose: { header: 'Origin' } }, ['purpose.header']],
    [
      'whose header is taken',
      { headers: { 'x-fim': 'a' }, purpose: { header: 'X-Fim' } },
      ['purpose.header'],
    ],
    ['that asks for a token', { auth: 'bearer', contract: true }, []],
    ['that asks for a password', { auth: 'basic' }, ['auth']],
    ['whose contract is a text', { contract: 'sim' }, ['contract']],
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

  it.each<[what: string, schema: Parameters<typeof listErrorPaths>[0], value: unknown, places: string[]]>([
    ['stand in defaults', consultaFile, consulta({ access: ['a'], purpose: 'required' }), []],
    ['stand in a variant', consultaFile, consulta({}, { access: [], purpose: 'required' }), []],
    ['name a list', consultaFile, consulta({ access: 'a' }), ['defaults.access']],
    ['name a role once', consultaFile, consulta({}, { access: ['a', 'a'] }), ['variants.1.access.1']],
    ['know no optional purpose', consultaFile, consulta({ purpose: 'optional' }), ['defaults.purpose']],
    ['stand in a file of routes', routesFile, { access: ['a'], routes: [{ ...route, access: ['b'] }] }, []],
    [
      'name roles as they are written',
      routesFile,
      { routes: [{ ...route, access: ['não'] }] },
      ['routes.0.access.0'],
    ],
    ['stand in a dossiê', dossieFile, { ...dossie, access: ['a'] }, []],
    ['follow from the parts of a dossiê', dossieFile, { ...dossie, purpose: 'required' }, ['']],
    ['stand in a menu', menuFile, { sidebar: [{ title: 'A', link: '/a', access: ['a'] }] }, []],
    [
      'do not stand at a header',
      menuFile,
      { sidebar: [{ header: 'A', access: ['a'] }] },
      ['sidebar.0.access'],
    ],
    [
      'stand in the other menus',
      menuFile,
      { userMenu: [{ title: 'Sair', action: 'logout', access: ['a'] }] },
      [],
    ],
  ])('%s', (_, schema, value, expectedPaths) => {
    expect(listErrorPaths(schema, value)).toEqual(expectedPaths)
  })
})
