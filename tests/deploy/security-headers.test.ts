import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { nginxHeaders } from '../../deploy/headers/nginx-headers.ts'
import { readStrictTransport } from '../../deploy/headers/strict-transport.ts'
import { formatPolicy, securityHeaders } from '../../deploy/security-headers.ts'
import { cacheControl, isFilePath } from '../../deploy/static-files.ts'
import { chooseReporting } from '../../manifest/contract/build-choices.ts'
import { contentSecurityPolicy } from '../../src/generated/csp.ts'

const deployed = (file: string) => readFileSync(join(import.meta.dirname, '../../deploy', file), 'utf8')

describe('formatPolicy', () => {
  const policy = {
    directives: { 'default-src': ["'none'"], 'connect-src': ["'self'"] },
    mode: 'demo' as const,
    sources: {
      viacep: { origin: 'https://a.example' },
      gateway: { origin: 'https://gateway.example', env: 'VITE_GATEWAY_URL' },
    },
    provider: 'local' as const,
    providerOrigins: [
      { origin: 'https://login.example', env: 'VITE_OIDC_AUTHORITY' },
      { origin: 'https://token.example' },
    ],
  }

  it.each([
    ['no origin in demo mode', {}, ''],
    ['the sources in live mode', { VITE_SOURCES_MODE: 'live' }, ' https://a.example https://gateway.example'],
    ['the only live source', { VITE_SOURCES_MODE_VIACEP: 'live' }, ' https://a.example'],
    [
      'the distinct origins that replace sources in a build',
      { VITE_SOURCES_MODE: 'live', VITE_GATEWAY_URL: 'https://a.example/v1' },
      ' https://a.example',
    ],
    [
      'the login provider',
      { VITE_AUTH_PROVIDER: 'oidc', VITE_OIDC_AUTHORITY: 'https://b.example:8443/realms/x' },
      ' https://b.example:8443 https://token.example',
    ],
  ])('connects to %s', (_, env, expected) => {
    expect(formatPolicy(policy, env)).toBe(`default-src 'none'; connect-src 'self'${expected}`)
  })

  it('needs no origin for a source of its own site', () => {
    const sources = { api: { origin: '/' } }
    expect(formatPolicy({ ...policy, sources, mode: 'live' }, {})).toBe(
      "default-src 'none'; connect-src 'self'",
    )
  })
})

describe('a policy with reports', () => {
  const url = 'https://relatos.exemplo.com.br/averigua'
  const env = { VITE_REPORTING_URL: url }

  it('is followed by a second one, whose reports have no address of an image, a form or a request', () => {
    const [enforced = '', reported = '', ...others] = formatPolicy(contentSecurityPolicy, env).split(', ')
    expect(others).toEqual([])
    expect(enforced).toContain("connect-src 'self' https://relatos.exemplo.com.br;")
    expect(enforced).not.toContain('report-')
    expect(reported.replaceAll(/ (?:'[^']*')/g, '').split('; ')).toEqual([
      'script-src',
      'style-src',
      'font-src',
      'worker-src',
      'base-uri',
      'object-src',
      'report-to averigua',
      `report-uri ${url}`,
    ])
  })

  it('names the endpoint, as nginx reads it', () => {
    expect(securityHeaders(formatPolicy(contentSecurityPolicy, env))['Reporting-Endpoints']).toBe(
      `averigua="${url}"`,
    )
    expect(nginxHeaders(contentSecurityPolicy, env)).toContain(
      `add_header Reporting-Endpoints "averigua=\\"${url}\\"" always;`,
    )
  })

  it('replaces the address of the manifest', () => {
    const reporting = { url: 'https://outro.exemplo.com.br', sampleRate: 0.5 }
    expect(chooseReporting({ reporting }, env)).toEqual({ url, sampleRate: 0.5 })
    expect(chooseReporting({ reporting }, {})).toEqual(reporting)
    expect(chooseReporting({ reporting: { sampleRate: 0.5 } }, {})).toBeUndefined()
    expect(chooseReporting({}, env)).toEqual({ url, sampleRate: 1 })
  })
})

describe('HSTS', () => {
  const read = (value: string) => readStrictTransport({ AVERIGUA_STRICT_TRANSPORT: value })

  it('is sent only if the environment has it', () => {
    expect(read('')).toBeUndefined()
    expect(nginxHeaders(contentSecurityPolicy, {})).not.toContain('Strict-Transport-Security')
    const value = 'max-age=63072000; includeSubDomains; preload'
    expect(nginxHeaders(contentSecurityPolicy, {}, read(value))).toContain(
      `add_header Strict-Transport-Security "${value}" always;`,
    )
  })

  it.each(['31536000', 'max-age=1; includeSubdomains', 'max-age=1"; return 200 "', 'max-age=', 'on'])(
    'refuses %s',
    (value) => {
      expect(() => read(value)).toThrow('AVERIGUA_STRICT_TRANSPORT: use max-age=SEGUNDOS')
    },
  )
})

describe('nginx.conf', () => {
  it('includes them once for the server: a location with own headers would drop them', () => {
    expect(deployed('nginx.conf').match(/add_header|include averigua-headers/g)).toEqual([
      'include averigua-headers',
      'add_header',
    ])
  })
})

describe('static files', () => {
  it.each([
    ['/dash/index-703cc867.js', 'public, max-age=31536000, immutable'],
    ['/dash/inter-latin-wght-normal-0a1b2c3d.woff2', 'public, max-age=31536000, immutable'],
    ['/dash/avatars/empresas.svg', 'no-cache'],
    ['/dash/9f3c2a7e41/select/api/notifications', 'no-cache'],
    ['/', 'no-cache'],
    ['/consulta/cpf/12345678', 'no-cache'],
  ])('%s is sent with %s', (path, expected) => {
    expect(cacheControl(path)).toBe(expected)
  })

  it.each([
    ['/dash/missing.js', true],
    ['/dash/x', true],
    ['/favicon.ico', true],
    ['/dashboard', false],
    ['/v2.0', false],
    ['/', false],
  ])('%s is a file: %s', (path, expected) => {
    expect(isFilePath(path, 'dash')).toBe(expected)
  })
})
