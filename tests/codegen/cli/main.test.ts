import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { formatAnnotations } from '../../../codegen/cli/annotations.ts'
import type { Diagnostic } from '../../../codegen/diagnostics/diagnostic.ts'
import { smallDossie, smallManifest, temporaryProject } from '../support/temporary-project.ts'

const generated = (folder: string, path = '') => join(folder, 'src/generated', path)

/** Returns the contents of all output files. */
const snapshot = (folder: string) =>
  readdirSync(generated(folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(generated(folder, path)).isFile())
    .sort()
    .map((path) => [path, readFileSync(generated(folder, path), 'utf8')])

const broken = { 'manifest/app.yaml': 'product: Teste\nprodutto: x\n' }

describe('npm run codegen', () => {
  it('writes, prints one line and exits with 0', async () => {
    const { folder, codegen } = temporaryProject()
    const { status, stdout, stderr } = await codegen()
    expect([status, stderr]).toEqual([0, ''])
    expect(stdout).toMatch(/^src\/generated: \d+ escritos em \d+ ms\n$/)
    expect(existsSync(generated(folder, 'consultas/cep.ts'))).toBe(true)
  })

  it('writes the same bytes for LF and CRLF, in any folder', async () => {
    const crlf = Object.fromEntries(
      Object.entries(smallManifest).map(([path, text]) => [path, text.replaceAll('\n', '\r\n')]),
    )
    const [one, other] = [temporaryProject(), temporaryProject(crlf)]
    await one.codegen()
    await other.codegen()
    expect(snapshot(other.folder)).toEqual(snapshot(one.folder))
    expect(JSON.stringify(snapshot(one.folder))).not.toContain(one.folder)
  })

  it('prints diagnostics on standard error, writes nothing and exits with 1', async () => {
    const { folder, codegen } = temporaryProject(broken)
    const { status, stdout, stderr } = await codegen()
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr).toContain('manifest/app.yaml:2:1 erro [unknown-key]')
    expect(stderr).toContain('1 erro no manifesto. Nada foi escrito.')
    expect(existsSync(generated(folder))).toBe(false)
  })

  it('keeps the last good output if the manifest breaks', async () => {
    const { folder, put, codegen } = temporaryProject()
    await codegen()
    const good = snapshot(folder)
    put('manifest/app.yaml', broken['manifest/app.yaml'])
    expect((await codegen()).status).toBe(1)
    expect(snapshot(folder)).toEqual(good)
  })

  it('names the folder of --pages if there is none, and not each page', async () => {
    const { status, stderr } = await temporaryProject().codegen('--pages', 'nada')
    expect([status, stderr.split('\n')[0]]).toEqual([2, '--pages: a pasta nada não existe'])
  })

  it('uses the folders of the options', async () => {
    const { folder, codegen } = temporaryProject()
    const args = ['--manifest', `${folder}/manifest`, `--pages=${folder}/src`, '--out', 'elsewhere/out']
    const { status, stdout } = await codegen(...args)
    expect([status, stdout.split(':')[0]]).toEqual([0, 'elsewhere/out'])
    expect(existsSync(join(folder, 'elsewhere/out/app.ts'))).toBe(true)
  })

  it('does not write into a folder with other files', async () => {
    const { folder, codegen } = temporaryProject()
    const { status, stderr } = await codegen('--out', 'src')
    expect(status).toBe(1)
    expect(stderr).toContain('confira --out')
    expect(existsSync(join(folder, 'src/pages/dashboard.tsx'))).toBe(true)
  })
})

describe('--check', () => {
  it('exits with 0 if the output is up to date', async () => {
    const { codegen } = temporaryProject()
    await codegen()
    const { status, stdout } = await codegen('--check')
    expect(status).toBe(0)
    expect(stdout).toMatch(/^src\/generated: em dia \(\d+ arquivos\)\n$/)
  })

  it('reports edited, missing, orphaned and stale files, and writes nothing', async () => {
    const { folder, put, codegen } = temporaryProject()
    await codegen()
    put('manifest/app.yaml', 'product: Outro\n')
    rmSync(generated(folder, 'csp.ts'))
    writeFileSync(generated(folder, 'old.ts'), 'export {}\n')
    writeFileSync(generated(folder, 'paths.ts'), 'edited\n')
    const before = snapshot(folder)
    const { status, stdout } = await codegen('--check')
    expect(status).toBe(1)
    expect(stdout).toContain("-  product: 'Teste',\n+  product: 'Outro',\n")
    expect(stdout).toContain('+++ b/src/generated/csp.ts\n')
    expect(stdout).toContain('  src/generated/paths.ts: desatualizado\n')
    expect(stdout).toContain('  src/generated/csp.ts: faltando\n')
    expect(stdout).toContain('  src/generated/old.ts: sobrando\n')
    expect(stdout).toContain('Rode: npm run codegen\n')
    expect(snapshot(folder)).toEqual(before)
    const statuses = Object.fromEntries(
      (
        JSON.parse((await codegen('--check', '--json')).stdout).files as { path: string; status: string }[]
      ).map((file) => [file.path, file.status]),
    )
    expect(statuses).toMatchObject({
      'src/generated/app.ts': 'stale',
      'src/generated/csp.ts': 'missing',
      'src/generated/old.ts': 'orphan',
      'src/generated/routes.ts': 'unchanged',
    })
    expect((await codegen()).status).toBe(0)
    expect((await codegen('--check')).status).toBe(0)
  })
})

describe('removing a dossiê', () => {
  const file = 'manifest/dossies/lugar.yaml'

  it('fails --check, and the next run removes its files', async () => {
    const { folder, codegen } = temporaryProject({ [file]: smallDossie })
    await codegen()
    expect(existsSync(generated(folder, 'dossies/lugar.ts'))).toBe(true)
    rmSync(join(folder, file))
    const { status, stdout } = await codegen('--check')
    expect(status).toBe(1)
    expect(stdout).toContain('  src/generated/dossies/lugar.ts: sobrando\n')
    for (const path of ['dossies/index', 'dossie-list', 'leads', 'paths', 'routes', 'pages'])
      expect(stdout).toContain(`  src/generated/${path}.ts: desatualizado\n`)
    expect((await codegen()).stdout).toMatch(/^src\/generated: \d+ escritos, 1 removido em \d+ ms\n$/)
    expect(existsSync(generated(folder, 'dossies/lugar.ts'))).toBe(false)
    expect((await codegen('--check')).status).toBe(0)
  })
})

describe('--json', () => {
  it('prints one document, also if nothing changed', async () => {
    const { codegen } = temporaryProject()
    const first = JSON.parse((await codegen('--json')).stdout)
    const second = JSON.parse((await codegen('--json')).stdout)
    expect(first).toEqual({ ok: true, diagnostics: [], files: expect.any(Array), ms: expect.any(Number) })
    expect(first.files[0]).toEqual({ path: 'src/generated/app.ts', status: 'written' })
    expect(second.ok).toBe(true)
    expect(second.files).toHaveLength(first.files.length)
    expect(new Set(second.files.map((file: { status: string }) => file.status))).toEqual(
      new Set(['unchanged']),
    )
  })

  it('prints the diagnostics of a broken manifest', async () => {
    const { status, stdout, stderr } = await temporaryProject(broken).codegen('--json')
    const report = JSON.parse(stdout)
    expect([status, stderr, report.ok, report.files]).toEqual([1, '', false, []])
    expect(report.diagnostics).toMatchObject([
      { code: 'unknown-key', severity: 'error', file: 'manifest/app.yaml', line: 2, column: 1 },
    ])
    expect(report.diagnostics[0].frame).toContain('> 2 | produtto: x\n')
  })
})

describe('diagnostics of one cause', () => {
  const lines = (count: number) => Array.from({ length: count }, (_, index) => `k${index}: 1\n`).join('')
  const many = { 'manifest/app.yaml': `product: Teste\n${lines(1_025)}` }

  it('are printed up to 20, with the count of the others', async () => {
    const { status, stderr } = await temporaryProject(many).codegen()
    expect(status).toBe(1)
    expect(stderr.match(/erro \[unknown-key\]/g)).toHaveLength(20)
    expect(stderr).toContain('\n\ne mais 1.005 da mesma causa [unknown-key]\n')
    expect(stderr).toContain('1.025 erros no manifesto.')
  })

  it('do not hide other diagnostics', async () => {
    const menu = 'sidbar: []\nsidebar:\n  - { title: Um, link: /nada }\n'
    const { stderr } = await temporaryProject({ ...many, 'manifest/menu.yaml': menu }).codegen()
    expect(stderr).toContain('manifest/menu.yaml:1:1 erro [unknown-key]')
  })

  it('about one missing target are one across files', async () => {
    const families = Object.fromEntries(
      Array.from({ length: 23 }, (_, index) => [
        `manifest/consultas/f${index}.yaml`,
        `consulta: f${index}\ntitle: F\npath: /f${index}\ndefaults: { request: { source: foonte, get: /a } }\nvariants: { 1: { title: F } }\n`,
      ]),
    )
    const { stderr } = await temporaryProject(families).codegen()
    expect(stderr.match(/erro \[unknown-source\]/g)).toHaveLength(1)
    expect(stderr).toContain('(citado em 23 lugares)')
  })

  it('are all in the document of --json', async () => {
    const { stdout } = await temporaryProject(many).codegen('--json')
    expect(JSON.parse(stdout).diagnostics).toHaveLength(1_025)
  })
})

it('--check prints at most 200 lines, and says how many more there are', async () => {
  const { folder, codegen } = temporaryProject()
  await codegen()
  const lines = Array.from({ length: 400 }, (_, index) => `// ${index}\n`)
  writeFileSync(generated(folder, 'paths.ts'), lines.join(''))
  const { stdout } = await codegen('--check')
  expect(stdout.split('\n').length - 1).toBeLessThanOrEqual(200)
  expect(stdout).toMatch(/\n… e mais \d+ linhas\n\nsrc\/generated não é o que o manifesto gera/)
})

describe('in GitHub Actions', () => {
  beforeEach(() => {
    vi.stubEnv('GITHUB_ACTIONS', 'true')
    return () => vi.unstubAllEnvs()
  })

  it('prints diagnostics as annotations too', async () => {
    const { stdout, stderr } = await temporaryProject(broken).codegen('--check')
    expect(stderr).toContain('manifest/app.yaml:2:1 erro [unknown-key]')
    expect(stdout).toBe(
      '::error file=manifest/app.yaml,line=2,col=1,title=unknown-key::A chave "produtto" não existe aqui%0Adica: você quis dizer "product"?\n',
    )
  })

  it('prints an annotation for each file of the output that is stale', async () => {
    const project = temporaryProject()
    await project.codegen()
    writeFileSync(join(project.folder, 'src/generated/paths.ts'), '')
    const { status, stdout } = await project.codegen('--check')
    expect(status).toBe(1)
    expect(stdout).toMatch(
      /^::error file=src\/generated\/paths\.ts,title=codegen::desatualizado: não é o que o manifesto gera\. Rode: npm run codegen\n/,
    )
  })

  it('escapes annotations, and prints at most 20 of one cause', () => {
    const diagnostic = (line: number): Diagnostic => ({
      code: 'unused-source',
      severity: 'warning',
      message: '100%\r\n',
      file: 'a:b,c%.yaml',
      line,
      column: 2,
      hint: 'x',
      path: [],
      range: { start: 0, end: 0 },
    })
    const lines = formatAnnotations(Array.from({ length: 22 }, (_, index) => diagnostic(index + 1))).split(
      '\n',
    )
    expect(lines).toHaveLength(21)
    expect(lines[0]).toBe(
      '::warning file=a%3Ab%2Cc%25.yaml,line=1,col=2,title=unused-source::100%25%0D%0A%0Adica: x',
    )
    expect(lines[19]).toMatch(/dica: x%0Ae mais 2 da mesma causa$/)
  })

  it('prints only the document under --json', async () => {
    const { stdout, stderr } = await temporaryProject(broken).codegen('--json')
    expect([JSON.parse(stdout).ok, stderr]).toEqual([false, ''])
  })
})

describe('a warning', () => {
  const warned = {
    'manifest/sources.yaml': `${smallManifest['manifest/sources.yaml']}  outra: { baseUrl: https://outra.example }\n`,
  }

  it('is printed in every run and does not stop the output', async () => {
    const { folder, codegen } = temporaryProject(warned)
    for (const summary of [/escritos em \d+ ms\n$/, /nada mudou/]) {
      const { status, stdout, stderr } = await codegen()
      expect(status).toBe(0)
      expect(stdout).toMatch(summary)
      expect(stderr).toContain('manifest/sources.yaml:3:3 aviso [unused-source]')
      expect(stderr).toMatch(/\n1 aviso no manifesto\.\n$/)
    }
    expect(existsSync(generated(folder, 'app.ts'))).toBe(true)
  })

  it('fails --check', async () => {
    const { codegen } = temporaryProject(warned)
    await codegen()
    const { status, stdout, stderr } = await codegen('--check')
    expect(status).toBe(1)
    expect(stdout).toContain('em dia')
    expect(stderr).toContain('1 aviso no manifesto. Com --check, um aviso conta como erro.\n')
  })

  it('is in the document of --json', async () => {
    const { codegen } = temporaryProject(warned)
    const diagnostics = [{ code: 'unused-source', severity: 'warning', line: 3, column: 3 }]
    const written = await codegen('--json')
    expect([written.status, JSON.parse(written.stdout)]).toMatchObject([0, { ok: true, diagnostics }])
    const checked = await codegen('--check', '--json')
    expect([checked.status, JSON.parse(checked.stdout)]).toMatchObject([1, { ok: false, diagnostics }])
  })

  it('is counted apart from errors', async () => {
    const { codegen } = temporaryProject({ ...warned, ...broken })
    const { status, stderr } = await codegen()
    expect(status).toBe(1)
    expect(stderr).toMatch(/\n1 erro e 1 aviso no manifesto\. Nada foi escrito\.\n$/)
  })
})

describe('wrong usage', () => {
  const help = 'Todos os comandos e opções: npm run codegen -- --help\n'

  it.each([
    [['--chek'], 'Opção desconhecida: --chek\n  dica: você quis dizer "--check"?\n'],
    [['addd', 'cep', '--title', 'Um'], 'Comando desconhecido: addd\n  dica: você quis dizer "add"?\n'],
    [['add', 'cep', '--titel', 'Um'], 'Opção desconhecida: --titel\n  dica: você quis dizer "--title"?\n'],
    [['add', 'cep'], 'Falta --title\n'],
  ])('exits with 2 and prints at most three lines for %j', async (args, message) => {
    const { status, stdout, stderr } = await temporaryProject().codegen(...args)
    expect([status, stdout, stderr]).toEqual([2, '', message + help])
  })

  it('is in the document of --json', async () => {
    const { status, stdout } = await temporaryProject().codegen('--json', '--nope')
    expect([status, JSON.parse(stdout).diagnostics[0].code]).toEqual([2, 'usage'])
  })

  it('does not include --help', async () => {
    const { status, stdout } = await temporaryProject().codegen('--help')
    expect(status).toBe(0)
    expect(stdout).toContain('Uso: npm run codegen')
  })
})
