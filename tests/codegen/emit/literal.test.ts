import { describe, expect, it } from 'vitest'
import { keyLiteral, literal, stringLiteral } from '../../../codegen/emit/literal.ts'

const evaluate = (code: string): unknown => new Function(`'use strict'; return ${code}`)()

const hostile: [reason: string, text: string][] = [
  ['single quotes', "d'água"],
  ['double quotes', 'a "citação"'],
  ['both quotes', `'a' "b" '`],
  ['a backslash at the end', 'C:\\'],
  ['an escaped quote', "\\'"],
  ['a template expression', '$' + '{process.exit()} `x`'],
  ['line ends', 'um\ndois\r\ntrês\tquatro'],
  ['line ends of JavaScript alone', 'a\u2028b\u2029c'],
  ['the end of a script', '</script><!-- </SCRIPT>'],
  ['half of a pair', '\uD83D sozinho \uDE00'],
  ['a whole pair', '😀'],
  ['the other direction', '\u202Eabc\u2066'],
  ['nothing', ''],
  ['control characters and a byte order mark', '\u0000\u0007\u001B\u007F\u0085\uFEFF'],
  ['a comment', '/* */ // x'],
]

describe('stringLiteral', () => {
  it.each(hostile)('evaluates to %s', (_, text) => {
    expect(evaluate(stringLiteral(text))).toBe(text)
  })

  it.each(hostile)('writes %s on one line with visible characters', (_, text) => {
    expect(stringLiteral(text)).toMatch(/^[^\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]*$/u)
    expect(stringLiteral(text)).not.toMatch(/<\/script|<!--/i)
  })

  it('uses the quotes that need fewer escapes', () => {
    expect(stringLiteral("d'água")).toBe(`"d'água"`)
    expect(stringLiteral('água')).toBe("'água'")
    expect(stringLiteral(`'"`)).toBe(`'\\'"'`)
  })
})

describe('keyLiteral', () => {
  it.each([
    ['cpf', 'cpf'],
    ['telefone-cpf', "'telefone-cpf'"],
    ['/consulta/cpf/:variant?', "'/consulta/cpf/:variant?'"],
    ['12', '12'],
    ['012', "'012'"],
    ['1e3', "'1e3'"],
    ['', "''"],
    ['__proto__', "['__proto__']"],
    ['constructor', 'constructor'],
    ['endereço', 'endereço'],
    ['12345678901234567890', "'12345678901234567890'"],
  ])('writes the key %s', (key, expected) => {
    expect(keyLiteral(key)).toBe(expected)
    expect(Object.keys(evaluate(`({ ${keyLiteral(key)}: 1 })`) as object)).toEqual([key])
  })
})

describe('literal', () => {
  const values: unknown[] = [
    ...hostile.map(([, text]) => ({ [text]: [text] })),
    { a: 1, b: -0, c: 1e21, d: 0.1, e: true, f: null, g: [], h: {}, i: [[], [{}]] },
    Array.from({ length: 40 }, (_, index) => ({ index, text: 'x'.repeat(index) })),
    JSON.parse('{ "__proto__": { "polluted": true }, "constructor": 1, "toString": 2 }'),
    ['x'.repeat(300)],
  ]

  it.each(values)('evaluates to value %#', (value) => {
    expect(JSON.stringify(evaluate(literal(value)))).toBe(JSON.stringify(value))
  })

  it('does not set the prototype', () => {
    const value = evaluate(literal(JSON.parse('{ "__proto__": { "polluted": true } }'))) as object
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype)
    expect(Object.hasOwn(value, '__proto__')).toBe(true)
  })

  it('leaves out properties that are undefined', () => {
    expect(literal({ a: undefined, b: 1, c: undefined })).toBe('{ b: 1 }')
  })

  it('writes one member per line if the value is too wide', () => {
    const row = { label: 'x'.repeat(40), value: 'y'.repeat(40) }
    const broken = `{\n  rows: [\n    { label: '${row.label}', value: '${row.value}' },\n    { label: '${row.label}', value: '${row.value}' },\n  ],\n}`
    expect(literal({ rows: [row, row] })).toBe(broken)
  })

  it('keeps lines within 110 columns unless a string is longer', () => {
    const lines = literal(values[values.length - 3], 3).split('\n')
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(110)
  })

  it.each([undefined, Number.NaN, Number.POSITIVE_INFINITY, () => 1, 1n])('throws for %s', (value) => {
    expect(() => literal([value])).toThrow(TypeError)
  })
})
