import { describe, expect, it } from 'vitest'
import type { CheckAnswer } from '../../../../manifest/contract/studio.ts'
import { requireValue } from '../../../support/require-value.ts'
import { smallDossie, smallManifest } from '../../support/temporary-project.ts'
import { studioProject } from './ask-studio.ts'

const menu = `sidebar:
  - header: menu
  - title: Casa
    icon: LuHouse
    badge: { count: consultas, color: info }
    children:
      - { title: Visão Geral, link: /dashboard }
bottomBar:
  - { title: Visão Geral, icon: LuHouse, link: /dashboard }
`

const consulta = `${smallManifest['manifest/consultas/cep.yaml']}  2:
    title: Com bairro
    fields+:
      - { name: rua, kind: text, label: Rua }
    result:
      - { block: fields, title: Bairro, items: [{ label: Bairro, value: bairro }] }
    example: { rua: Rua das Flores, bairro: Centro }
`

const readContent = async (changes: Record<string, string | undefined> = {}) =>
  requireValue((await studioProject(changes).ask<CheckAnswer>('check', { drafts: {} })).content)

const all = {
  'manifest/menu.yaml': menu,
  'manifest/consultas/cep.yaml': consulta,
  'manifest/dossies/lugar.yaml': smallDossie,
}

describe('the content of the manifest page', () => {
  const content = () => readContent(all)

  it('lists each route with its location, file and menu entries', async () => {
    const { routes } = await content()
    expect(routes.map(({ pattern, position, file }) => [pattern, position, file])).toEqual([
      ['/dashboard', 'manifest/routes/product.yaml:2:13', 'src/pages/dashboard.tsx'],
      ['/', 'manifest/routes/product.yaml:3:13', 'src/pages/dashboard.tsx'],
      ['/consulta/cep/:variant?', 'manifest/consultas/cep.yaml:3:7', 'consultas/page'],
      ['/dossie/lugar', 'manifest/dossies/lugar.yaml:3:7', 'consultas/dossie/page'],
    ])
    const [dashboard, , cep] = routes
    expect(dashboard).toMatchObject({ entries: ['sidebar.1.0', 'bottomBar.0'], trail: [{ title: 'Casa' }] })
    expect(cep).toMatchObject({ address: '/consulta/cep', layout: 'app' })
  })

  it('lists the entries of the menus in order, with badges as the layout shows them', async () => {
    const [sidebar, , , bottomBar] = (await content()).menus
    expect(sidebar?.entries).toEqual([
      expect.objectContaining({ id: 'sidebar.0', isHeader: true, position: 'manifest/menu.yaml:2:5' }),
      expect.objectContaining({ id: 'sidebar.1', badge: { text: '2', color: 'info' }, depth: 0 }),
      expect.objectContaining({
        id: 'sidebar.1.0',
        depth: 1,
        groupTitles: ['Casa'],
        position: 'manifest/menu.yaml:7:9',
      }),
    ])
    expect(bottomBar?.entries[0]?.position).toBe('manifest/menu.yaml:9:5')
  })

  it('marks the inherited, appended and own parts of a variant', async () => {
    const variant = requireValue((await content()).families[0]?.variants[1])
    expect(variant).toMatchObject({ id: 'cep/2', position: 'manifest/consultas/cep.yaml:13:3' })
    expect(variant.fields.map(({ name, origin, position }) => [name, origin, position])).toEqual([
      ['cep', 'defaults', 'manifest/consultas/cep.yaml:6:7'],
      ['rua', 'appended', 'manifest/consultas/cep.yaml:16:9'],
    ])
    expect(variant.blocks).toMatchObject([{ name: 'Bairro', kind: 'fields', origin: 'own' }])
    expect(variant.requests).toMatchObject([{ source: 'fonte', call: 'GET /{cep}', isFallback: false }])
  })

  it('lists dossiês with parts, sources with their consultas, and redirects', async () => {
    const { dossies, sources, redirects } = await content()
    expect(dossies[0]?.parts).toMatchObject([
      { consultaId: 'cep/1', position: 'manifest/dossies/lugar.yaml:7:5' },
    ])
    expect(sources).toMatchObject([
      { name: 'fonte', mode: 'demo', usedBy: ['cep/1', 'cep/2'], position: 'manifest/sources.yaml:2:3' },
    ])
    expect(redirects).toMatchObject([{ from: '*', position: 'manifest/routes/product.yaml:5:13' }])
  })
})

it('shows roles, required purposes, and what a source receives', async () => {
  const { routes, families, dossies, menus, sources } = await readContent({
    ...all,
    'manifest/app.yaml':
      'product: Teste\npurposes: [Cobrança]\nauth: { roles: [a, b], defaultRoles: [a, b] }\n',
    'manifest/sources.yaml':
      'sources:\n  fonte: { baseUrl: "https://fonte.example", auth: bearer, contract: true, purpose: { body: fim } }\n',
    'manifest/consultas/cep.yaml': consulta
      .replace('defaults:', 'defaults:\n  access: [a, b]\n  purpose: required')
      .replace('get: "/{cep}"', 'post: "/cep"')
      .replace('title: Com bairro', 'title: Com bairro\n    access: [b]'),
    'manifest/menu.yaml': `${menu}userMenu:\n  - { title: CEP, link: /consulta/cep/2 }\n`,
  })
  const restricted = routes.flatMap(({ pattern, access }) => (access ? [[pattern, access]] : []))
  expect(restricted).toEqual([
    ['/consulta/cep/:variant?', 'a ou b'],
    ['/dossie/lugar', 'a ou b'],
  ])
  expect(families[0]?.variants).toMatchObject([
    { access: 'a ou b', asksPurpose: true },
    { access: 'b', asksPurpose: true },
  ])
  expect(dossies[0]?.access).toBe('a ou b')
  const entries = menus.flatMap((one) => one.entries)
  expect(entries.flatMap(({ id, access }) => (access ? [[id, access]] : []))).toEqual([['userMenu.0', 'b']])
  expect(sources).toMatchObject([{ auth: 'bearer', hasContract: true, purpose: { body: 'fim' } }])
})
