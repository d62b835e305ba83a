import { describe, expect, it } from 'vitest'
import { buildTestModel } from '../../support/build-test-model.ts'
import { smallManifest } from '../../support/temporary-project.ts'

const family = (name: string, defaults: string, variants: string) => `consulta: ${name}
title: ${name}
path: /consulta/${name}
defaults:
  fields: [{ name: cep, kind: cep, label: CEP, required: true }]
  request: { source: fonte, get: "/{cep}" }
  result: [{ block: fields, items: [{ label: Rua, value: rua }] }]
  example: { rua: Rua das Flores }
${defaults}variants:
${variants}`

const dossie = (name: string, access: string, parts: string) => `dossie: ${name}
title: ${name}
path: /dossie/${name}
${access}fields: [{ name: cep, kind: cep, label: CEP, required: true }]
batch: {}
parts: [${parts}]
`

const { model } = buildTestModel({
  'manifest/app.yaml':
    'product: Teste\nauth: { roles: [a, b, c], defaultRoles: [a], seedUser: ' +
    '{ name: Ana, email: ana@exemplo.com.br, password: Averigua-2024 } }\n',
  'manifest/routes/product.yaml': smallManifest['manifest/routes/product.yaml'],
  'manifest/routes/team.yaml': `access: [b]
routes:
  - { path: /equipe, page: pages/dashboard, title: Equipe }
  - { path: /direcao, page: pages/dashboard, title: Direção, access: [a, c] }
  - { path: /todos, page: pages/dashboard, title: Todos, access: [] }
`,
  'manifest/consultas/fechada.yaml': family(
    'fechada',
    '  access: [a]\n',
    '  1: { title: Um }\n  2: { title: Dois, access: [b], batch: {} }\n',
  ),
  'manifest/consultas/mista.yaml': family(
    'mista',
    '  access: [a]\n',
    '  1: { title: Um, batch: {} }\n  2: { title: Dois, access: [] }\n',
  ),
  'manifest/dossies/sem.yaml': dossie(
    'sem',
    '',
    '{ consulta: fechada }, { consulta: fechada, variant: 2, name: dois }',
  ),
  'manifest/dossies/com.yaml': dossie(
    'com',
    'access: [c]\n',
    '{ consulta: mista }, { consulta: mista, variant: 2, name: dois }',
  ),
  'manifest/dossies/ambos.yaml': dossie('ambos', 'access: [a, c]\n', '{ consulta: fechada }'),
  'manifest/menu.yaml': `sidebar:
  - { title: Visão Geral, link: /dashboard }
  - { title: Equipe, link: /equipe }
  - title: Grupo
    access: [c]
    children:
      - { title: Um, link: /consulta/fechada }
      - { title: Dois, link: /consulta/mista/2, access: [b] }
topMenu:
  - { title: Direção, link: /direcao, access: [c] }
userMenu:
  - { title: Equipe, link: /equipe, access: [b, c] }
  - { title: Sair, action: logout, access: [a] }
bottomBar:
  - { title: Lote, icon: LuLayers, link: /consulta/fechada/2/lote, access: [a] }
`,
})

const routeAt = (pattern: string) => {
  const { access, variantAccess } = model.routes.find((route) => route.pattern === pattern) ?? {}
  return { access, variantAccess }
}

const open = { access: undefined, variantAccess: undefined }

describe('the access of a route', () => {
  it.each([
    ['is open without access', '/dashboard', undefined],
    ['is that of its file', '/equipe', [['b']]],
    ['overrides that of its file', '/direcao', [['a', 'c']]],
    ['is open with an empty access, whatever its file has', '/todos', undefined],
  ])('%s', (_, pattern, access) => {
    expect(routeAt(pattern)).toEqual({ ...open, access })
  })

  it('a family admits the roles of each variant', () => {
    expect(routeAt('/consulta/fechada/:variant?')).toEqual({
      access: [['a', 'b']],
      variantAccess: { 1: [['a']], 2: [['b']] },
    })
    expect(routeAt('/consulta/mista/:variant?')).toEqual({ ...open, variantAccess: { 1: [['a']] } })
  })

  it('batches of a family admit the roles of variants with a batch', () => {
    const [fechada, mista] = ['fechada', 'mista'].map((name) =>
      model.routes.find((route) => route.family === name && route.isBatch),
    )
    expect([fechada?.access, fechada?.variantAccess]).toEqual([[['b']], { 2: [['b']] }])
    expect([mista?.access, mista?.variantAccess]).toEqual([[['a']], { 1: [['a']] }])
  })

  it('a variant has its access wherever it is listed', () => {
    const accessByVariant = model.families.flatMap(({ variants }) =>
      variants.map(({ id, access }) => [id, access]),
    )
    expect(Object.fromEntries(accessByVariant)).toEqual({
      'cep/1': undefined,
      'fechada/1': [['a']],
      'fechada/2': [['b']],
      'mista/1': [['a']],
      'mista/2': undefined,
    })
    const leads = model.leads.cep?.families.flatMap((group) =>
      group.leads.map(({ id, access }) => [id, access]),
    )
    expect(Object.fromEntries(leads ?? [])).toEqual(Object.fromEntries(accessByVariant))
  })

  it('a dossiê admits roles of its own access that may open a part', () => {
    const access = { sem: [['a', 'b']], com: [['c']], ambos: [['a']] }
    expect(Object.fromEntries(model.dossies.map((one) => [one.dossie, one.access]))).toEqual(access)
    for (const [name, lists] of Object.entries(access)) {
      expect(routeAt(`/dossie/${name}`).access).toEqual(lists)
      expect(routeAt(`/dossie/${name}/lote`).access).toEqual(lists)
    }
    const com = model.dossies.find((one) => one.dossie === 'com')
    expect(com?.parts.map((part) => part.access)).toEqual([[['a']], undefined])
    const leads = model.leads.cep?.dossies.map(({ id, access: lists }) => [id, lists])
    expect(Object.fromEntries(leads ?? [])).toEqual(access)
  })

  it('a menu entry admits roles of its own access that may open its page', () => {
    expect(model.sidebar).toMatchObject([
      { title: 'Visão Geral' },
      { title: 'Equipe', access: [['b']] },
      {
        title: 'Grupo',
        access: [['c']],
        children: [
          { title: 'Um', access: [['a']] },
          { title: 'Dois', access: [['b']] },
        ],
      },
    ])
    expect(model.sidebar[0]).not.toHaveProperty('access')
    expect(model.topMenu).toMatchObject([{ access: [['c']] }])
    expect(model.userMenu).toMatchObject([{ access: [['b']] }, { action: 'logout', access: [['a']] }])
    expect(model.bottomBar[0]?.access?.toSorted()).toEqual([['a'], ['b']])
  })
})

describe('the roles of accounts', () => {
  it('are the defaults for a new account, and for the seed user without roles of its own', () => {
    expect(model.auth).toMatchObject({ roles: ['a', 'b', 'c'], defaultRoles: ['a'], seedRoles: ['a'] })
    expect(model.app.auth.seedUser).not.toHaveProperty('roles')
  })
})
