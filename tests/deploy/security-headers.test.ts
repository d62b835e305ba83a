import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { policyText, securityHeaders } from '../../deploy/security-headers.ts'
import { cacheControl, isFile } from '../../deploy/static-files.ts'
import { contentSecurityPolicy } from '../../src/generated/csp.ts'

const deployed = (file: string) => readFileSync(join(import.meta.dirname, '../../deploy', file), 'utf8')

describe('policyText', () => {
  const policy = {
    directives: { 'default-src': ["'none'"], 'connect-src': ["'self'", 'https://a.example'] },
    overrides: [{ env: 'VITE_GATEWAY_URL', origin: 'https://gateway.example' }],
  }

  it('allows the origins that the manifest names', () => {
    expect(policyText(policy, {})).toBe(
      "default-src 'none'; connect-src 'self' https://a.example https://gateway.example",
    )
  })

  it('allows what a build names in their place, by its origin', () => {
    expect(policyText(policy, { VITE_GATEWAY_URL: 'https://b.example:8443/v1' })).toBe(
      "default-src 'none'; connect-src 'self' https://a.example https://b.example:8443",
    )
  })

  it('names an origin once', () => {
    expect(policyText(policy, { VITE_GATEWAY_URL: 'https://a.example/v1' })).toBe(
      "default-src 'none'; connect-src 'self' https://a.example",
    )
  })
})

describe('nginx.conf', () => {
  it('sends the headers that npm start sends, with the emitted policy', () => {
    const lines = deployed('averigua-headers.conf').matchAll(/^add_header (\S+) "(.+)" always;$/gm)
    const headers = Object.fromEntries(Array.from(lines, ([, name, value]) => [name, value]))
    expect(headers).toEqual(securityHeaders(policyText(contentSecurityPolicy, {})))
  })

  it('includes them once, for the whole server: a location with headers of its own would lose them', () => {
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
  ])('whether %s is a file: %s', (path, expected) => {
    expect(isFile(path, 'dash')).toBe(expected)
  })
})
