import { describe, expect, it } from 'vitest'
import { parseSimpleYaml } from '../../../../codegen/compile/read/parse-simple-yaml.ts'
import { createMutant, createRandom } from './mutants.ts'
import { expectSameValue, readFilesBelow, readWithParser, shipped } from './two-readers.ts'

/** Each is tried as a value, as a list element and as a key. */
const scalars =
  `0o17 0x1F 0X1F 0b1 1_000 .5 5. 1e3 1E+3 +1 -1 -0 0 007 -0x1 +.5 1.0 yes no on off y ~ null Null NULL nUll
  true True TRUE tRUE false 2001-12-14 1:30 = << .inf -.Inf +.INF .nan .NaN -.nan 12345678901234567890 1e400 -1e999 ${'9'.repeat(400)}
  0x${'f'.repeat(400)} "" '' "null" '1' a#b a:b :a -a ?a "\\u0007" "\\x41" "\\ud83d\\ude00" "\\/" "\\e" "\\_" é 日本 😀 @a \`a %a ,a {} [] {a} [a,] [,]
  {a:1} {"a":1} {a:,b} [a:,b] [?a] *a &a !a !!str a\\b 'it''s' "a'b"`.split(/\s+/)

const texts = [
  ...scalars.flatMap((scalar) => [
    `a: ${scalar}\n`,
    `- ${scalar}\n- b\n`,
    `{ a: ${scalar} }`,
    `${scalar}: b\n`,
  ]),
  ...[
    '',
    '\n',
    '# só um comentário\n',
    'a:\n',
    'a:\nb:\n',
    '-\n-\n',
    '---\na: 1\n',
    '...\na: 1\n',
    'a: 1\n---\nb: 2\n',
    '%YAML 1.1\n---\na: yes\n',
  ],
  ...['|', '>', '|-', '>-', '|+', '>+', '|2', '>1-', '|2+'].flatMap((header) =>
    [
      '\n  um\n   dois\n\n  três\n\n\n',
      '\n\n    um\n    dois\n',
      ' # aqui\n  # texto\n',
      '\n\n\n',
      '\n um\n  dois\nb: 1\n',
    ].map((body) => `a: ${header}${body}`),
  ),
  'a: um\n  dois\n\n  três # fim\nb: "um\n  dois\n\n  três"\n',
  'a: "um\\\n  dois"\n',
  'a: "um\\\n\n   dois"\n',
  'a: { b: 1,\n  c: [2,\n    3], d }\n',
  'a: { b: 1,\nc: 2 }\n',
  'a:\n#c\n b\n',
  'a: [1,\n#c\n 2]\n',
  'a: 1\r\nb:\r\n  - 2\r\n',
  'a: 1\rb: 2\r',
  '\uFEFFa: 1\n',
  'a:\tb\n',
  '? a\n: b\n',
  ': b\n',
  'a: b: c\n',
  'a: 1\na: 2\n',
  '1: a\n"1": b\n',
  '10: a\n9: b\nx: c\n"2": d\n1.0: e\n0x3: f\ntrue: g\n',
  '__proto__: 1\n',
  'constructor: 1\n',
  'toString: 1\n',
  `${'k'.repeat(1100)}: 1\n`,
  `a: ${'['.repeat(31)}1${']'.repeat(31)}\n`,
  `a: ${'['.repeat(40)}1${']'.repeat(40)}\n`,
]

describe('parseSimpleYaml', () => {
  it('reads every file of the shipped manifest', () => {
    for (const text of shipped) expect(parseSimpleYaml(text)).toStrictEqual(readWithParser(text))
  })

  it('reads fixtures and the YAML of the guides as `yaml` does, or not at all', () => {
    const guides = [...readFilesBelow('docs', /\.md$/)].flatMap((guide) =>
      [...guide.matchAll(/^```yaml[^\n]*\n(.*?)^```/gms)].map(([, text = '']) => text),
    )
    expect(guides.length).toBeGreaterThan(0)
    for (const text of [...readFilesBelow('tests/codegen', /\.ya?ml$/), ...guides]) expectSameValue(text)
  })

  it.each(texts)('reads %j as `yaml` does, or not at all', expectSameValue)

  it('reads broken texts as `yaml` does, or not at all', () => {
    const random = createRandom(14)
    for (let round = 0; round < 300; round += 1) expectSameValue(createMutant(shipped, random))
  })
})
