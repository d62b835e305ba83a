import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { smallDossie, smallManifest, temporaryProject } from '../support/temporary-project.ts'

const identity = { name: 'Pessoa Exemplo', email: 'pessoa@example.com' }

/** Git without the configuration of the machine. */
const environment = {
  ...process.env,
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_AUTHOR_NAME: identity.name,
  GIT_AUTHOR_EMAIL: identity.email,
  GIT_COMMITTER_NAME: identity.name,
  GIT_COMMITTER_EMAIL: identity.email,
}

/** Creates a project in a folder of a git repository. `commit` changes files and commits them. */
function createRepository() {
  const project = temporaryProject()
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: project.folder, env: environment, stdio: 'pipe' }).toString()
  git('init', '-q', '-b', 'main')
  const commit = (changes: Record<string, string | undefined> = {}) => {
    for (const [path, text] of Object.entries(changes))
      if (text === undefined) rmSync(join(project.folder, path))
      else project.put(path, text)
    git('add', '-A')
    git('commit', '-q', '-m', 'Uma mudança')
  }
  commit()
  return { ...project, git, commit }
}

const routes = smallManifest['manifest/routes/product.yaml'] ?? ''
const cep = smallManifest['manifest/consultas/cep.yaml'] ?? ''
const withPage = routes.replace('redirects:', '  - { path: /a, page: pages/dashboard, title: A }\nredirects:')
const withNumber = cep.replace('  request', '    - { name: n, kind: text, label: Número }\n  request')

const dossie = smallDossie.replace(
  'parts:',
  '  - { name: n, kind: text, label: Número, required: true }\nparts:',
)

/** Commits on a manifest, each with the lines that `diff` prints for it. */
const history: [changes: Record<string, string | undefined>, told: string[]][] = [
  [{ 'manifest/routes/product.yaml': withPage }, ['added route /a']],
  [
    { 'manifest/menu.yaml': `${smallManifest['manifest/menu.yaml']}  - { title: A, link: /a }\n` },
    ['added menu sidebar › A'],
  ],
  [{ 'manifest/consultas/cep.yaml': withNumber }, ['added field cep/1 n']],
  [{ 'manifest/dossies/lugar.yaml': dossie }, ['added dossie lugar']],
  [{ 'manifest/routes/product.yaml': withPage.replaceAll('\n', '\r\n') }, []],
  [
    { 'manifest/consultas/cep.yaml': withNumber.replace('label: Número', 'label: Número, required: true') },
    ['changed field cep/1 n [field-became-required]'],
  ],
  [
    { 'manifest/routes/product.yaml': undefined, 'manifest/routes/produto.yaml': withPage },
    ['moved route /dashboard', 'moved route /a', 'moved route /', 'moved redirect *'],
  ],
  [
    {
      'manifest/routes/produto.yaml': routes,
      'manifest/menu.yaml': smallManifest['manifest/menu.yaml'],
    },
    ['removed route /a [path-removed]', 'removed menu sidebar › A'],
  ],
]

type ChangeReport = {
  change: string
  subject: string
  name: string
  breaking: boolean
  rule?: string
  file: string
}

const formatReport = ({ change, subject, name, rule }: ChangeReport) =>
  [change, subject, name, rule && `[${rule}]`].filter(Boolean).join(' ')

describe('diff', () => {
  it('prints the changes of eight commits', { timeout: 60_000 }, async () => {
    const { codegen, commit } = createRepository()
    for (const [changes, expectedChanges] of history) {
      commit(changes)
      const { status, stdout } = await codegen('diff', 'HEAD~1', '--json')
      expect(status).toBe(0)
      expect((JSON.parse(stdout).changes as ChangeReport[]).map(formatReport).sort()).toEqual(
        [...expectedChanges].sort(),
      )
    }
    expect((await codegen('diff')).stdout).toBe('Nada mudou no manifesto desde HEAD.\n')
    const { stdout } = await codegen('diff', 'HEAD~8', '--json')
    const { against, changes } = JSON.parse(stdout) as { against: string; changes: ChangeReport[] }
    expect(against).toBe('HEAD~8')
    expect(changes.filter(({ change }) => change !== 'moved').map(formatReport)).toEqual([
      'added dossie lugar',
      'added field cep/1 n [field-required-added]',
    ])
  })

  it('prints one line per change, marks incompatible changes and counts them', async () => {
    const { codegen, commit, put } = createRepository()
    commit({ 'manifest/routes/product.yaml': withPage })
    put('manifest/routes/product.yaml', routes.replace('title: Visão Geral', 'title: Início'))
    const { status, stdout } = await codegen('diff')
    expect(status).toBe(0)
    expect(stdout).toBe(`Desde HEAD:

  - rota /a  HEAD:manifest/routes/product.yaml:4:5  incompatível [path-removed]: o caminho /a deixou de existir e nenhum redirecionamento parte dele
  ~ rota /dashboard: title Visão Geral → Início  manifest/routes/product.yaml:2:55

1 alteração, 1 remoção; 1 incompatível.
`)
  })

  it('prints many consultas, or a whole file, in one line', async () => {
    const { commit, codegen, put } = createRepository()
    commit({ 'manifest/consultas/cep.yaml': `${cep}  2: { title: Outro }\n` })
    put(
      'manifest/consultas/cep.yaml',
      `${cep.replace('label: CEP,', 'label: O CEP,')}  2: { title: Outro }\n`,
    )
    expect((await codegen('diff')).stdout).toContain(
      '\n  ~ campo cep de cep/1, cep/2: label CEP → O CEP  manifest/consultas/cep.yaml:6:38\n',
    )
    commit({ 'manifest/routes/product.yaml': undefined, 'manifest/routes/produto.yaml': withPage })
    expect((await codegen('diff', 'HEAD~1')).stdout).toContain(
      '\n  > rota /dashboard, /: de routes/product.yaml para routes/produto.yaml  manifest/routes/produto.yaml\n',
    )
  })

  it('fails --check --against a revision if a change is incompatible', async () => {
    const { codegen, commit, put } = createRepository()
    commit({ 'manifest/routes/product.yaml': withPage })
    put('manifest/routes/product.yaml', routes)
    await codegen()
    expect((await codegen('--check')).status).toBe(0)
    expect((await codegen('--check', '--against', 'HEAD~1')).status).toBe(0)
    const { status, stdout } = await codegen('--check', '--against', 'HEAD')
    expect(status).toBe(1)
    expect(stdout).toContain('O manifesto é incompatível com HEAD:\n\n  - rota /a')
    const json = JSON.parse((await codegen('--check', '--against=HEAD', '--json')).stdout)
    expect(json).toMatchObject({
      ok: false,
      against: 'HEAD',
      changes: [{ breaking: true, rule: 'path-removed' }],
    })
  })

  it('finds the manifest of a project in a folder of the repository', async () => {
    const { folder, put, git, codegen } = createRepository()
    mkdirSync(join(folder, 'produtos/um'), { recursive: true })
    git('mv', 'manifest', 'src', 'produtos/um')
    git('commit', '-q', '-m', 'Numa pasta')
    put('produtos/um/manifest/app.yaml', 'product: Outro\n')
    const folders = ['--manifest', 'produtos/um/manifest', '--pages', 'produtos/um/src']
    expect((await codegen('diff', ...folders)).stdout).toContain(
      '~ produto Outro: product Teste → Outro  produtos/um/manifest/app.yaml:1:10',
    )
    const before = await codegen('diff', 'HEAD~1', ...folders)
    expect([before.status, before.stderr]).toEqual([1, 'Na revisão HEAD~1 não há manifesto nesta pasta\n'])
  })

  it('compares with a revision whose pages were removed since', async () => {
    const { commit, codegen } = createRepository()
    commit({
      'manifest/routes/more.yaml': 'routes: [{ path: /a, page: pages/a, title: A }]\n',
      'src/pages/a.tsx': 'export default () => null\n',
    })
    commit({ 'manifest/routes/more.yaml': undefined, 'src/pages/a.tsx': undefined })
    const { status, stdout } = await codegen('diff', 'HEAD~1')
    expect([status, stdout.includes('- rota /a  HEAD~1:manifest/routes/more.yaml:1:')]).toEqual([0, true])
  })

  it('reports why it cannot compare', async () => {
    const { commit, codegen } = createRepository()
    commit({ 'manifest/app.yaml': 'produto: Teste\n' })
    commit({ 'manifest/app.yaml': 'product: Teste\n' })
    const invalid = await codegen('diff', 'HEAD~1')
    expect([invalid.status, invalid.stdout]).toEqual([1, ''])
    expect(invalid.stderr).toContain(
      'O manifesto da revisão HEAD~1 é inválido:\n\nHEAD~1:manifest/app.yaml:1:1 erro',
    )
    const unknown = await codegen('diff', 'nenhuma')
    expect([unknown.status, unknown.stderr.split('\n')[0]]).toEqual([
      1,
      'O git não conhece a revisão nenhuma',
    ])
    const option = await codegen('diff', '--', '--output=x')
    expect([option.status, option.stderr]).toEqual([1, '"--output=x" não é uma revisão do git\n'])
    const json = await codegen('diff', 'nenhuma', '--json')
    expect(JSON.parse(json.stdout)).toMatchObject({ ok: false, diagnostics: [{ code: 'command' }] })
  })

  it('reads the repository of the folder, even if a hook sets GIT_DIR', async () => {
    const { codegen } = createRepository()
    vi.stubEnv('GIT_DIR', '.git')
    onTestFinished(() => {
      vi.unstubAllEnvs()
    })
    expect((await codegen('diff')).stdout).toBe('Nada mudou no manifesto desde HEAD.\n')
  })

  it('reports a missing repository', async () => {
    const { codegen } = temporaryProject()
    const { status, stdout, stderr } = await codegen('diff')
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr).toBe('A pasta do manifesto não está num repositório do git: não há com que comparar\n')
  })
})
