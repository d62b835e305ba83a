import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { launcher, runCodegen, smallManifest, temporaryProject } from '../support/temporary-project.ts'

const generated = (folder: string, path = '') => join(folder, 'src/generated', path)

/** Content of everything below the output folder. */
const snapshot = (folder: string) =>
  readdirSync(generated(folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(generated(folder, path)).isFile())
    .sort()
    .map((path) => [path, readFileSync(generated(folder, path), 'utf8')])

const broken = { 'manifest/app.yaml': 'product: Teste\nprodutto: x\n' }

describe('npm run codegen', () => {
  it('writes, says so in a line and ends with 0', () => {
    const { folder, codegen } = temporaryProject()
    const { status, stdout, stderr } = codegen()
    expect([status, stderr]).toEqual([0, ''])
    expect(stdout).toMatch(/^src\/generated: \d+ escritos em \d+ ms\n$/)
    expect(existsSync(generated(folder, 'consultas/cep.ts'))).toBe(true)
  })

  it('gives the same bytes for LF and CRLF, wherever the folders are', () => {
    const crlf = Object.fromEntries(
      Object.entries(smallManifest).map(([path, text]) => [path, text.replaceAll('\n', '\r\n')]),
    )
    const [one, other] = [temporaryProject(), temporaryProject(crlf)]
    one.codegen()
    other.codegen()
    expect(snapshot(other.folder)).toEqual(snapshot(one.folder))
    expect(JSON.stringify(snapshot(one.folder))).not.toContain(one.folder)
  })

  it('names the culprit on standard error, writes nothing and ends with 1', () => {
    const { folder, codegen } = temporaryProject(broken)
    const { status, stdout, stderr } = codegen()
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr).toContain('manifest/app.yaml:2:1 erro [unknown-key]')
    expect(stderr).toContain('1 erro no manifesto. Nada foi escrito.')
    expect(existsSync(generated(folder))).toBe(false)
  })

  it('keeps the last good output when the manifest breaks', () => {
    const { folder, put, codegen } = temporaryProject()
    codegen()
    const good = snapshot(folder)
    put('manifest/app.yaml', broken['manifest/app.yaml'])
    expect(codegen().status).toBe(1)
    expect(snapshot(folder)).toEqual(good)
  })

  it('takes other folders', () => {
    const { folder } = temporaryProject()
    const args = ['--manifest', `${folder}/manifest`, `--pages=${folder}/src`, '--out', 'elsewhere/out']
    const { status, stdout } = runCodegen(folder, args)
    expect([status, stdout.split(':')[0]]).toEqual([0, 'elsewhere/out'])
    expect(existsSync(join(folder, 'elsewhere/out/app.ts'))).toBe(true)
  })

  it('refuses to write into a folder that is not an output', () => {
    const { folder } = temporaryProject()
    const { status, stderr } = runCodegen(folder, ['--out', 'src'])
    expect(status).toBe(1)
    expect(stderr).toContain('confira --out')
    expect(existsSync(join(folder, 'src/pages/dashboard.tsx'))).toBe(true)
  })

  it('does no harm when two run at once', async () => {
    const { folder, codegen } = temporaryProject()
    const runs = [1, 2, 3].map(() => spawn(process.execPath, [launcher], { cwd: folder, stdio: 'ignore' }))
    const codes = await Promise.all(runs.map(async (run) => (await once(run, 'exit'))[0]))
    expect(codes).toEqual([0, 0, 0])
    expect(codegen('--check').status).toBe(0)
    expect(snapshot(folder).filter(([path]) => path?.endsWith('.codegen-tmp'))).toEqual([])
  })

  it('survives a reader that closes the pipe', async () => {
    const { folder } = temporaryProject()
    const run = spawn(process.execPath, [launcher, '--json'], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    run.stdout.destroy()
    let complaints = ''
    run.stderr.on('data', (data) => {
      complaints += data
    })
    const [code] = await once(run, 'close')
    expect([code, complaints]).toEqual([0, ''])
  })
})

describe('--check', () => {
  it('ends with 0 when the output is what the manifest yields', () => {
    const { codegen } = temporaryProject()
    codegen()
    const { status, stdout } = codegen('--check')
    expect(status).toBe(0)
    expect(stdout).toMatch(/^src\/generated: em dia \(\d+ arquivos\)\n$/)
  })

  it('shows what is edited, missing, orphaned or behind the manifest, and the remedy; touches nothing', () => {
    const { folder, put, codegen } = temporaryProject()
    codegen()
    put('manifest/app.yaml', 'product: Outro\n')
    rmSync(generated(folder, 'csp.ts'))
    writeFileSync(generated(folder, 'old.ts'), 'export {}\n')
    writeFileSync(generated(folder, 'paths.ts'), 'edited\n')
    const before = snapshot(folder)
    const { status, stdout } = codegen('--check')
    expect(status).toBe(1)
    expect(stdout).toContain("-  product: 'Teste',\n+  product: 'Outro',\n")
    expect(stdout).toContain('+++ b/src/generated/csp.ts\n')
    expect(stdout).toContain('  src/generated/paths.ts: desatualizado\n')
    expect(stdout).toContain('  src/generated/csp.ts: faltando\n')
    expect(stdout).toContain('  src/generated/old.ts: sobrando\n')
    expect(stdout).toContain('Rode: npm run codegen\n')
    expect(snapshot(folder)).toEqual(before)
    const statuses = Object.fromEntries(
      (JSON.parse(codegen('--check', '--json').stdout).files as { path: string; status: string }[]).map(
        (file) => [file.path, file.status],
      ),
    )
    expect(statuses).toMatchObject({
      'src/generated/app.ts': 'stale',
      'src/generated/csp.ts': 'missing',
      'src/generated/old.ts': 'orphan',
      'src/generated/routes.ts': 'unchanged',
    })
    expect(codegen().status).toBe(0)
    expect(codegen('--check').status).toBe(0)
  })
})

describe('--json', () => {
  it('prints one document, also when there was nothing to do', () => {
    const { codegen } = temporaryProject()
    const first = JSON.parse(codegen('--json').stdout)
    const second = JSON.parse(codegen('--json').stdout)
    expect(first).toEqual({ ok: true, diagnostics: [], files: expect.any(Array), ms: expect.any(Number) })
    expect(first.files[0]).toEqual({ path: 'src/generated/app.ts', status: 'written' })
    expect(second.ok).toBe(true)
    expect(second.files).toHaveLength(first.files.length)
    expect(new Set(second.files.map((file: { status: string }) => file.status))).toEqual(
      new Set(['unchanged']),
    )
  })

  it('holds the diagnostics of a broken manifest', () => {
    const { status, stdout, stderr } = temporaryProject(broken).codegen('--json')
    const report = JSON.parse(stdout)
    expect([status, stderr, report.ok, report.files]).toEqual([1, '', false, []])
    expect(report.diagnostics).toMatchObject([
      { code: 'unknown-key', severity: 'error', file: 'manifest/app.yaml', line: 2, column: 1 },
    ])
    expect(Object.keys(report.diagnostics[0])).not.toContain('frame')
  })
})

describe('wrong usage', () => {
  it('ends with 2 and shows the usage', () => {
    const { status, stdout, stderr } = temporaryProject().codegen('--chek')
    expect([status, stdout]).toEqual([2, ''])
    expect(stderr).toContain('Opção desconhecida: --chek')
    expect(stderr).toContain('Uso: npm run codegen')
  })

  it('is said in the document under --json', () => {
    const { status, stdout } = temporaryProject().codegen('--json', '--nope')
    expect([status, JSON.parse(stdout).diagnostics[0].code]).toEqual([2, 'usage'])
  })

  it('is none to ask for help', () => {
    const { status, stdout } = temporaryProject().codegen('--help')
    expect(status).toBe(0)
    expect(stdout).toContain('Uso: npm run codegen')
  })
})
