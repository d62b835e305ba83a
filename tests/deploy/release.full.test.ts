import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'

const root = join(import.meta.dirname, '../..')
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
const folder = mkdtempSync(join(tmpdir(), 'averigua-release-'))
const name = `averigua-${version}`

const run = (...args: string[]) =>
  spawnSync(join(root, 'deploy/release.sh'), args, { cwd: root, encoding: 'utf8' })

const read = (path: string) => readFileSync(join(folder, path))

beforeAll(() => {
  for (const made of ['one', 'two']) {
    const { status, stderr } = run(join(folder, made))
    if (status !== 0) throw new Error(stderr)
  }
}, 240_000)

afterAll(() => rmSync(folder, { recursive: true }))

describe('the files of a release', () => {
  it('are the same for a second build of the commit', () => {
    expect(read(`one/${name}.tar.gz`).equals(read(`two/${name}.tar.gz`))).toBe(true)
  })

  it('have the product, its compressed files, the configuration and the contracts', () => {
    const list = execFileSync('tar', ['-tzf', join(folder, 'one', `${name}.tar.gz`)], { encoding: 'utf8' })
    const files = list.split('\n').map((path) => path.slice(name.length + 1))
    expect(files).toEqual(
      expect.arrayContaining([
        'configure.mjs',
        'contracts/gateway.md',
        'contracts/gateway.openapi.json',
        'dist/index.html',
        expect.stringMatching(/^dist\/dash\/first-[0-9a-f]{8}\.js$/),
        expect.stringMatching(/^dist\/dash\/first-[0-9a-f]{8}\.js\.br$/),
        expect.stringMatching(/^dist\/dash\/first-[0-9a-f]{8}\.js\.gz$/),
        'nginx.conf',
        'publish.sh',
      ]),
    )
  })

  it('have checksums that verify, and an SBOM of this version', () => {
    const { status } = spawnSync('sha256sum', ['--check', 'SHA256SUMS'], { cwd: join(folder, 'one') })
    expect(status).toBe(0)
    const sbom = JSON.parse(read(`one/${name}.cdx.json`).toString())
    expect(sbom).toMatchObject({ bomFormat: 'CycloneDX', metadata: { component: { version } } })
    expect(sbom.components.length).toBeGreaterThan(20)
  })
})

it('refuses the tag of another version', () => {
  const { status, stderr } = run('--check', 'v0.0.1')
  expect([status, stderr]).toEqual([1, `A etiqueta v0.0.1 não é v${version}, a versão de package.json.\n`])
})

it('is run by the workflow for a tag, after the tests, with the rights of its steps only', () => {
  const { jobs, permissions } = parse(readFileSync(join(root, '.github/workflows/ci.yml'), 'utf8'))
  expect(permissions).toEqual({ contents: 'read' })
  expect(jobs.release.needs).toEqual(expect.arrayContaining(['readme', 'full']))
  expect(jobs.release.if).toContain("startsWith(github.ref, 'refs/tags/v')")
  expect(jobs.release.permissions).toEqual({
    contents: 'write',
    'id-token': 'write',
    attestations: 'write',
  })
  const commands = jobs.release.steps.flatMap(({ run: command }: { run?: string }) => command ?? [])
  expect(commands.join('\n')).toContain('deploy/release.sh release')
})
