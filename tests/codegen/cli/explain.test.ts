import { describe, expect, it } from 'vitest'
import type { ExplainRow } from '../../../codegen/authoring/explain/explain-row.ts'
import { smallDossie, smallManifest, temporaryProject } from '../support/temporary-project.ts'

const family = `consulta: cep
title: CEP
icon: LuMapPin
path: /consulta/cep
defaults:
  cost: { amount: 2 }
  batch: {}
  fields:
    - { name: cep, kind: cep, label: CEP, required: true }
  request:
    source: fonte
    get: /{cep}
    fallback:
      - { source: outra, get: "/v1/{cep}" }
  result:
    - { block: fields, items: [{ label: Rua, value: rua }] }
  findings:
    - { value: rua, label: rua }
    - { value: bairro, label: bairro }
  example: { rua: Rua das Flores, cep: "01001000" }
variants:
  1:
    title: Endereço por CEP
    result+: [{ block: fields, items: [{ label: Bairro, value: bairro }] }]
    example: { rua: Rua das Flores, bairro: Centro }
  7:
    title: Endereço com número
    fields+:
      - { name: numero, kind: text, label: Número }
    result+:
      - block: fields
        items: [{ label: CEP, value: cep }]
    findings+:
      - { value: cep, label: CEP }
    examples:
      - when: { cep: "00000000" }
        answer: { rua: "", cep: "00000000" }
`

const changes = {
  'manifest/consultas/cep.yaml': family,
  'manifest/sources.yaml': `sources:
  fonte: { baseUrl: https://fonte.example }
  outra: { baseUrl: https://outra.example, mode: live }
`,
  'manifest/menu.yaml': `sidebar:
  - { title: Visão Geral, link: /dashboard }
  - title: Lugares
    children:
      - { title: Por número, link: /consulta/cep/7 }
`,
  'manifest/routes/product.yaml': `${smallManifest['manifest/routes/product.yaml']}  - { from: /ceps, to: /consulta/cep }\n`,
  'manifest/dossies/lugar.yaml': smallDossie,
}

/** Returns the rows of a path by their places, each as `value file:line marks`. */
async function explainPath(path: string) {
  const { codegen } = temporaryProject(changes)
  const { status, stdout, stderr } = await codegen('explain', path, '--all', '--json')
  expect([status, stderr]).toEqual([0, ''])
  const { kind, route, values } = JSON.parse(stdout) as {
    kind: string
    route: ExplainRow[]
    values: ExplainRow[]
  }
  const text = ({ value, file, line, marks }: ExplainRow) =>
    [typeof value === 'string' ? value : JSON.stringify(value), `${file.slice(9)}:${line}`, ...marks].join(
      ' ',
    )
  return { kind, ...Object.fromEntries([...route, ...values].map((row) => [row.place, text(row)])) }
}

const cep = 'consultas/cep.yaml'

describe('explain', () => {
  it('marks the values of a variant as own, inherited, appended or default', async () => {
    expect(await explainPath('/consulta/cep/7')).toMatchObject({
      kind: 'consulta',
      path: `/consulta/cep/7 ${cep}:26`,
      title: `Endereço com número ${cep}:27`,
      'menu.sidebar.1.children.0': 'Lugares › Por número menu.yaml:5',
      breadcrumb: `Início › Lugares › CEP › Endereço com número ${cep}:27`,
      access: `app (quem entrou) ${cep}:1 padrão`,
      'sources.0': `fonte (demo) GET /{cep} ${cep}:11 defaults`,
      'sources.1': `outra (live) GET /v1/{cep} ${cep}:14 defaults`,
      icon: `LuMapPin ${cep}:3 arquivo`,
      'fields.0.label': `CEP ${cep}:9 defaults`,
      'fields.1.label': `Número ${cep}:29 somado`,
      'fields.1.required': `false ${cep}:29 somado padrão`,
      cost: `2 ${cep}:6 defaults`,
      'batch.max': `1000 ${cep}:7 defaults padrão`,
      'request.fallback.0.source': `outra ${cep}:14 defaults`,
      'result.1.items.0.label': `CEP ${cep}:32 somado`,
      'result.1.items.0.format': `cep ${cep}:32 somado padrão`,
      'findings.0.value': `rua ${cep}:18 defaults`,
      'findings.1.value': `cep ${cep}:34 somado`,
      example: `{"rua":"Rua das Flores","cep":"01001000"} ${cep}:20 defaults`,
      'examples.0.when.cep': `00000000 ${cep}:36`,
    })
  })

  it('leaves out the defaults that nobody wrote, unless --all', async () => {
    const { codegen } = temporaryProject(changes)
    const short = (await codegen('explain', '/consulta/cep/7')).stdout
    const all = (await codegen('explain', '/consulta/cep/7', '--all')).stdout
    const listDefaults = (text: string) => text.split('\n').filter((line) => line.endsWith('padrão)'))
    const isKept = (line: string) => /^\S/.test(line) && !/padrão\)|--all/.test(line)
    const placesIn = (text: string) =>
      text
        .split('\n')
        .filter(isKept)
        .map((line) => line.split(' ')[0])
    expect(listDefaults(short)).toEqual([])
    expect(listDefaults(all).length).toBeGreaterThan(3)
    expect(short).toContain(`${listDefaults(all).length} valores padrão, que ninguém escreveu, não aparecem`)
    expect(placesIn(short)).toEqual(placesIn(all))
    const json = JSON.parse((await codegen('explain', '/consulta/cep/7', '--json')).stdout)
    expect([...json.route, ...json.values].filter(({ marks }) => marks.includes('padrão'))).toEqual([])
  })

  it.each([
    ['consulta/cep/7', 'consulta', `/consulta/cep/7 ${cep}:26`, `Endereço com número ${cep}:27`],
    ['/consulta/cep', 'consulta', `/consulta/cep ${cep}:4`, `Endereço por CEP ${cep}:23`],
    ['/Consulta/CEP/', 'consulta', `/consulta/cep ${cep}:4`, `Endereço por CEP ${cep}:23`],
    [
      '/consulta/cep/7/lote',
      'consulta',
      `/consulta/cep/7/lote ${cep}:26`,
      `Endereço com número em lote ${cep}:27`,
    ],
    [
      '/dossie/lugar',
      'dossie',
      '/dossie/lugar dossies/lugar.yaml:3',
      'Dossiê de um lugar dossies/lugar.yaml:2',
    ],
    ['/dashboard', 'page', '/dashboard routes/product.yaml:2', 'Visão Geral routes/product.yaml:2'],
  ])('matches %s as the router does', async (path, kind, expectedPath, expectedTitle) => {
    expect(await explainPath(path)).toMatchObject({ kind, path: expectedPath, title: expectedTitle })
  })

  it('prints the roles of a path, their positions, and the settings of its sources', async () => {
    const { codegen, put } = temporaryProject({
      ...changes,
      'manifest/app.yaml':
        'product: Teste\npurposes: [Cobrança]\nauth:\n  roles: [a, b]\n  defaultRoles: [a, b]\n',
      'manifest/sources.yaml': `sources:
  fonte: { baseUrl: https://fonte.example, auth: bearer, contract: true, purpose: { header: X-Finalidade } }
  outra: { baseUrl: https://outra.example }
`,
      'manifest/consultas/cep.yaml': family
        .replace('defaults:', 'defaults:\n  access: [a, b]\n  purpose: required')
        .replace('title: Endereço com número', 'title: Endereço com número\n    access: [b]'),
      'manifest/menu.yaml': `sidebar:
  - { title: Visão Geral, link: /dashboard }
  - { title: Por número, link: /consulta/cep/7, access: [b] }
`,
      'manifest/routes/team.yaml': `access: [b]
routes:
  - { path: /equipe, page: pages/dashboard, title: Equipe }
  - { path: /todos, page: pages/dashboard, title: Todos, access: [] }
`,
    })
    put('manifest/dossies/lugar.yaml', smallDossie.replace('parts:', 'access: [b]\nparts:'))
    const rows = async (path: string) => {
      const { stdout } = await codegen('explain', path)
      const lines = stdout.split('\n').filter((line) => /^(access|purpose|menu|sources\.0\.)/.test(line))
      return lines.map((line) => line.replaceAll(/ {2,}/g, ' | '))
    }
    expect(await rows('/consulta/cep')).toEqual([
      'access | app (a ou b) | manifest/consultas/cep.yaml:6 (defaults)',
      'purpose | required | manifest/consultas/cep.yaml:7 (defaults)',
      'sources.0.auth | bearer | manifest/sources.yaml:2',
      'sources.0.purpose.header | X-Finalidade | manifest/sources.yaml:2',
      'sources.0.contract | true | manifest/sources.yaml:2',
    ])
    expect((await rows('/consulta/cep/7')).slice(0, 3)).toEqual([
      'menu.sidebar.1 | Por número | manifest/menu.yaml:3',
      'menu.sidebar.1.access | b | manifest/menu.yaml:3',
      'access | app (b) | manifest/consultas/cep.yaml:30',
    ])
    expect(await rows('/equipe')).toEqual(['access | app (b) | manifest/routes/team.yaml:1 (arquivo)'])
    expect(await rows('/todos')).toEqual(['access | app (quem entrou) | manifest/routes/team.yaml:4'])
    expect((await rows('/dossie/lugar')).slice(0, 3)).toEqual([
      'access | app (b) | manifest/dossies/lugar.yaml:6',
      'access.0 | a ou b: cep/1 | manifest/consultas/cep.yaml:6 (defaults)',
      'purpose.0 | required: cep/1 | manifest/consultas/cep.yaml:7 (defaults)',
    ])
  })

  it('prints the parts of a dossiê and their queries', async () => {
    expect(await explainPath('/dossie/lugar')).toMatchObject({
      'sources.0': `fonte (demo) GET /{cep} ${cep}:11 defaults`,
      'parts.0.consulta': 'cep dossies/lugar.yaml:7',
      'parts.0.with.cep': '{cep} dossies/lugar.yaml:7 padrão',
    })
  })

  it.each(['/ceps', '/CEPS/'])('prints the redirect of %s', async (path) => {
    const redirect = { from: '/ceps routes/product.yaml:6', to: '/consulta/cep routes/product.yaml:6' }
    expect(await explainPath(path)).toEqual({ kind: 'redirect', ...redirect })
  })

  it('suggests a similar path and exits with 1', async () => {
    const { codegen } = temporaryProject(changes)
    const { status, stdout, stderr } = await codegen('explain', '/dashbord')
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr).toBe('Nenhuma rota tem o caminho /dashbord\n  dica: você quis dizer "/dashboard"?\n')
    expect((await codegen('explain', '/consulta/cep/8')).status).toBe(1)
  })

  it.each(['cep/7', '/cep/7', 'ceep/7'])('suggests the path of the id %s', async (id) => {
    const { stderr } = await temporaryProject(changes).codegen('explain', id)
    expect(stderr).toContain('\n  dica: você quis dizer "/consulta/cep/7"?\n')
  })

  it('prints the diagnostics of a broken manifest as a run does', async () => {
    const { codegen } = temporaryProject({ 'manifest/app.yaml': 'product: Teste\nprodutto: x\n' })
    const { status, stdout, stderr } = await codegen('explain', '/dashboard')
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr).toContain('manifest/app.yaml:2:1 erro [unknown-key]')
    const json = await codegen('explain', '/dashboard', '--json')
    expect(json).toMatchObject({ status: 1, stderr: '' })
    expect(JSON.parse(json.stdout)).toMatchObject({
      ok: false,
      diagnostics: [{ code: 'unknown-key', line: 2 }],
    })
  })
})
