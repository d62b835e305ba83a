import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { StudioProblem } from '../../../../manifest/contract/studio.ts'
import { startStudioServer } from './studio-server.ts'

beforeAll(() => {
  // The plugin does nothing in Vitest's own server. Here it is the subject of the tests.
  vi.stubEnv('VITEST', '')
  return () => void vi.unstubAllEnvs()
})

const readProblem = (text: string) => (JSON.parse(text) as StudioProblem).problem

describe('the page', () => {
  it('has the token, and no other site may frame it or read it', async () => {
    const { page, send, port } = await startStudioServer()
    expect(page.status).toBe(200)
    expect(page.headers['content-security-policy']).toBe("frame-ancestors 'self'")
    expect(page.headers['cache-control']).toBe('no-store')
    const fromOtherPort = await send('/__manifesto', { headers: { Origin: 'http://localhost:1' } })
    expect(fromOtherPort.headers).not.toHaveProperty('access-control-allow-origin')
    expect(fromOtherPort.headers['cross-origin-resource-policy']).toBe('same-origin')
    const frame = await send('/__manifesto/preview')
    expect(frame.text).toContain('quadro')
    expect(frame.text).not.toContain('studio-token')
    for (const path of ['/', '/dashboard'])
      expect(
        (await send(path, { headers: { Accept: 'text/html' } })).headers['content-security-policy'],
      ).toBe("frame-ancestors 'self'")
    const rebound = await send('/__manifesto', { headers: { host: `evil.localhost:${port}` } })
    expect(rebound.status).toBe(403)
    expect(rebound.text).not.toContain('studio-token')
  })

  it('has another token after each start', async () => {
    const [one, other] = [await startStudioServer(), await startStudioServer()]
    expect(one.token).not.toBe(other.token)
    expect(one.token.length).toBeGreaterThan(40)
  })
})

describe('the API', () => {
  it('answers the page', async () => {
    const { ask, folder } = await startStudioServer()
    const { status, headers, text } = await ask('open', {})
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('application/json; charset=utf-8')
    expect(headers['cache-control']).toBe('no-store')
    expect(JSON.parse(text)).toMatchObject({ root: folder, product: 'Teste' })
  })

  it('refuses every request that does not come from the page', async () => {
    const server = await startStudioServer()
    const { ask, send, origin, port, token } = server
    const attacks: [string, Parameters<typeof ask>[2]][] = [
      ['another site', { Origin: 'https://evil.example' }],
      ['another port of this machine', { Origin: 'http://127.0.0.1:1' }],
      ['another scheme', { Origin: origin.replace('http:', 'https:') }],
      ['an opaque origin', { Origin: 'null' }],
      ['no origin', { Origin: undefined }],
      ['a site that the browser names', { 'Sec-Fetch-Site': 'cross-site' }],
      ['another port that the browser names', { 'Sec-Fetch-Site': 'same-site' }],
      ['a typed address', { Origin: undefined, 'Sec-Fetch-Site': 'none' }],
      ['another host name', { host: `evil.example:${port}`, Origin: `http://evil.example:${port}` }],
      ['a name below localhost', { host: `evil.localhost:${port}`, Origin: `http://evil.localhost:${port}` }],
      ['a host name that looks like an address', { host: `127.0.0.1.evil.example:${port}` }],
      ['no token', { 'X-Studio-Token': undefined }],
      ['an empty token', { 'X-Studio-Token': '' }],
      ['a wrong token', { 'X-Studio-Token': token.replace(/^./, (first) => (first === 'a' ? 'b' : 'a')) }],
      ['a part of the token', { 'X-Studio-Token': token.slice(0, -1) }],
      ['plain text', { 'Content-Type': 'text/plain' }],
      ['a form', { 'Content-Type': 'application/x-www-form-urlencoded' }],
      ['a form with files', { 'Content-Type': 'multipart/form-data; boundary=x' }],
      ['a type that begins like JSON', { 'Content-Type': 'application/json-patch+json' }],
      ['no type', { 'Content-Type': undefined }],
    ]
    for (const [name, headers] of attacks) {
      const { status, text } = await ask('save', { drafts: { 'app.yaml': 'x' }, base: {} }, headers)
      expect(status, name).toBe(403)
      expect(text, name).not.toMatch(/Error|\bat /)
    }
    const get = await send('/__manifesto/api/open', { headers: { Origin: origin, 'X-Studio-Token': token } })
    expect(get.status).toBe(403)
    expect(readFileSync(join(server.folder, 'manifest/app.yaml'), 'utf8')).toBe('product: Teste\n')
  })

  it('does not let other sites ask first for permission', async () => {
    const { send } = await startStudioServer()
    const headers = {
      Origin: 'https://evil.example',
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'x-studio-token,content-type',
    }
    const answer = await send('/__manifesto/api/save', { method: 'OPTIONS', headers })
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin')
  })

  it('reads and writes no file outside the manifest', async () => {
    const { ask, folder } = await startStudioServer()
    writeFileSync(join(folder, 'secret.yaml'), 'secret: 1\n')
    symlinkSync(join(folder, 'secret.yaml'), join(folder, 'manifest/routes/link.yaml'))
    const names = [
      '../secret.yaml',
      'routes/../../secret.yaml',
      join(folder, 'secret.yaml'),
      'routes/link.yaml',
      'routes/%2e%2e/x.yaml',
      '..\\secret.yaml',
      'file:///etc/passwd',
      'contract/x.ts',
      'new.ts',
    ]
    for (const name of names) {
      const drafts = { [name]: 'a: 1\n' }
      const edits = [{ op: 'set', place: { file: name, path: ['a'] }, value: 2 }]
      for (const [request, body] of [
        ['save', { drafts, base: { [name]: null } }],
        ['check', { drafts }],
        ['edit', { drafts: {}, edits }],
      ] as const) {
        const { status, text } = await ask(request, body)
        expect(status, `${request} ${name}`).toBe(400)
        expect(text).not.toContain('secret: 1')
      }
    }
    expect(readFileSync(join(folder, 'secret.yaml'), 'utf8')).toBe('secret: 1\n')
    expect(existsSync(join(folder, 'manifest/new.ts'))).toBe(false)
  })

  it('refuses what it cannot read, in words and without a stack', async () => {
    const { ask } = await startStudioServer()
    const broken = await ask('check', '{"drafts":')
    expect([broken.status, readProblem(broken.text)]).toEqual([400, 'O pedido não é JSON'])
    const large = await ask('check', `{"drafts":{"app.yaml":"${'x'.repeat(33_000_000)}"}}`)
    expect([large.status, readProblem(large.text)]).toEqual([400, 'O pedido é grande demais'])
    for (const name of ['nada', 'constructor', '__proto__', '../open', 'open/x'])
      expect((await ask(name, {})).status, name).toBe(404)
  })

  it('tells a conflict with the texts on the disk', async () => {
    const { ask } = await startStudioServer()
    const { status, text } = await ask('save', { drafts: { 'app.yaml': 'product: x\n' }, base: {} })
    expect(status).toBe(409)
    expect(JSON.parse(text)).toMatchObject({ conflicts: [{ name: 'app.yaml', text: 'product: Teste\n' }] })
  })
})

describe('the editor', () => {
  it('opens a file only for the pages of the server', async () => {
    const { send, origin, port } = await startStudioServer()
    const attacks: Record<string, string | undefined>[] = [
      {},
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'none' },
      { Origin: 'https://evil.example' },
      { host: `evil.localhost:${port}`, 'Sec-Fetch-Site': 'same-origin' },
    ]
    const paths = ['/__open-in-editor?file=', '/__OPEN-in-editor?file=', '/__open-in-editor/x?file=']
    for (const path of [...paths, `${origin}/__open-in-editor?file=`])
      for (const headers of attacks) expect((await send(path, { headers })).status, path).toBe(403)
    // Vite asks for a file name: the request has reached it, and no editor is started.
    const own = await send('/__open-in-editor', { headers: { 'Sec-Fetch-Site': 'same-origin' } })
    expect([own.status, own.text]).toEqual([500, expect.stringContaining('required query param "file"')])
  })
})
