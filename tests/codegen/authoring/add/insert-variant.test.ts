import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { insertVariant } from '../../../../codegen/authoring/add/add-variant.ts'

const variant = {
  title: 'Nova: com dois pontos',
  result: [{ block: 'list', value: 'a' }],
  example: { a: ['b'] },
}

/** Texts of family files in all forms that YAML allows and people use. */
const texts: Record<string, string> = {
  plain: 'consulta: a\nvariants:\n  1: { title: X }\n',
  'no newline at the end': 'consulta: a\nvariants:\n  1:\n    title: X',
  CRLF: 'consulta: a\r\nvariants:\r\n  1:\r\n    title: X\r\n\r\n  2: { title: Y }\r\n',
  'indentation of four': 'variants:\n    1:\n        title: X\n        fields:\n            - { name: a }\n',
  'variants before another key': 'variants:\n  1: { title: X }\n\n# Do fim\ngroup: G\n',
  'comments after a variant':
    'variants:\n  1:\n    title: X # aqui\n    # dentro\n\n  # depois\n\n# fora\ngroup: G\n',
  'a comment at the end': 'variants:\n  1: { title: X }\n  # 2: rascunho',
  'empty map': 'variants: {}\n',
  'empty map with a comment': 'variants: {} # nenhuma\ngroup: G',
  'flow map': 'variants: { 1: { title: X } }\n',
  'flow map with a trailing comma': 'variants: {\n  1: { title: X }, # um\n}\n',
  'whole file as a flow map': '{ consulta: a, variants: { 1: { title: X } }, group: G }\n',
  'quoted numbers': 'variants:\n  "1": { title: X }\n  "2": { title: Y }\n',
  'single quotes': "variants:\n  '1': { title: X }\n",
  'empty lines between variants': 'variants:\n  1:\n    title: X\n\n  # sobre a 2\n  2:\n    title: Y\n',
  'a folded text': 'variants:\n  1:\n    title: X\n    description:\n      um texto que\n      segue\n',
  'a literal text (|)': 'variants:\n  1:\n    title: |\n      X\ngroup: G\n',
  'a literal text (|+)': 'variants:\n  1:\n    title: |+\n      X\n\n\ngroup: G\n',
  'a list at the column of its key':
    'variants:\n  1:\n    fields:\n    - { name: a }\n    - name: b\ngroup: G\n',
  'a flow list on several lines': 'variants:\n  1:\n    example: [\n      1,\n    ]\n',
  'out of order': 'variants:\n  7: { title: X }\n  2: { title: Y }\n',
  'document markers': '---\nvariants:\n  1: { title: X }\n...\n',
}

describe('inserting a variant', () => {
  it.each(Object.entries(texts))('leaves the rest unchanged: %s', (_, text) => {
    const result = insertVariant(text, 9, variant)
    const before = parse(text)
    expect(parse(result)).toEqual({ ...before, variants: { ...before.variants, 9: variant } })
    const isWindows = text.includes('\r\n')
    expect(/(?<!\r)\n/.test(result)).toBe(!isWindows)
    expect(result.endsWith('\n')).toBe(text.endsWith('\n'))
  })

  it.each([
    [
      'indentation of four',
      '\n    9:\n        title: "Nova: com dois pontos"\n        result:\n            - { block',
    ],
    ['quoted numbers', '\n  "9":\n    title'],
    ['empty lines between variants', '\n\n  9:\n    title'],
    ['comments after a variant', '\n  9:\n    title'],
  ])('follows the style of the file: %s', (name, start) => {
    expect(insertVariant(texts[name] ?? '', 9, variant)).toContain(start)
  })

  it('writes a short variant on one line if the previous one is on one line', () => {
    const short = { title: 'Curta' }
    expect(insertVariant(texts.plain ?? '', 2, short)).toContain('\n  2: { title: Curta }')
    const block = texts['no newline at the end'] ?? ''
    expect(insertVariant(block, 2, short)).toBe(`${block}\n  2:\n    title: Curta`)
  })
})
