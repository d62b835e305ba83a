import { describe, expect, it } from 'vitest'
import { Composer, type ErrorCode, Parser } from 'yaml'
import { parseYaml } from '../../../../codegen/compile/read/parse-yaml.ts'
import { translateYamlError } from '../../../../codegen/compile/read/yaml-messages.ts'

/** Mistakes by the library's code, each with a part of its Portuguese message. */
const mistakes: Record<ErrorCode, [text: string, message: string][]> = {
  ALIAS_PROPS: [['a: &b 1\nc: !x *b\n', 'um apelido (*) não pode ter']],
  BAD_ALIAS: [
    ['a: *\n', 'falta um nome depois de "*"'],
    ['a: & b\n', 'falta um nome depois de "&"'],
    ['a: &b: c\n', 'não pode terminar em ":"'],
  ],
  BAD_COLLECTION_TYPE: [['a: !!set [1]\n', 'a etiqueta tag:yaml.org,2002:set não combina']],
  BAD_DIRECTIVE: [
    ['%YAML 3.0\n---\na: 1\n', 'a versão 3.0 do YAML'],
    ['%TAG x\n---\na: 1\n', 'a diretiva %TAG está incompleta'],
    ['%NADA x\n---\na: 1\n', 'a diretiva %NADA não existe'],
  ],
  BAD_DQ_ESCAPE: [
    ['a: "C:\\pasta"\n', 'a sequência \\p não existe'],
    ['a: "\\xzz"\n', 'a sequência \\xzz não existe'],
  ],
  BAD_INDENT: [
    ['a:\n    b: 1\n  c: 2\n', 'as chaves de um mesmo conjunto'],
    ['a:\n  b: {\n c: 1 }\n', 'falta o "}" que fecha o que se abre aqui, ou o recuo'],
    ['||2\\q\r\n?  b: : \n"', 'o texto depois de | ou > deve ter recuo'],
  ],
  BAD_PROP_ORDER: [['!x ? a\n', 'vêm depois de "?"']],
  BAD_SCALAR_START: [
    ['a: @b\n', 'não pode começar com @'],
    ['a: `b`\n', 'não pode começar com `'],
    ['a: %b\n', 'não pode começar com %'],
    ['a: , b\n', 'não pode começar com ,'],
  ],
  BLOCK_AS_IMPLICIT_KEY: [
    ['a: b: c\n', 'há dois ":" na mesma linha'],
    ['a:\n  - b\n - c\n', 'uma lista não pode ser uma chave'],
  ],
  BLOCK_IN_FLOW: [['a: [\n  - b\n]\n', 'dentro de { } ou [ ]']],
  DUPLICATE_KEY: [],
  IMPOSSIBLE: [['\t---: ,\n\t\n|', 'não foi possível entender']],
  KEY_OVER_1024_CHARS: [[`${'a'.repeat(1100)}: 1\n`, '1024 caracteres']],
  MISSING_CHAR: [
    ['a: "b\n', 'a aspa " que fecha'],
    ["a: 'b\n", "a aspa ' que fecha"],
    ['a: 1\nb\n', 'falta ":" depois da chave'],
    ['[\n: ? [ #', 'falta uma vírgula entre os elementos (entre [ e ])'],
    ['a: [b, "e" "f"]\n', 'falta "," ou ":" entre os elementos (entre [ e ])'],
    ['{ a: 1, "b" "c": 1 }\n', 'falta "," ou ":" entre os elementos (entre { e })'],
    ['{ a: 1\n', 'falta o "}" que fecha o que se abre aqui'],
    ['- - - a\n -b\n', 'falta "-" antes do elemento'],
    ['a: "b"#c\n', 'falta um espaço antes de "#"'],
    ['a: &x{ b: 1 }\n', 'depois da âncora ou da etiqueta'],
    ['a: |\n   \n  b\n', 'as linhas vazias antes do texto'],
    ['--- a: 1\n', 'na linha de "---"'],
    ['%YAML 1.2\na: 1\n', 'falta "---"'],
    ['%YAML 1.2\n', 'falta "---"'],
  ],
  MULTILINE_IMPLICIT_KEY: [['a\nb: 1\n', 'uma chave deve estar numa só linha']],
  MULTIPLE_ANCHORS: [['a: &b &c 1\n', 'mais de uma âncora']],
  MULTIPLE_DOCS: [],
  MULTIPLE_TAGS: [['a: !!str !!int 1\n', 'mais de uma etiqueta']],
  NON_STRING_KEY: [],
  RESOURCE_EXHAUSTION: [],
  TAB_AS_INDENT: [['a:\n\tb: 1\n', 'o recuo não pode ter tabulações']],
  TAG_RESOLVE_FAILED: [
    ['a: !lista []\n', 'a etiqueta !lista não é aceita'],
    ['a: !x!y 1\n', 'a etiqueta !x!y não é aceita'],
    ['a: !<!> x\n', 'a etiqueta não serve'],
  ],
  UNEXPECTED_TOKEN: [
    ['a: - b\n', 'uma lista não pode começar na linha da chave'],
    ['a: [b,, c]\n', 'há uma vírgula a mais (entre [ e ])'],
    ['a: { b: : 1 }\n', 'há um ":" a mais'],
    ['a: |b\n  c\n', 'o começo de texto em bloco "|b"'],
    ['a: | b\n  c\n', 'não se entende "b"'],
    ['a: ]\n', 'há um "]" que não fecha nada'],
    ['}\n', 'há um "}" que não fecha nada'],
    ['a: "b" c\n', 'não se espera um texto depois do valor'],
    ['- a\nb: 1\n', 'não se espera um ":" aqui'],
  ],
}

/** Codes that need an option which codegen does not set, or that codegen reports before the library does. */
const unreachable = ['DUPLICATE_KEY', 'MULTIPLE_DOCS', 'NON_STRING_KEY', 'RESOURCE_EXHAUSTION']

const rows = Object.entries(mistakes).flatMap(([code, cases]) =>
  cases.map((found) => [code, ...found] as const),
)

function libraryErrors(text: string) {
  const composer = new Composer({ logLevel: 'silent', uniqueKeys: false })
  return [...composer.compose(new Parser().parse(text), true, text.length)].flatMap(
    ({ errors, warnings }) => [...errors, ...warnings],
  )
}

function listParseErrors(text: string) {
  const parsed = parseYaml(text, String)
  return Array.isArray(parsed) ? parsed : []
}

const english =
  /\b(?:the|must|cannot|are|is|be|not|with|should|missing|unexpected|invalid|end|token|map|item)\b/i

describe('translateYamlError', () => {
  it.each(rows)('translates %s of %j', (code, text, message) => {
    const errors = libraryErrors(text)
    expect(errors.map((error) => error.code)).toContain(code)
    expect(listParseErrors(text)).not.toEqual([])
    const explanations = errors.map(translateYamlError)
    expect(explanations.map((explanation) => explanation.message).join('\n')).toContain(message)
    for (const explanation of explanations) {
      expect(explanation.message).not.toMatch(english)
      expect(explanation.hint).toMatch(/\S/)
    }
  })

  it('has a case for every code that can occur', () => {
    const untried = Object.entries(mistakes).filter(([, cases]) => cases.length === 0)
    expect(untried.map(([code]) => code)).toEqual(unreachable)
  })

  it('translates the errors of random texts', () => {
    const parts = 'a|: |\n|  |- |? |&x |!y |{|}|[|]|,|"|\'|>|#|\t|%|*z|---|...|b: |\\q'.split('|').concat('|')
    let seed = 7
    const random = (limit: number) => {
      seed = (seed * 1103515245 + 12345) % 2147483648
      return Math.floor((seed / 2147483648) * limit)
    }
    for (let round = 0; round < 3000; round += 1) {
      const text = Array.from({ length: 2 + random(9) }, () => parts[random(parts.length)]).join('')
      for (const { message } of listParseErrors(text))
        expect([text, message]).toEqual([text, expect.not.stringMatching(english)])
    }
  })
})
