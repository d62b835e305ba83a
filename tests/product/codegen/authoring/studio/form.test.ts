import { describe, expect, it } from 'vitest'
import type * as z from 'zod'
import { readPart } from '../../../../../codegen/authoring/studio/form/grammar-part.ts'
import { schemaByKind } from '../../../../../manifest/schema/files.ts'
import { elementLabels, keyLabels } from '../../../../../manifest/schema/key-labels.ts'
import { findNode, listAll, listParts, readControl, readForm } from './form-nodes.ts'

/** Returns the names of all keys of the grammar. */
function listGrammarKeys(schema: z.core.$ZodType, seen = new Set<object>()): string[] {
  const { definition } = readPart(schema)
  if (seen.has(definition)) return []
  seen.add(definition)
  const { shape = {}, options = [], items = [], element, valueType } = definition
  const inner = [...Object.values(shape), ...options, ...items, element, valueType]
  return [...Object.keys(shape), ...inner.flatMap((part) => (part ? listGrammarKeys(part, seen) : []))]
}

describe('form', () => {
  it('names every key in Portuguese, and no key that the grammar does not have', () => {
    const keys = new Set(Object.values(schemaByKind).flatMap((schema) => listGrammarKeys(schema)))
    expect([...keys].filter((key) => keyLabels[key] === undefined)).toEqual([])
    const named = [...Object.keys(keyLabels), ...Object.keys(elementLabels)]
    expect(named.filter((name) => name.split('.').some((key) => !keys.has(key)))).toEqual([])
  })

  it('opens the parts of a variant with values of its example', () => {
    const block = readForm('consultas/cpf.yaml', ['variants', '3', 'result+'])
    const table = listParts(block).find(({ value }) => JSON.stringify(value).includes('"table"'))
    if (!table) throw new Error('no table')
    expect(readControl(table, 'object').chosenBy).toBe('block')
    const list = readControl(findNode(table, 'value'), 'value-path').choices
    expect(list).toContainEqual({
      path: 'enderecos_anteriores',
      shownValue: expect.stringMatching(/^\d+ elementos?$/),
    })
    const column = findNode(table, 'columns', '0')
    const paths = readControl(findNode(column, 'value'), 'value-path').choices
    expect(paths.map(({ path }) => path)).toContain('cep')
    expect(findNode(column, 'format').control).toMatchObject({ type: 'choice', isClosed: true })
  })

  it('names values of lists without an index where a finding measures them', () => {
    const finding = readForm('consultas/cpf.yaml', ['variants', '8', 'findings+', 0])
    const { choices } = readControl(findNode(finding, 'sum'), 'value-path')
    expect(choices.map(({ path }) => path)).toContain('pendencias.valor')
  })

  it('names the parts of a dossiê by the titles of their consultas', () => {
    const parts = listParts(readForm('dossies/pessoa.yaml', ['parts']))
    expect(parts.map(({ label }) => label).slice(0, 3)).toEqual([
      'CPF: Dados cadastrais',
      'Score: Score de crédito',
      'CPF: Dívidas e pendências financeiras',
    ])
    const titled = parts.find(({ value }) => JSON.stringify(value).includes('Empresa do último vínculo'))
    expect(titled?.label).toBe('Empresa do último vínculo')
  })

  it('begins paths at the inner rows of a table that has a row per inner element', () => {
    const text = [
      'variants:',
      '  1:',
      '    result: [{ block: table, value: contratos, each: parcelas, columns: [{ label: Valor, value: "" }] }]',
      '    example: { contratos: [{ numero: "7", parcelas: [{ valor: 10 }] }] }',
    ].join('\n')
    const table = readForm('consultas/cep.yaml', ['variants', 1, 'result', 0], { 'consultas/cep.yaml': text })
    const listPaths = (...keys: string[]) =>
      readControl(findNode(table, ...keys), 'value-path').choices.map(({ path }) => path)
    expect(listPaths('columns', '0', 'value')).toEqual(['numero', 'parcelas.valor'])
    expect(listPaths('each')).toEqual(['numero', 'parcelas', 'parcelas.0.valor'])
    expect(listPaths('value')).toContain('contratos')
  })

  it('tells what a variant inherits from defaults, and the defaults of the grammar', () => {
    const variant = readForm('consultas/cpf.yaml', ['variants', '6'])
    const batch = findNode(variant, 'batch')
    expect(batch).not.toHaveProperty('value')
    expect(batch.inherited).toEqual({ max: 1000, perMinute: 60, concurrency: 4 })
    expect(findNode(batch, 'max').inherited).toBe(1000)
    expect(
      findNode(readForm('app.yaml', [], { 'app.yaml': 'product: X\n' }), 'cases', 'retentionDays').inherited,
    ).toBe(90)
  })

  it('offers the names of the drafts', () => {
    const drafts = { 'sources.yaml': 'sources: { nova: { baseUrl: https://nova.exemplo.com.br } }\n' }
    const request = readForm('consultas/cpf.yaml', ['defaults', 'request'], drafts)
    const source = readControl(findNode(request, 'source'), 'choice')
    expect(source).toEqual({ type: 'choice', isClosed: true, choices: [{ value: 'nova', label: 'nova' }] })
    const entry = readForm('menu.yaml', ['sidebar', 1])
    const links = readControl(findNode(entry, 'children', '0', 'link'), 'link').choices
    expect(links).toContainEqual({ value: '/consulta/cpf', label: 'Dados cadastrais' })
    expect(findNode(entry, 'icon').control.type).toBe('icon')
    expect(findNode(entry, 'badge').control.type).toBe('badge')
    const route = readForm('routes/product.yaml', ['routes', 0])
    const pages = readControl(findNode(route, 'page'), 'choice').choices
    expect(pages.map(({ value }) => value)).toContain('pages/faq/page')
  })

  it('has the errors of a part at the part, with ranges in the text', () => {
    const text =
      'consulta: nova\ntitle: Nova\npath: /consulta/nova\nvariants: { 1: { title: "", icon: LuNada } }\n'
    const node = readForm('consultas/nova.yaml', [], { 'consultas/nova.yaml': text })
    const title = findNode(node, 'variants', '1', 'title')
    expect(title.diagnostics.map(({ message }) => message)).toEqual(['O texto está vazio'])
    const { start, end } = title.range ?? { start: 0, end: 0 }
    expect(text.slice(start, end)).toBe('""')
    expect(listAll(node).flatMap(({ diagnostics }) => diagnostics)).toHaveLength(1)
  })

  it('shows values that do not follow the grammar, and refuses other places and broken files', () => {
    const drafts = { 'consultas/cep.yaml': 'consulta: 3\nvariants: { 1: [], 2: { result: { block: x } } }\n' }
    expect(findNode(readForm('consultas/cep.yaml', [], drafts), 'consulta').value).toBe(3)
    const block = readForm('consultas/cep.yaml', ['variants', '2', 'result'], drafts)
    expect(block.control.type).toBe('list')
    expect(() => readForm('consultas/cep.yaml', ['nada'])).toThrow('não tem nada')
    expect(() => readForm('consultas/cep.yaml', [], { 'consultas/cep.yaml': 'a: [' })).toThrow('sintaxe')
    expect(() => readForm('../package.json')).toThrow('só lê e grava')
  })

  it('offers the kinds of a block without a kind, and elements with their required keys', () => {
    const drafts = { 'consultas/cep.yaml': 'variants: { 1: { result: [{}] } }\n' }
    const result = readForm('consultas/cep.yaml', ['variants', '1', 'result'], drafts)
    const kind = readControl(findNode(result, '0', 'block'), 'choice')
    expect(kind.choices.map(({ value }) => value)).toContain('timeline')
    expect(readControl(result, 'list').newItem).toEqual({ block: 'fields', items: [] })
    expect(readControl(result, 'list').newItems).toContainEqual({
      kind: 'alert',
      label: 'Um aviso',
      value: expect.objectContaining({ block: 'alert' }),
    })
    const findings = readForm('consultas/cep.yaml', ['variants', '1', 'findings'], drafts)
    expect(readControl(findings, 'list').newItems).toContainEqual({
      kind: 'sum',
      label: 'Soma',
      value: { sum: '' },
    })
    const changes = readForm('content/changelog.yaml', ['releases'])
    expect(readControl(changes, 'list').newItem).toMatchObject({ version: '' })
  })

  describe('an object that needs one of several keys', () => {
    const readNeeds = (file: string, text: string, ...path: (string | number)[]) => {
      const node = readForm(file, path, { [file]: text })
      const required = listParts(node).filter(({ isRequired }) => isRequired)
      return [required.map(({ key }) => key), node.alternatives]
    }
    const readRequest = (request: string) =>
      readNeeds('consultas/cep.yaml', `defaults: { request: ${request} }\n`, 'defaults', 'request')

    it.each([
      ['{ source: viacep }', ['source'], [['get'], ['post']]],
      ['{ source: viacep, get: /ws }', ['source', 'get'], undefined],
      ['{ source: viacep, post: /ws }', ['source', 'post'], undefined],
      ['{ source: viacep, get: /ws, post: /ws }', ['source'], [['get'], ['post']]],
    ])('marks in the request %s the keys %j as required', (request, required, alternatives) => {
      expect(readRequest(request)).toEqual([required, alternatives])
    })

    it.each([
      ['{}', [], [['title', 'link'], ['title', 'children'], ['header']]],
      ['{ title: CEP }', ['title'], [['link'], ['children']]],
      ['{ title: CEP, link: /cep }', ['title', 'link'], undefined],
      ['{ title: CEP, link: /cep, children: [] }', ['title'], undefined],
      ['{ header: Consultas }', ['header'], undefined],
    ])('marks in the menu entry %s the keys %j as required', (entry, required, alternatives) => {
      expect(readNeeds('menu.yaml', `sidebar: [${entry}]\n`, 'sidebar', 0)).toEqual([required, alternatives])
    })
  })

  it('offers all variants for a part of a dossiê, by family and title', () => {
    const part = readForm('dossies/pessoa.yaml', ['parts', 0])
    const { current, choices } = readControl(findNode(part, 'variant'), 'variant')
    expect(choices.map(({ value }) => value)).toContain(current)
    expect(choices).toContainEqual({ value: 'cep/1', label: expect.stringMatching(/^CEP: /) })
  })

  it('shows a menu as people see it, with the levels of the grammar', () => {
    const drafts = {
      'menu.yaml': `sidebar:
  - header: Módulos
  - title: Grupo
    icon: LuSearch
    badge: { text: Novo, color: success }
    children:
      - { title: CEP, link: /consulta/cep, isHide: true, badge: { count: consultas } }
  - 7
`,
    }
    const { rows, levels, newEntry } = readControl(readForm('menu.yaml', ['sidebar'], drafts), 'menu')
    expect([levels, newEntry]).toEqual([3, { title: '', link: '' }])
    const inner = { title: 'CEP', isHeader: false, link: '/consulta/cep', badge: 'contado', isHide: true }
    expect(rows).toEqual([
      { title: 'Módulos', isHeader: true, isHide: false, children: [] },
      {
        title: 'Grupo',
        isHeader: false,
        badge: 'Novo',
        iconSvg: expect.stringMatching(/^<svg .*<\/svg>$/),
        isHide: false,
        children: [{ ...inner, children: [] }],
      },
      { title: '', isHeader: false, isHide: false, children: [] },
    ])
  })
})
