import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { schemaLine } from '../../../../../codegen/emit/json-schema/schema-line.ts'
import { resolveFolders } from '../../../../../codegen/folders.mjs'
import { formatUnderline, splitAtCursor } from '../../../../codegen/emit/json-schema/editor-text.ts'
import { type Editor, startEditor } from '../../../../codegen/emit/json-schema/language-server.ts'

const root = join(import.meta.dirname, '../../../../..')

const shipped = readdirSync(join(root, 'manifest'), { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => name.endsWith('.yaml'))

let editor: Editor

beforeAll(async () => {
  editor = await startEditor(root)
})

afterAll(() => editor.stop())

let typed = 0

/** Opens a new, unsaved file next to the named one, with its first line and the given text. */
function type(name: string, marked: string) {
  typed += 1
  const { text, cursor } = splitAtCursor(`${schemaLine(name, resolveFolders({}, root))}\n${marked}`)
  const file = `manifest/${name.replace('.yaml', `-${typed}.yaml`)}`
  const findings = editor
    .open(file, text)
    .then((diagnostics) => diagnostics.map((diagnostic) => formatUnderline(text, diagnostic)))
  return { file, cursor, findings }
}

const consulta = 'consulta: cep\ntitle: CEP\npath: /consulta/cep\nvariants:\n  1:\n    title: Um\n'

it('finds no mistake in the shipped files', async () => {
  const found = await Promise.all(
    shipped.map(async (name) => {
      const diagnostics = await editor.open(`manifest/${name}`)
      return diagnostics.map(({ range, message }) => `${name}:${range.start.line + 1} ${message}`)
    }),
  )
  expect(found.flat()).toEqual([])
  expect(found.length).toBeGreaterThan(20)
})

it.each(shipped)('manifest/%s names its schema in its first line', (name) => {
  const [first] = readFileSync(join(root, 'manifest', name), 'utf8').split('\n')
  const folders = resolveFolders({}, root)
  expect(first).toBe(schemaLine(name, folders))
  const path = first?.replace(/^.*=/, '') ?? ''
  expect(existsSync(join(root, 'manifest', name, '..', path))).toBe(true)
})

describe('completion', () => {
  it.each<[place: string, name: string, text: string, offered: string[], words?: string]>([
    ["a file's keys", 'consultas/cep.yaml', '│', ['consulta', 'title', 'group', 'defaults', 'variants']],
    ["a variant's keys", 'consultas/cep.yaml', `${consulta}    │`, ['result', 'result+', 'example']],
    [
      "a block's kinds",
      'consultas/cep.yaml',
      `${consulta}    result:\n      - block: │`,
      ['fields', 'table', 'list', 'image', 'score', 'alert', 'timeline'],
      'como tabela',
    ],
    [
      "a table's own keys",
      'consultas/cep.yaml',
      `${consulta}    result:\n      - block: table\n        │`,
      ['title', 'value', 'columns', 'groupBy', 'map', 'empty'],
    ],
    [
      "a field's kinds",
      'consultas/cep.yaml',
      `${consulta}    fields:\n      - kind: │`,
      ['cpf', 'cnpj', 'placa', 'process', 'select', 'image'],
      'dígitos verificadores',
    ],
    [
      'a format',
      'consultas/cep.yaml',
      `${consulta}    summary:\n      format: │`,
      ['cpf', 'currency', 'yes-no', 'month'],
      'R$',
    ],
    [
      "a source's name",
      'consultas/cep.yaml',
      `${consulta}    request:\n      source: │`,
      ['viacep', 'brasilapi', 'opencep', 'gateway'],
      'ViaCEP',
    ],
    ['a tone', 'consultas/cep.yaml', `${consulta}    findings:\n      - tone: │`, ['danger', 'neutral']],
    ['a group', 'consultas/cep.yaml', consulta.replace('path:', 'group: │\npath:'), ['Endereços', 'Crédito']],
    ["a part's family", 'dossies/pessoa.yaml', 'parts:\n  - consulta: │', ['cpf', 'score'], 'CPF'],
    ['an icon', 'menu.yaml', 'sidebar:\n  - icon: │', ['LuSearch', 'LuMapPin']],
    ["a link's path", 'menu.yaml', 'sidebar:\n  - link: │', ['/dashboard', '/consulta/cpf'], 'Visão Geral'],
    ['a preference', 'app.yaml', 'preferences:\n  skin: │', ['default', 'bordered']],
    ['a mode', 'sources.yaml', 'mode: │', ['demo', 'live'], 'sem rede'],
    ["a route's roles", 'routes/product.yaml', 'routes:\n  - access:\n      - │', ['analista', 'gestor']],
    ["a file's roles", 'routes/product.yaml', 'access: [│]', ['analista', 'gestor'], 'auth.roles'],
    ["a consulta's roles", 'consultas/cep.yaml', `${consulta}    access: [│]`, ['analista', 'gestor']],
    ["a menu entry's roles", 'menu.yaml', 'bottomBar:\n  - access: [│]', ['analista', 'gestor']],
    ["a dossiê's roles", 'dossies/pessoa.yaml', 'access: [│]', ['analista', 'gestor']],
    ["an account's roles", 'app.yaml', 'auth:\n  seedUser:\n    roles: [│]', ['analista', 'gestor']],
    ['the default roles', 'app.yaml', 'auth:\n  defaultRoles: [│]', ['analista', 'gestor']],
    ['a mapped role', 'app.yaml', 'auth:\n  oidc:\n    rolesMap:\n      Chefe: │', ['analista', 'gestor']],
    [
      'a token of roles',
      'app.yaml',
      'auth:\n  oidc:\n    rolesFrom: │',
      ['id_token', 'access_token'],
      'ID token',
    ],
    ['a provider', 'app.yaml', 'auth:\n  provider: │', ['local', 'oidc'], 'OpenID Connect'],
    ['a purpose', 'consultas/cep.yaml', `${consulta}    purpose: │`, ['required'], 'uma vez por sessão'],
    ["a source's login", 'sources.yaml', 'sources:\n  a:\n    auth: │', ['bearer'], 'token'],
    ['a place for the purpose', 'sources.yaml', 'sources:\n  a:\n    purpose:\n      │', ['header', 'body']],
    ['a layout', 'routes/product.yaml', 'layout: │', ['public', 'app'], 'quem entrou'],
  ])('offers %s', async (_, name, text, offered, words = '') => {
    const { file, cursor } = type(name, text)
    const items = await editor.completions(file, cursor)
    expect(items.map(({ label }) => label)).toEqual(expect.arrayContaining(offered))
    expect(JSON.stringify(items.map(({ documentation }) => documentation))).toContain(words)
  })

  it('offers no keys of other blocks', async () => {
    const { file, cursor } = type(
      'consultas/cep.yaml',
      `${consulta}    result:\n      - block: image\n        │`,
    )
    const labels = (await editor.completions(file, cursor)).map(({ label }) => label)
    expect(labels).toEqual(expect.arrayContaining(['value', 'alt', 'sensitive']))
    expect(labels).not.toContain('columns')
  })
})

describe('hovering', () => {
  it.each<[key: string, name: string, text: string, words: string[]]>([
    ['product', 'app.yaml', 'prod│uct: Averigua', ['Nome do produto', 'Averigua']],
    ['navBarType', 'app.yaml', 'preferences:\n  nav│BarType: static', ['O cabeçalho rola com a página']],
    ['isHide', 'menu.yaml', 'sidebar:\n  - { title: A, link: /, is│Hide: true }', ['Esconde a trilha']],
    ['timeoutMs', 'sources.yaml', 'sources:\n  a:\n    time│outMs: 9', ['milésimos de segundo', '8000']],
    ['layout', 'routes/product.yaml', 'lay│out: app', ['Quem vê as páginas', 'Páginas de quem entrou']],
    [
      'kind',
      'consultas/cep.yaml',
      `${consulta}    fields:\n      - ki│nd: cns`,
      ['Cartão Nacional de Saúde'],
    ],
    ['block', 'consultas/cep.yaml', `${consulta}    result:\n      - bl│ock: alert`, ['Um aviso']],
    ['example', 'consultas/cep.yaml', `${consulta}    exam│ple: { cep: "1" }`, ['o contrato do resultado']],
    ['notFound', 'consultas/cep.yaml', `${consulta}    request:\n      not│Found: {}`, ['não achou nada']],
    ['result+', 'consultas/cep.yaml', `${consulta}    res│ult+: []`, ['Blocos somados aos de defaults']],
    ['with', 'dossies/pessoa.yaml', 'parts:\n  - wi│th: { cpf: "{cpf}" }', ['Os campos da consulta']],
    ['access', 'routes/product.yaml', 'acc│ess: [gestor]', ['Quem pode ver', 'gestor']],
    ['rolesClaim', 'app.yaml', 'auth:\n  oidc:\n    roles│Claim: roles', ['ID token', 'realm_access.roles']],
    ['contract', 'sources.yaml', 'sources:\n  a:\n    cont│ract: true', ['contrato da fonte', 'true']],
    ['purposes', 'app.yaml', 'purp│oses: [Cobrança]', ['finalidades', 'Análise de crédito']],
    ['isFeatured', 'content/pricing.yaml', 'plans:\n  - isFea│tured: true', ['Destaca o plano']],
  ])('explains %s', async (_, name, text, words) => {
    const { file, cursor } = type(name, text)
    const hover = await editor.hover(file, cursor)
    for (const word of words) expect(hover).toContain(word)
    expect(hover).toContain('Example:')
  })
})

describe('a mistake in unsaved text', () => {
  it.each<[mistake: string, name: string, text: string, found: string]>([
    ['a misspelt key', 'consultas/cep.yaml', `${consulta}    descripton: x`, '8: descripton ← '],
    [
      "a block's misspelt key",
      'consultas/cep.yaml',
      `${consulta}    result:\n      - { block: alert, status: info, txt: x }`,
      '9: txt ← ',
    ],
    [
      'a wrong type',
      'sources.yaml',
      'sources:\n  a: { baseUrl: "https://a.example", retries: um }',
      '3: um ← ',
    ],
    [
      'a missing key',
      'routes/product.yaml',
      'routes:\n  - path: /a\n    page: pages/a',
      '3: p ← Missing property "title"',
    ],
    [
      'a missing key of a menu',
      'menu.yaml',
      'sidebar:\n  - { icon: LuX, link: / }',
      '3: { ← Missing property "title"',
    ],
    [
      'a missing key of a block',
      'consultas/cep.yaml',
      `${consulta}    result:\n      - block: table\n        value: a`,
      '9: b ← Missing property "columns"',
    ],
    [
      'an unknown word',
      'consultas/cep.yaml',
      `${consulta}    summary: { value: a, format: cep2 }`,
      '8: cep2 ← ',
    ],
    [
      'an unknown source',
      'consultas/cep.yaml',
      `${consulta}    request: { source: viacp, get: / }`,
      '8: viacp ← ',
    ],
    ['an unknown role', 'routes/product.yaml', 'access: [gestro]', '2: gestro ← '],
    ['a duplicate role', 'routes/product.yaml', 'access: [gestor, gestor]', '2: [gestor, gestor] ← '],
    [
      'a provider without its settings',
      'app.yaml',
      'product: A\nauth: { provider: oidc }',
      '3: auth ← Missing property "oidc"',
    ],
    [
      'a source with two purpose keys',
      'sources.yaml',
      'sources:\n  a: { baseUrl: "https://a.example", purpose: { header: X-Fim, body: fim } }',
      '3: { ← ',
    ],
    [
      'an invalid path',
      'routes/product.yaml',
      'routes:\n  - { path: a, page: a, title: A }',
      '3: a ← O caminho começa com uma só /',
    ],
    ['an invalid variant number', 'consultas/cep.yaml', `${consulta}  dois: { title: Dois }`, '8: dois ← '],
  ])('underlines %s', async (_, name, text, found) => {
    expect(await type(name, text).findings).toEqual([expect.stringContaining(found)])
  })
})
