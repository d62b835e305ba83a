import { describe, expect, it } from 'vitest'
import { applyEdit } from '../../../../../codegen/authoring/edit/values/apply-edit.ts'
import type { EntryPath, ValueEdit } from '../../../../../manifest/contract/studio.ts'

type Change = ValueEdit extends infer Edit ? (Edit extends ValueEdit ? Omit<Edit, 'place'> : never) : never

/** Applies an edit to a text at a path such as `fields.0.label`. */
function edit(text: string, path: string, change: Change, keys: string[] = []): string {
  const place = { file: 'a.yaml', path: toPath(path) }
  return (
    applyEdit(new Map([['a.yaml', text]]), { ...change, place } as ValueEdit, () => keys).get('a.yaml') ?? ''
  )
}

const toPath = (path: string): EntryPath =>
  path === '' ? [] : path.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step))

const set = (text: string, path: string, value: unknown, keys?: string[]) =>
  edit(text, path, { op: 'set', value }, keys)

const remove = (text: string, path: string) => edit(text, path, { op: 'remove' })

describe('set', () => {
  it.each([
    ['title: CEP # nome\n', 'Rua', 'title: Rua # nome\n'],
    ['title: "CEP"\n', 'a "b"', 'title: "a \\"b\\""\n'],
    ["title: 'CEP'\n", "d'água", "title: 'd''água'\n"],
    ['title: CEP\n', 'Olá, mundo', 'title: Olá, mundo\n'],
    ['title: CEP\n', 'a: b', 'title: "a: b"\n'],
    ['title: CEP\n', 'no', 'title: "no"\n'],
    ['title: CEP\n', 7, 'title: 7\n'],
    ['title: "7"\n', '8', 'title: "8"\n'],
    ['title: # vazio\n', 'CEP', 'title: CEP # vazio\n'],
    ['title: CEP', 'Rua', 'title: Rua'],
  ])('keeps quotes and comments of %j', (text, value, expected) => {
    expect(set(text, 'title', value)).toBe(expected)
  })

  it('quotes text in { } that would end the value there', () => {
    expect(set('a: { title: CEP, b: 1 }\n', 'a.title', 'x, y')).toBe('a: { title: "x, y", b: 1 }\n')
  })

  it.each([
    ['Painel.Gestor', 'access: [gestor, Painel.Gestor]\n'],
    ['Gestor de Risco', 'access: [gestor, Gestor de Risco]\n'],
    ["Auditor, d'área", `access: [gestor, "Auditor, d'área"]\n`],
    ['0f2a7c1e-8d4b-4c55-9b61-1d2e3f405060', 'access: [gestor, "0f2a7c1e-8d4b-4c55-9b61-1d2e3f405060"]\n'],
    ['1e3', 'access: [gestor, "1e3"]\n'],
    ['sim: não #1', 'access: [gestor, "sim: não #1"]\n'],
  ])('adds the role %s to a list', (role, expected) => {
    expect(set('access: [gestor]\n', 'access.1', role)).toBe(expected)
  })

  it('keeps CRLF, also in added lines', () => {
    const text = 'a: 1\r\nb: # lista\r\n  - x\r\nc: 3\r\n'
    expect(set(text, 'a', [{ nome: 'nada', itens: [{ x: 1 }] }])).toBe(
      'a:\r\n  - nome: nada\r\n    itens:\r\n      - { x: 1 }\r\nb: # lista\r\n  - x\r\nc: 3\r\n',
    )
  })

  it('adds a missing key after the keys that precede it in the grammar', () => {
    const keys = ['title', 'description', 'icon']
    expect(set('title: CEP\n# um ícone\nicon: LuMap\n', 'description', 'Rua', keys)).toBe(
      'title: CEP\ndescription: Rua\n# um ícone\nicon: LuMap\n',
    )
    expect(set('a: { title: CEP, icon: LuMap }\n', 'a.description', 'Rua', keys)).toBe(
      'a: { title: CEP, description: Rua, icon: LuMap }\n',
    )
    expect(set('x: 1\n', 'outra', 2, keys)).toBe('x: 1\noutra: 2\n')
  })

  it('adds missing parents, and an element at the end of a list', () => {
    expect(set('a:\n  b: 1\n', 'a.c.d', 2)).toBe('a:\n  b: 1\n  c: { d: 2 }\n')
    expect(set('a:\n  - 1\n', 'a.1', 2)).toBe('a:\n  - 1\n  - 2\n')
    expect(set('# só um comentário\n', 'a', 1)).toBe('# só um comentário\na: 1\n')
    expect(() => set('a:\n  - 1\n', 'a.5', 2)).toThrow('não tem esse elemento')
  })

  it('writes only the parts of a map or of a list that differ', () => {
    const text = `items:
  # O nome
  - { label: Nome, value: nome } # primeiro
  - label: "Idade"
    # em anos
    value: idade
  - { label: UF, value: uf }
`
    const items = [
      { label: 'Nome', value: 'nome' },
      { label: 'Idade hoje', value: 'idade' },
      { label: 'UF', value: 'uf', format: 'uf' },
      { label: 'CEP', value: 'cep' },
    ]
    expect(set(text, 'items', items)).toBe(`items:
  # O nome
  - { label: Nome, value: nome } # primeiro
  - label: "Idade hoje"
    # em anos
    value: idade
  - { label: UF, value: uf, format: uf }
  - { label: CEP, value: cep }
`)
    expect(set(text, 'items', items.slice(0, 1))).toBe(
      'items:\n  # O nome\n  - { label: Nome, value: nome } # primeiro\n',
    )
  })

  it('keeps the lines of a folded text around the changed words', () => {
    const text = 'a: >-\n  um dois três\n  quatro cinco seis\n  sete oito\nb: 1\n'
    expect(set(text, 'a', 'um dois três quatro 5 seis sete oito')).toBe(
      'a: >-\n  um dois três\n  quatro 5 seis\n  sete oito\nb: 1\n',
    )
    expect(set('a: "um dois\n  três"\n', 'a', 'um dois quatro')).toBe('a: "um dois\n  quatro"\n')
    expect(set('a: |\n  um\n\n  dois\nb: 1\n', 'a', 'um\n\ntrês')).toBe('a: |-\n  um\n\n  três\nb: 1\n')
  })

  it('writes a text over 110 columns below its key, and { } as lines', () => {
    const long = 'palavra '.repeat(16).trim()
    expect(set('a:\n  b: x # c\n', 'a.b', long)).toBe(
      `a:\n  b: # c\n    ${'palavra '.repeat(13).trim()}\n    palavra palavra palavra\n`,
    )
    const text = `a:\n  - { b: "${'x'.repeat(60)}", c: { d: 1 } } # fim\n`
    expect(set(text, 'a.0.c.d', 'y'.repeat(40))).toBe(
      `a:\n  - b: "${'x'.repeat(60)}"\n    c: { d: ${'y'.repeat(40)} } # fim\n`,
    )
  })

  it('replaces a value of another type', () => {
    expect(set('a: # lista\n  # um\n  - x\n  - y\nb: 1\n', 'a', 'x')).toBe('a: x # lista\nb: 1\n')
    expect(set('a: x # texto\nb: 1\n', 'a', [{ c: [{ d: 1 }] }])).toBe(
      'a: # texto\n  - c:\n      - { d: 1 }\nb: 1\n',
    )
  })
})

describe('remove', () => {
  const text = `# do arquivo
title: CEP

# dos campos
fields:
  # o CEP
  - { name: cep } # oito dígitos
  # a rua
  - name: rua
    label: Rua
    # sem número
  # do fim da lista

icon: LuMap
`

  it('takes the comments of the entry and no others', () => {
    expect(remove(text, 'fields.0')).toBe(text.replace('  # o CEP\n  - { name: cep } # oito dígitos\n', ''))
    expect(remove(text, 'fields.1')).toBe(
      text.replace('  # a rua\n  - name: rua\n    label: Rua\n    # sem número\n', ''),
    )
    expect(remove(text, 'fields')).toBe('# do arquivo\ntitle: CEP\n\nicon: LuMap\n')
    expect(remove(text, 'title')).toBe(text.replace('title: CEP\n\n', ''))
    expect(remove(text, 'icon')).toBe(text.replace('\nicon: LuMap\n', ''))
  })

  it('writes an emptied list or map as [] or {}', () => {
    expect(remove('a:\n  # um\n  - 1\nb: 2\n', 'a.0')).toBe('a: []\nb: 2\n')
    expect(remove('a:\n  b:\n    c: 1\n', 'a.b.c')).toBe('a:\n  b: {}\n')
    expect(remove('a: [ 1 ]\n', 'a.0')).toBe('a: []\n')
  })

  it('removes the first key beside a dash', () => {
    expect(remove('- name: rua\n  # o rótulo\n  label: Rua\n', '0.name')).toBe('- # o rótulo\n  label: Rua\n')
  })

  it.each([
    ['a: { b: 1, c: 2, d: 3 }\n', 'a.b', 'a: { c: 2, d: 3 }\n'],
    ['a: { b: 1, c: 2, d: 3 }\n', 'a.c', 'a: { b: 1, d: 3 }\n'],
    ['a: { b: 1, c: 2, d: 3 }\n', 'a.d', 'a: { b: 1, c: 2 }\n'],
    ['a: [\n  1, # um\n  2, # dois\n  # o três\n  3,\n]\n', 'a.1', 'a: [\n  1, # um\n  # o três\n  3,\n]\n'],
    ['a: [\n  1, # um\n  2, # dois\n]\n', 'a.1', 'a: [\n  1, # um\n]\n'],
  ])('removes from %j', (flow, path, expected) => {
    expect(remove(flow, path)).toBe(expected)
  })
})

describe('insert and move', () => {
  it('inserts in the style of the neighbours', () => {
    expect(edit('a:\n- b: 1\n  c: 2\n', 'a', { op: 'insert', index: 0, value: { b: 3, c: 4 } })).toBe(
      'a:\n- b: 3\n  c: 4\n- b: 1\n  c: 2\n',
    )
    expect(edit('a: [x, y]\n', 'a', { op: 'insert', index: 1, value: 'z' })).toBe('a: [x, z, y]\n')
    expect(edit('a: [\n  x,\n  y\n]\n', 'a', { op: 'insert', index: 2, value: 'z' })).toBe(
      'a: [\n  x,\n  y,\n  z\n]\n',
    )
    expect(edit('a: [\n  x, # x\n  y # y\n]\n', 'a', { op: 'insert', index: 2, value: 'z' })).toBe(
      'a: [\n  x, # x\n  y, # y\n  z\n]\n',
    )
    expect(edit('a: []\n', 'a', { op: 'insert', index: 0, value: { b: [{ c: 1 }] } })).toBe(
      'a:\n  - b:\n      - { c: 1 }\n',
    )
    expect(edit('a: { "402": x }\n', 'a', { op: 'insert', index: 1, value: { 403: 'sim' } })).toBe(
      'a: { "402": x, "403": sim }\n',
    )
  })

  it('keeps the empty lines between entries', () => {
    const text = 'a:\n  1:\n    b: 1\n\n  2:\n    b: 2\n'
    const inserted = edit(text, 'a', { op: 'insert', index: 1, value: { 3: { b: 3 } } })
    expect(inserted).toBe('a:\n  1:\n    b: 1\n\n  3:\n    b: 3\n\n  2:\n    b: 2\n')
    expect(remove(inserted, 'a.3')).toBe(text)
  })

  it('moves entries with their comments', () => {
    const text = 'a:\n  # um\n  - x # x\n\n  # dois\n  - y:\n      # z\n      z: 1\n  - w\n'
    expect(edit(text, 'a', { op: 'move', from: 1, to: 0 })).toBe(
      'a:\n  # dois\n  - y:\n      # z\n      z: 1\n\n  # um\n  - x # x\n  - w\n',
    )
    expect(edit('a: { b: 1, c: [2, 3], d: 4 }\n', 'a', { op: 'move', from: 0, to: 2 })).toBe(
      'a: { c: [2, 3], d: 4, b: 1 }\n',
    )
  })
})

describe('rename-key', () => {
  it('keeps the quotes and the place of the key', () => {
    expect(edit('a: { "b c": 1, d: 2 }\n', 'a.b c', { op: 'rename-key', to: 'e' })).toBe(
      'a: { "e": 1, d: 2 }\n',
    )
    expect(() => edit('a: 1\nb: 2\n', 'a', { op: 'rename-key', to: 'b' })).toThrow('já tem a chave b')
  })
})

describe('transfer', () => {
  const menu = `sidebar:
  # grupo
  - title: Casa
    children:
      # o começo
      - { title: Início, link: / } # fica
      - { title: Fim, link: /fim }
  - title: Outro
    link: /outro
`
  const transfer = (path: string, to: string, index: number) =>
    edit(menu, path, { op: 'transfer', to: { file: 'a.yaml', path: toPath(to) }, index })

  it('moves lines with their comments to the indentation of the other list', () => {
    const moved = transfer('sidebar.0.children.0', 'sidebar', 2)
    expect(moved).toBe(`sidebar:
  # grupo
  - title: Casa
    children:
      - { title: Fim, link: /fim }
  - title: Outro
    link: /outro
  # o começo
  - { title: Início, link: / } # fica
`)
    const list = { file: 'a.yaml', path: toPath('sidebar.0.children') }
    expect(edit(moved, 'sidebar.2', { op: 'transfer', to: list, index: 0 })).toBe(menu)
  })

  it('counts places before the move, and refuses to put an entry into itself', () => {
    expect(transfer('sidebar.0', 'sidebar.1.children', 0)).toBe(`sidebar:
  - title: Outro
    link: /outro
    children:
      # grupo
      - title: Casa
        children:
          # o começo
          - { title: Início, link: / } # fica
          - { title: Fim, link: /fim }
`)
    expect(() => transfer('sidebar.0', 'sidebar.0.children', 0)).toThrow('dentro dele mesmo')
  })
})

it('refuses a file with a syntax error', () => {
  expect(() => set('a: [1\n', 'a.0', 2)).toThrow('tem um erro de sintaxe')
})
