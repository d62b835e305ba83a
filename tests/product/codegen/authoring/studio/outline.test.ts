import { describe, expect, it } from 'vitest'
import { listNodes, readOutline } from './shipped-manifest.ts'

describe('outline', () => {
  it('has every file of the manifest, and no id twice', () => {
    const nodes = listNodes(readOutline())
    const files = new Set(nodes.flatMap(({ place }) => place?.file ?? []))
    expect([...files]).toEqual(
      expect.arrayContaining(['app.yaml', 'brand.yaml', 'menu.yaml', 'sources.yaml', 'demo/cast.yaml']),
    )
    expect(files).toContain('consultas/cep.yaml')
    expect(files).toContain('dossies/pessoa.yaml')
    expect(files).toContain('content/faq.yaml')
    expect(files).toContain('routes/product.yaml')
    const ids = nodes.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('tells what the page shows of a part', () => {
    const screens = new Map(listNodes(readOutline()).map(({ id, screen }) => [id, screen]))
    expect(screens.get('consultas/cep.yaml/variants/1')).toEqual({ consulta: 'cep/1' })
    expect(screens.get('dossies/pessoa.yaml')).toEqual({ dossie: 'pessoa' })
    expect(screens.get('menu.yaml/sidebar/1/children/1')).toEqual({ path: '/pricing' })
    expect(screens.get('content/faq.yaml')).toEqual({ path: '/faq' })
  })

  it('shows drafts of any shape, and a file that is no YAML as one part', () => {
    const nodes = listNodes(
      readOutline({
        'consultas/cep.yaml': 'consulta: cep\nvariants: { 1: 3, 2: { title: [] } }\n',
        'consultas/cnpj.yaml': 'consulta: [',
        'consultas/nome.yaml': null,
      }),
    )
    const titles = new Map(nodes.map(({ id, title, detail }) => [id, [title, detail]]))
    expect(titles.get('consultas/cep.yaml')).toEqual(['(sem título)', 'cep'])
    expect(titles.get('consultas/cep.yaml/variants/2')).toEqual(['(sem título)', '2'])
    expect(titles.get('consultas/cnpj.yaml')).toEqual(['consultas/cnpj.yaml', 'não é YAML'])
    expect(titles.has('consultas/nome.yaml')).toBe(false)
  })
})
