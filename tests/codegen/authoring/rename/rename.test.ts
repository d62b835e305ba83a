import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { buildWithTexts } from '../../../../codegen/authoring/edit/save-texts.ts'
import { renameRoute } from '../../../../codegen/authoring/rename/rename-route.ts'
import { resolveFolders } from '../../../../codegen/folders.mjs'
import { buildModel } from '../../../../codegen/generate.ts'
import { smallDossie, temporaryProject } from '../../support/temporary-project.ts'

const routes = `# Páginas
routes:
  - { path: /dashboard, page: pages/dashboard, title: Visão Geral } # a primeira
  - { path: "/pacotes", page: pages/dashboard, title: Consultas }
  - { path: /projeto/:id, page: pages/dashboard, title: Projeto }
  - { path: /, page: pages/dashboard, title: Entrar }
redirects:
  - { from: /modulos, to: /pacotes }
  - { from: "*", to: /dashboard }
`

const menu = `sidebar:
  - { title: Consultas, icon: LuHouse, link: '/pacotes' }
  - { title: Projeto, link: /projeto/7 }
  - title: CEP
    children:
      - { title: Endereço por CEP, link: /consulta/cep }
      - { title: Bairro, link: /consulta/cep/2 }
`

const consulta = (text: string) =>
  text.replace('variants:\n', 'variants:\n  2: { title: Bairro por CEP, batch: { max: 5 } }\n')

function project(changes: Record<string, string | undefined> = {}) {
  const { folder, codegen, put } = temporaryProject({
    'manifest/routes/product.yaml': routes,
    'manifest/menu.yaml': menu,
    'manifest/app.yaml': 'product: Teste\ncatalogue: /pacotes\n',
    ...changes,
  })
  const read = (path: string) => readFileSync(join(folder, 'manifest', path), 'utf8')
  const cep = 'manifest/consultas/cep.yaml'
  if (!(cep in changes)) put(cep, consulta(readFileSync(join(folder, cep), 'utf8')))
  return { codegen, read, put, folder }
}

it('renames a route and its links, adds a redirect, and keeps all other bytes', async () => {
  const { codegen, read } = project()
  const { status, stdout } = await codegen('rename', '/pacotes', '/catalogo')
  expect(stdout).toMatchInlineSnapshot(`
    "Mudou:
      manifest/routes/product.yaml:4:13  /pacotes → /catalogo
      manifest/menu.yaml:2:46  /pacotes → /catalogo
      manifest/app.yaml:2:12  /pacotes → /catalogo
      manifest/routes/product.yaml:8:27  /pacotes → /catalogo

    Redireciona:
      /pacotes → /catalogo

    Rode: npm run codegen
    "
  `)
  expect(status).toBe(0)
  expect(read('routes/product.yaml')).toBe(
    routes
      .replace('path: "/pacotes"', 'path: "/catalogo"')
      .replace('to: /pacotes', 'to: /catalogo')
      .replace('redirects:\n  - ', 'redirects:\n  - { from: /pacotes, to: /catalogo }\n  - '),
  )
  expect(read('menu.yaml')).toBe(menu.replace("'/pacotes'", "'/catalogo'"))
  expect(read('app.yaml')).toBe('product: Teste\ncatalogue: /catalogo\n')
  expect((await codegen()).status).toBe(0)
})

it.each([
  ['at the end', 'product: Teste', 'product: Teste\nauth: { home: /inicio }'],
  [
    'with the line endings of the file',
    'auth:\r\n  login: /\r\nproduct: Teste\r\n',
    'auth:\r\n  login: /\r\n  home: /inicio\r\nproduct: Teste\r\n',
  ],
  [
    'in braces',
    'product: Teste\nauth: { login: / }\n',
    'product: Teste\nauth: { login: /, home: /inicio }\n',
  ],
])('writes the path of a page that was the home only by default, %s', async (_, before, after) => {
  const { codegen, read } = project({ 'manifest/app.yaml': before })
  expect(await codegen('rename', '/dashboard', '/inicio')).toMatchObject({ status: 0, stderr: '' })
  expect(read('app.yaml')).toBe(after)
  expect((await codegen()).status).toBe(0)
})

it('adds no redirect if the old path still leads to the page', async () => {
  const { codegen, read } = project()
  const { status, stdout } = await codegen('rename', '/pacotes', '/Pacotes/', '--json')
  expect({ status, ...JSON.parse(stdout) }).toMatchObject({ status: 0, redirects: [] })
  expect(read('menu.yaml')).toContain("link: '/Pacotes/'")
})

it('redirects every variant and batch of a family', async () => {
  const { codegen, read } = project()
  expect((await codegen('rename', '/consulta/cep', '/enderecos')).status).toBe(0)
  expect(read('consultas/cep.yaml')).toContain('\npath: /enderecos\n')
  expect(read('menu.yaml')).toContain('link: /enderecos }')
  expect(read('menu.yaml')).toContain('link: /enderecos/2 }')
  expect(read('routes/product.yaml')).toContain(`redirects:
  - { from: /consulta/cep, to: /enderecos }
  - { from: /consulta/cep/2, to: /enderecos/2 }
  - { from: /consulta/cep/2/lote, to: /enderecos/2/lote }
  - { from: /modulos, to: /pacotes }
`)
})

it('restores the files when the rename is undone', async () => {
  const { codegen, read } = project()
  await codegen('rename', '/pacotes', '/catalogo')
  expect((await codegen('rename', '/catalogo', '/pacotes')).status).toBe(0)
  expect(read('menu.yaml')).toBe(menu)
  expect(read('routes/product.yaml')).toContain('  - { from: /catalogo, to: /pacotes }\n  - { from: /modulos')
  expect((await codegen()).status).toBe(0)
})

it('keeps parameters in links, and lists their addresses without redirect', async () => {
  const { codegen, read } = project()
  const { stdout } = await codegen('rename', '/projeto/:id', '/obra/:id/ver', '--json')
  expect(read('menu.yaml')).toContain('link: /obra/7/ver }')
  expect(JSON.parse(stdout)).toMatchObject({ ok: true, redirects: [], unredirected: ['/projeto/:id'] })
})

it('lists texts that mention the old path', async () => {
  const faq = `sections:
  - title: Geral
    questions:
      - { question: Onde?, answer: "Abra /pacotes; /pacotes-novos é outra." }
`
  const { codegen } = project({ 'manifest/content/faq.yaml': faq })
  const { stdout } = await codegen('rename', '/pacotes', '/catalogo', '--json')
  expect(JSON.parse(stdout).mentions).toEqual(['manifest/content/faq.yaml:4:36'])
})

it.each([
  ['after the list of an empty file', 'redirects: []\n', 'redirects:\n  - { from: /a, to: /b }\n'],
  ['at the end of a file without redirects', '', 'redirects:\n  - { from: /a, to: /b }\n'],
  [
    'inside a list in brackets',
    'redirects: [{ from: "*", to: / }]\n',
    'redirects: [{ from: /a, to: /b }, { from: "*", to: / }]\n',
  ],
  [
    'with the line endings of the file',
    'redirects:\r\n  - { from: "*", to: / }\r\n',
    'redirects:\r\n  - { from: /a, to: /b }\r\n  - { from: "*", to: / }\r\n',
  ],
])('inserts a redirect %s', async (_, before, after) => {
  const head = `routes:\n  - { path: /a, page: pages/dashboard, title: A }\n  - { path: /, page: pages/dashboard, title: B }\n  - { path: /dashboard, page: pages/dashboard, title: Visão Geral }\n`
  const { codegen, read } = project({
    'manifest/routes/product.yaml': head + before,
    'manifest/menu.yaml': 'sidebar: [{ title: A, link: /a }]\n',
    'manifest/app.yaml': 'product: Teste\n',
  })
  expect(await codegen('rename', '/a', '/b')).toMatchObject({ status: 0, stderr: '' })
  expect(read('routes/product.yaml')).toBe(head.replace('path: /a', 'path: /b') + after)
})

it.each([
  // A typo gets a suggestion.
  ['/pacote', '/x', 'você quis dizer "/pacotes"?'],
  ['/consulta/cep/2', '/x', '/consulta/cep/2 fica abaixo de /consulta/cep: renomeie /consulta/cep'],
  ['/projeto/7', '/x', 'renomeie a rota como ela está declarada'],
  ['/pacotes', '/dashboard', 'O caminho /dashboard já é usado em manifest/routes/product.yaml:3:13'],
  ['/pacotes', '/pacotes', 'A rota já tem o caminho /pacotes'],
  ['/pacotes', 'catalogo', 'O caminho deve começar com /'],
  ['/projeto/:id', '/obra', 'Os parâmetros de /projeto/:id devem continuar em /obra'],
])('refuses %s → %s, and writes nothing', async (from, to, message) => {
  const { codegen, read } = project()
  const { status, stderr } = await codegen('rename', from, to)
  expect(stderr).toContain(message)
  expect(status).toBe(1)
  expect([read('routes/product.yaml'), read('menu.yaml')]).toEqual([routes, menu])
})

it('renames a dossiê, and reports only the errors of an invalid manifest', async () => {
  const { codegen, read, put } = project({ 'manifest/dossies/lugar.yaml': smallDossie })
  expect((await codegen('rename', '/dossie/lugar', '/dossie/endereco')).status).toBe(0)
  expect(read('dossies/lugar.yaml')).toContain('path: /dossie/endereco\n')
  put('manifest/app.yaml', 'produto: Teste\n')
  const { status, stdout } = await codegen('rename', '/pacotes', '/catalogo', '--json')
  expect(status).toBe(1)
  expect(JSON.parse(stdout).diagnostics).toContainEqual(expect.objectContaining({ code: 'unknown-key' }))
})

it.each(['/', '/dashboard', '/consulta/leitor', '/dossie/ficha'])('renames %s of a whole product', (path) => {
  const root = join(import.meta.dirname, '../../../..')
  const folders = resolveFolders({ manifest: 'tests/product-fixture/manifest' }, root)
  const built = buildModel({ ...folders, cwd: root })
  const renamed = built.ok ? renameRoute(built.manifest, path, `${path.replace(/\/$/, '')}/novo`) : undefined
  if (!renamed || 'refusal' in renamed) throw new Error(renamed?.refusal)
  expect(buildWithTexts(folders, root, renamed.texts)).toMatchObject({ ok: true, diagnostics: [] })
})
