import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { text as readText } from 'node:stream/consumers'
import { type PreviewServer, preview } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { formatPolicy, securityHeaders } from '../../deploy/security-headers.ts'
import { servePreview } from '../../deploy/serve-preview.ts'
import { app } from '../../src/generated/app.ts'
import { contentSecurityPolicy } from '../../src/generated/csp.ts'

/** Files of the served folder. */
const files = {
  'index.html': '<h1>page</h1>',
  'dash/app-0a1b2c3d.js': 'run()',
  'dash/x/select/api/notifications': '[]',
}

let parent: string
let server: PreviewServer
let url: string
const logLines: string[] = []

beforeAll(async () => {
  parent = mkdtempSync(join(tmpdir(), 'averigua-preview-'))
  const folder = join(parent, 'dist')
  for (const name of ['outside.txt', 'outside.html']) writeFileSync(join(parent, name), 'private')
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const logger = {
    info: (text: string) => logLines.push(text),
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
    plugins: [servePreview('tests/product-fixture/generated')],
    preview: { host: '127.0.0.1', port: 0 },
  })
  const address = server.httpServer.address()
  if (!address || typeof address === 'string') throw new Error('The server has no port')
  url = `http://127.0.0.1:${address.port}`
})

afterAll(async () => {
  await server.close()
  rmSync(parent, { recursive: true })
})

describe('npm start', () => {
  it('prints the address and the demo login', () => {
    expect(logLines.join('')).toContain(`${app.product}: ${url}/`)
    expect(logLines.join('')).toContain(app.auth.seedUser?.email)
    expect(logLines.join('')).toContain(app.auth.seedUser?.password)
  })

  it.each(['/', '/dashboard', '/consulta/cpf/3', '/v2.0', '/dash/app-0a1b2c3d.js', '/dash/missing.js'])(
    'sends the security headers with %s',
    async (path) => {
      const { headers } = await fetch(url + path)
      const expected = securityHeaders(formatPolicy(contentSecurityPolicy, {}))
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

  it.each(['POST', 'PUT', 'DELETE'])('answers a %s without a page', async (method) => {
    const response = await fetch(`${url}/dashboard`, { method })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })

  it.each([
    ['a NUL in the name of a file', '/dash/%00.js', 400],
    ['a NUL in the path of a page', '/%00', 400],
    ['dots after an encoded slash', '/dash/..%2findex.html', 400],
    ['a name that is too long', `/dash/${'x'.repeat(300)}`, 404],
    ['a path that is too long', `/${'x'.repeat(5_000)}.js`, 404],
    ['a long path of a page', `/${'x'.repeat(5_000)}`, 200],
  ])('answers %s without a stack trace', async (_, path, status) => {
    const { status: got, text } = await requestRaw(path)
    expect(got).toBe(status)
    expect(text).toMatch(/^(?:Bad Request|Not Found|<h1>page<\/h1>)\s*$/)
  })

  it.each([
    '/../NAME',
    '/..%2fNAME',
    '/.%2e%2fNAME',
    '/%2e%2e/NAME',
    '/..%5cNAME',
    '/dash/..%2f..%2fNAME',
    '//dash/..%2f..%2fNAME',
  ])('does not reveal files outside the build: %s', async (template) => {
    const answers = ['outside.txt', 'outside', 'nothing.txt', 'nothing'].map((name) =>
      requestRaw(template.replace('NAME', name)),
    )
    const refused = { status: 400, text: 'Bad Request\n' }
    expect(await Promise.all(answers)).toEqual([refused, refused, refused, refused])
  })

  it('refuses other host names of this machine', async () => {
    expect((await requestRaw('/', { host: 'evil.example' })).status).toBe(403)
  })
})

/** Requests a path unchanged; `fetch` would resolve its dots. */
async function requestRaw(path: string, headers = {}): Promise<{ status: number | undefined; text: string }> {
  const { hostname, port } = new URL(url)
  const clientRequest = request({ hostname, port, path, headers }).end()
  const [response] = await once(clientRequest, 'response')
  return { status: response.statusCode, text: await readText(response) }
}
