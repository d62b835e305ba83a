import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { formatFlow, formatMap } from '../../../../codegen/authoring/edit/yaml-text.ts'
import type { Json } from '../../../../manifest/schema/consulta.ts'

const lines = (value: Record<string, Json>, step = 2) => formatMap(Object.entries(value), 0, step).join('\n')

const odd = [
  '',
  ' ',
  'sim',
  'yes',
  'No',
  'null',
  '~',
  '-',
  '- a',
  '?',
  '? a',
  ': a',
  'a: b',
  'a:',
  'a #b',
  '#a',
  '{a}',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: what a source may answer
  '${a}',
  '[a]',
  'a, b',
  "d'água",
  "'a'",
  '"a"',
  'a\\b',
  '\\n',
  '\\$',
  '$',
  'a\nb',
  '\ta',
  '!a',
  '&a',
  '*a',
  '%a',
  '@a',
  '`a',
  '|',
  '>',
  '---',
  '...',
  '1e5',
  '12e3',
  '0x1F',
  '0o17',
  '01001-000',
  '2026-01-31',
  '12:30',
  '1.5',
  '.5',
  '0.nome',
  '1.e5',
  '.inf',
  'NaN',
  '=',
  '<<',
  '12ABC34501DE35',
  '😀',
  '👩‍👧 mãe',
  'é o fim ',
  ' a',
  '\u2028',
  '\u00a0a',
  '/ws/{cep}/json/',
  '/cpf/consulta',
  'https://a.example/b',
  '/',
  'palavra '.repeat(60).trim(),
  `${'palavra: '.repeat(60)}fim`,
  `- ${'# - ? '.repeat(60)}fim`,
  'x'.repeat(5000),
  `a  ${'b '.repeat(100)}`,
]

describe('formatting YAML', () => {
  it.each(odd)('reads %j back at every position', (text) => {
    const value = {
      valor: text,
      [text.slice(0, 900)]: 1,
      lista: [text, [text], { a: text, b: [text] }],
      fundo: { a: { b: { c: text } } },
    }
    expect(parse(lines(value))).toEqual(value)
    expect(parse(lines(value, 4))).toEqual(value)
    expect(parse(formatFlow(value))).toEqual(value)
  })

  it('writes short values on one line and long ones on several', () => {
    const item = { label: 'Nome da mãe', value: 'nome_mae', sensitive: true }
    expect(lines({ request: { source: 'gateway', post: '/cpf/x', body: { cpf: '{cpf}' } } })).toBe(
      'request: { source: gateway, post: /cpf/x, body: { cpf: "{cpf}" } }',
    )
    expect(
      lines({
        result: [
          { block: 'fields', title: 'Filiação', items: [item] },
          { block: 'list', value: '$' },
        ],
      }),
    ).toBe(
      `result:
  - block: fields
    title: Filiação
    items:
      - { label: Nome da mãe, value: nome_mae, sensitive: true }
  - { block: list, value: $ }`,
    )
    expect(lines({ a: [], b: {}, c: null, d: false, e: [1, 'dois'] })).toBe(
      'a: []\nb: {}\nc: null\nd: false\ne: [1, dois]',
    )
  })

  it('stays within 110 columns unless a word is longer', () => {
    const text = lines({
      a: { b: odd.filter((value) => value.length < 3000), c: 'curto '.repeat(100).trim() },
    })
    expect(text.split('\n').filter((line) => line.length > 110 && / \S+ /.test(line.slice(20)))).toHaveLength(
      1,
    )
  })
})
