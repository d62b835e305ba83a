import { describe, expect, it } from 'vitest'
import { complete } from '../../../../../codegen/authoring/studio/complete/complete.ts'
import type { CompleteAnswer, Completion } from '../../../../../manifest/contract/studio.ts'
import { requireValue } from '../../../../support/require-value.ts'
import { readControl, readForm } from './form-nodes.ts'
import { context } from './shipped-manifest.ts'

/** Completes a text at its mark `‸`. */
function completeAt(file: string, marked: string): CompleteAnswer {
  const offset = marked.indexOf('‸')
  const drafts = { [file]: marked.replace('‸', '') }
  return complete(context, { drafts, file, offset }) as CompleteAnswer
}

const listLabels = (file: string, marked: string) =>
  completeAt(file, marked).options.map(({ label }) => label)

const findOption = (file: string, marked: string, label: string): Completion =>
  requireValue(completeAt(file, marked).options.find((option) => option.label === label))

/** A family whose first variant ends with a block. */
const family = (block: string) =>
  [
    'consulta: teste',
    'title: Teste',
    'path: /consulta/teste',
    'variants:',
    '  1:',
    '    title: Um',
    '    example: { nome: Ana, dividas: [{ valor: 10, credor: Banco }] }',
    '    result:',
    `      - ${block}`,
    '  2: { title: Dois }',
    '',
  ].join('\n')

const file = 'consultas/teste.yaml'

describe('complete', () => {
  it('offers the missing keys of a flow map, with Portuguese words', () => {
    const marked = family('{ block: fields, items: [{ label: Nome, ‸ }] }')
    const labels = listLabels(file, marked)
    expect(labels).toEqual(expect.arrayContaining(['value', 'format', 'sensitive']))
    expect(labels).not.toContain('label')
    expect(findOption(file, marked, 'value')).toEqual({
      label: 'value',
      insert: 'value: ',
      caret: 7,
      detail: 'Valor',
      info: 'Caminho de um valor na resposta; $ é a resposta inteira',
      isKey: true,
    })
  })

  it('opens maps and lists in the style of their place', () => {
    const flow = family('{ block: table, ‸ }')
    expect(findOption(file, flow, 'columns')).toMatchObject({ insert: 'columns: []', caret: 10 })
    const block = family('block: table\n        ‸')
    expect(findOption(file, block, 'columns')).toMatchObject({ insert: 'columns:\n          - ' })
    expect(findOption('consultas/teste.yaml', 'defaults:\n  ‸\n', 'request').insert).toBe('request:\n    ')
    expect(findOption(file, family('{ blo‸: table }'), 'block').insert).toBe('block')
  })

  it('offers the kinds of a union, and the values of an enum with their descriptions', () => {
    expect(listLabels(file, family('{ block: ‸ }'))).toEqual(expect.arrayContaining(['fields', 'table']))
    const format = findOption(file, family('{ block: fields, items: [{ value: nome, format: ‸ }] }'), 'cep')
    expect(format.detail).toBe('CEP com hífen')
    expect(listLabels(file, family('{ block: fields, items: [{ value: nome, sensitive: ‸ }] }'))).toEqual([
      'true',
      'false',
    ])
  })

  it('offers paths of the example with the value that is there', () => {
    const { options } = completeAt(file, family('{ block: fields, items: [{ value: ‸ }] }'))
    expect(options).toContainEqual({ label: 'nome', insert: 'nome', detail: 'Ana' })
    expect(options).toContainEqual({ label: 'dividas', insert: 'dividas', detail: '1 elemento' })
  })

  it('begins paths of columns at the elements of their list', () => {
    const table = (column: string) => family(`{ block: table, value: dividas, columns: [${column}] }`)
    const { options } = completeAt(file, table('{ label: Valor, value: ‸ }'))
    expect(options).toEqual([
      { label: 'valor', insert: 'valor', detail: '10' },
      { label: 'credor', insert: 'credor', detail: 'Banco' },
    ])
  })

  it('offers pages that exist, routes for links, and the names of the drafts', () => {
    expect(
      listLabels('routes/extra.yaml', 'layout: app\nroutes:\n  - { path: /x, page: pages/d‸ }\n'),
    ).toEqual(expect.arrayContaining(['pages/dashboard/page', 'pages/faq/page']))
    expect(listLabels('menu.yaml', 'sidebar:\n  - { title: X, link: ‸ }\n')).toEqual(
      expect.arrayContaining(['/dashboard', '/consulta/cpf/7', '/dossie/pessoa']),
    )
    expect(listLabels('menu.yaml', 'sidebar:\n  - { title: X, icon: casa‸ }\n')).toContain('LuHouse')
    expect(listLabels('consultas/teste.yaml', 'defaults: { request: { source: ‸ } }')).toContain('viacep')
    const roles = 'product: X\nauth: { roles: [a, b], defaultRoles: [a, ‸] }\n'
    expect(listLabels('app.yaml', roles)).toEqual(['b'])
  })

  it('offers every variant of every family in a dossiê', () => {
    const parts = (part: string) => `dossie: d\ntitle: D\nparts:\n  - ${part}\n`
    const variants = listLabels('dossies/d.yaml', parts('{ consulta: cpf, variant: ‸ }'))
    const shipped = readForm('consultas/cpf.yaml', ['variants'])
    expect(variants).toEqual(readControl(shipped, 'map').entries.map(({ key }) => key))
    expect(findOption('dossies/d.yaml', parts('{ ‸ }'), 'cpf/7')).toEqual({
      label: 'cpf/7',
      insert: 'consulta: cpf, variant: 7',
      detail: 'CPF: Veículos',
    })
    expect(findOption('dossies/d.yaml', parts('‸'), 'cpf/7').insert).toBe('consulta: cpf\n    variant: 7')
    expect(listLabels('dossies/d.yaml', parts('{ consulta: ‸ }'))).toContain('cnpj')
  })

  it('offers the keys of each kind of badge', () => {
    const badge = (text: string) => `sidebar:\n  - { title: X, link: /dashboard, badge: ${text} }\n`
    expect(listLabels('menu.yaml', badge('{ ‸ }'))).toEqual(['text', 'color', 'count'])
    expect(listLabels('menu.yaml', badge('{ count: consultas, ‸ }'))).toEqual(['color'])
    expect(listLabels('menu.yaml', badge('{ text: Novo, color: ‸ }'))).toContain('success')
  })

  it.each([
    ['a brace that is not closed', '{ block: fields, items: [{ label: Nome, val‸'],
    ['a comma that is missing', '{ block: fields, items: [{ label: Nome, val‸ format: cep }] }'],
    ['a key without its colon', '{ block: fields, items: [{ label: Nome, val‸ }] }'],
    ['a word alone on its line', 'block: fields\n        items:\n          - label: Nome\n            val‸'],
  ])('reads a text with %s', (_, block) => {
    const { from, options } = completeAt(file, family(block))
    expect(options.map(({ label }) => label)).toContain('value')
    expect(family(block).slice(from)).toMatch(/^val‸/)
  })

  it('reads a file of another system', () => {
    const marked = family('{ block: ‸ }').replaceAll('\n', '\r\n')
    expect(listLabels(file, marked)).toContain('table')
  })

  it.each([
    ['comments', 'title: Um # blo‸\n'],
    ['lines of comments', '# ti‸\ntitle: Um\n'],
    ['quoted texts', 'title: "Um ti‸"\n'],
    ['texts that are not closed', 'title: "Um ti‸\n'],
    ['texts of several lines', 'description: >\n  Um ti‸\n'],
    ['free texts', 'title: Um ti‸\n'],
    ['texts with a comma', 'title: Um, ti‸\n'],
    ['keys without a space after the colon', 'group:‸\n'],
  ])('offers nothing in %s', (_, marked) => {
    expect(completeAt(file, marked).options).toEqual([])
  })

  it('refuses files that no manifest has', () => {
    expect(() => complete(context, { drafts: {}, file: '../package.json', offset: 0 })).toThrow(
      'O estúdio só lê',
    )
  })
})
