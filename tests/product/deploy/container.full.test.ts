import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { resolveEnvironment } from '../../../deploy/configure/environment.ts'
import type { Check } from '../../../deploy/doctor/check.ts'
import { run as doctor } from '../../../deploy/doctor/run.ts'
import { authSettings } from '../../../src/generated/auth.ts'
import { sources } from '../../../src/generated/sources.ts'
import { readCommands } from '../../docs/support/guide-blocks.ts'
import { freePorts } from '../../e2e/support/free-ports.ts'
import { layContainer, runContainer, startContainer } from '../../support/container.ts'

const root = join(import.meta.dirname, '../../..')

const deployed = (file: string) => readFileSync(join(root, 'deploy', file), 'utf8')

const folder = mkdtempSync(join(tmpdir(), 'averigua-dist-'))

const run = (...args: string[]) => execFileSync('npx', args, { cwd: root })

const base = '/averigua/'

let port = 0
let container: Awaited<ReturnType<typeof startContainer>>

beforeAll(async () => {
  run('vite', 'build', '--base', base, '--outDir', folder, '--emptyOutDir', '--logLevel', 'error')
  run('tsx', 'deploy/compress/main.ts', folder)
  ;[port = 0] = await freePorts(1)
  container = await startContainer(folder, port, { VITE_PRODUCT: 'Averigua (teste)' })
}, 180_000)

afterAll(async () => {
  await container.stop()
  rmSync(folder, { recursive: true })
})

const request = (path: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${port}${path}`, { headers, redirect: 'manual' })

const script = () =>
  readdirSync(join(folder, 'dash')).find((name) => /^first-[0-9a-f]{8}\.js$/.test(name)) ?? ''

describe('the container', () => {
  it('serves the configured page for each path below its base, and nothing else', async () => {
    for (const path of [base, `${base}consulta/cpf`]) {
      const response = await request(path)
      expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-cache'])
      expect(await response.text()).toContain('&quot;VITE_PRODUCT&quot;:&quot;Averigua (teste)&quot;')
    }
    const statuses = await Promise.all(
      ['/', '/consulta/cpf', `/dash/${script()}`, `${base}dash/missing.js`].map(
        async (path) => (await request(path)).status,
      ),
    )
    expect(statuses).toEqual([404, 404, 404, 404])
    const { status, headers } = await request('/averigua')
    expect([status, headers.get('location')]).toEqual([302, base])
  })

  it('passes the checks of the doctor', async () => {
    let output = ''
    const args = ['--json', '--origin', `http://127.0.0.1:${port}${base}`]
    const code = await doctor(args, { cwd: root, env: {}, print: (text) => (output += text) })
    const { checks }: { checks: Check[] } = JSON.parse(output)
    const page = checks.filter(({ group }) => group === 'page')
    expect(code).toBe(0)
    expect(page.filter(({ status }) => status !== 'ok').map(({ check }) => check)).toEqual(['https', 'hsts'])
  })

  it('says that it is healthy', async () => {
    expect(await (await request('/healthz')).text()).toBe('ok\n')
  })

  it.each([
    ['br', 'br'],
    ['gzip', 'gz'],
  ])('serves the file that the build compressed with %s', async (encoding, ending) => {
    const response = await request(`${base}dash/${script()}`, { 'accept-encoding': encoding })
    expect(response.headers.get('content-encoding')).toBe(encoding)
    expect(Number(response.headers.get('content-length'))).toBe(
      readFileSync(join(folder, 'dash', `${script()}.${ending}`)).length,
    )
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(await response.text()).toBe(readFileSync(join(folder, 'dash', script()), 'utf8'))
  })

  it('compresses the page, whose variables no build knows', async () => {
    expect((await request(base, { 'accept-encoding': 'gzip' })).headers.get('content-encoding')).toBe('gzip')
    expect(existsSync(join(folder, 'index.html.gz'))).toBe(false)
  })

  it('writes below /tmp only: the root file system may be read-only', () => {
    const written = execFileSync('find', [container.folder, '-user', 'www-data', '-type', 'f'], {
      encoding: 'utf8',
    })
    const outside = written
      .split('\n')
      .filter((path) => path && !path.startsWith(join(container.folder, 'tmp')))
    expect(outside).toEqual([])
  })

  it('gives exactly the second environment after a start with other variables', async () => {
    const pages: string[] = []
    for (const variables of [{ VITE_PRODUCT: 'Um' }, { VITE_AUTH_PROVIDER: 'local' }]) {
      const [other = 0] = await freePorts(1)
      const started = await startContainer(folder, other, variables)
      pages.push(await (await fetch(`http://127.0.0.1:${other}${base}`)).text())
      await started.stop()
    }
    expect(pages[0]).toContain('<title>Dashboard - Um</title>')
    expect(pages[1]).toContain('content="{&quot;VITE_AUTH_PROVIDER&quot;:&quot;local&quot;}"')
  })

  it('does not start with wrong variables, and says why', async () => {
    const [other = 0] = await freePorts(1)
    const laid = layContainer(folder, other)
    const { ended, output } = runContainer(laid, { VITE_AUTH_PROVIDER: 'keycloak' })
    expect(await ended).toBe(1)
    expect(output()).toContain('VITE_AUTH_PROVIDER: use local ou oidc')
    expect(existsSync(join(laid, 'tmp/averigua'))).toBe(false)
    rmSync(laid, { recursive: true })
  })
})

describe('deploy/compose.yaml', () => {
  const { services } = parse(deployed('compose.yaml'))

  it('has variables that a build accepts', () => {
    expect(resolveEnvironment({ sources, authSettings }, {}, services.painel.environment)).toMatchObject({
      BUILD_KIND: 'live',
    })
  })

  it('runs the product without rights, on a read-only file system', () => {
    expect(services.painel).toMatchObject({ read_only: true, tmpfs: ['/tmp'], cap_drop: ['ALL'] })
    expect(deployed('Dockerfile')).toMatch(/^USER www-data$/m)
  })
})

it.each(['docs/guides/going-live.md', 'docs/guides/producao.md'])(
  '%s builds and starts this container',
  (guide) => {
    expect(readCommands(guide)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(
          /^docker build -f deploy\/Dockerfile -t averigua .*--build-arg AVERIGUA_COMMIT=\S+ .*\.$/,
        ),
        'docker compose -f deploy/compose.yaml up --build',
        expect.stringMatching(/^docker run --read-only --tmpfs \/tmp .*-p 8080:8080 .*averigua$/),
      ]),
    )
  },
)
