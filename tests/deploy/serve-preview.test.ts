import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type PreviewServer, preview } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { policyText, securityHeaders } from '../../deploy/security-headers.ts'
import { servePreview } from '../../deploy/serve-preview.ts'
import { app } from '../../src/generated/app.ts'
import { contentSecurityPolicy } from '../../src/generated/csp.ts'

const files = {
  'index.html': '<h1>page</h1>',
  'dash/app-0a1b2c3d.js': 'run()',
  'dash/x/select/api/notifications': '[]',
}

let folder: string
let server: PreviewServer
let url: string
const said: string[] = []

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'averigua-preview-'))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const logger = {
    info: (text: string) => said.push(text),
    warn() {},
    warnOnce() {},
    error() {},
    clearScreen() {},
  }
  server = await preview({
    configFile: false,
    root: join(import.meta.dirname, '../..'),
    customLogger: { ...logger, hasErrorLogged: () => false, hasWarned: false },
    build: { outDir: folder },
    plugins: [servePreview('src/generated')],
    preview: { host: '127.0.0.1', port: 0 },
  })
  const address = server.httpServer.address()
  if (!address || typeof address === 'string') throw new Error('The server has no port')
  url = `http://127.0.0.1:${address.port}`
})

afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

describe('npm start', () => {
  it('says where the product is and how to get in', () => {
    expect(said.join('')).toContain(`${app.product}: ${url}/`)
    expect(said.join('')).toContain(app.auth.seedUser?.email)
    expect(said.join('')).toContain(app.auth.seedUser?.password)
  })

  it.each(['/', '/dashboard', '/consulta/cpf/3', '/v2.0', '/dash/app-0a1b2c3d.js', '/dash/missing.js'])(
    'sends the security headers with %s',
    async (path) => {
      const { headers } = await fetch(url + path)
      const expected = securityHeaders(policyText(contentSecurityPolicy, {}))
      const found = Object.keys(expected).map((name) => [name, headers.get(name)])
      expect(Object.fromEntries(found)).toEqual(expected)
    },
  )

  it.each([
    ['/', 200, 'text/html', 'no-cache'],
    ['/consulta/cpf/3', 200, 'text/html', 'no-cache'],
    ['/v2.0', 200, 'text/html', 'no-cache'],
    ['/dash/app-0a1b2c3d.js', 200, 'text/javascript', 'public, max-age=31536000, immutable'],
    ['/dash/x/select/api/notifications', 200, 'application/json', 'no-cache'],
    ['/dash/missing.js', 404, 'text/plain; charset=utf-8', 'no-cache'],
    ['/dash/gone-0a1b2c3d.js', 404, 'text/plain; charset=utf-8', 'no-cache'],
    ['/dash/', 404, 'text/plain; charset=utf-8', 'no-cache'],
    ['/favicon.ico', 404, 'text/plain; charset=utf-8', 'no-cache'],
    ['/%E0%A4%A', 400, 'text/plain; charset=utf-8', 'no-cache'],
  ])('answers %s with %i', async (path, status, type, cache) => {
    const response = await fetch(url + path)
    expect([
      response.status,
      response.headers.get('content-type'),
      response.headers.get('cache-control'),
    ]).toEqual([status, type, cache])
  })

  it.each(['POST', 'PUT', 'DELETE'])('answers a %s with no page', async (method) => {
    const response = await fetch(`${url}/dashboard`, { method })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })
})
