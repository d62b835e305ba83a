import { type Document, isMap, isScalar, Scalar, type YAMLMap } from 'yaml'
import { nameCharacter, otherSpace } from '../../diagnostics/invisible-characters.ts'
import type { YamlIssue } from './yaml-messages.ts'
import { visitNodes } from './yaml-tree.ts'

/**
 * Matches such a space in the indentation of a line, after "-" or a key's colon, or at the end of a value. It looks for the
 * space before anything around it: a long line would take minutes otherwise.
 */
const otherSpacePattern = new RegExp(
  `(?=${otherSpace})(?:(?<=^(?: *- +)* *).|(?<=^ *(?:- +)*[\\w+-]+:|^ *-|[{,] *[\\w+-]+:).|(?<!(?:^|\\s)#.*).(?= *(?:$|[,}\\]]| #)))`,
  'gmu',
)

const fileRules = [
  {
    pattern: /^<{7} .*$/gm,
    describe: () => 'Aqui começa um conflito que o git deixou no arquivo',
    hint: 'fique com um dos dois lados, e apague as linhas que começam com <<<<<<<, ======= e >>>>>>>',
  },
  {
    pattern: otherSpacePattern,
    describe: (character: string) =>
      `Este espaço não é um espaço comum: é um ${nameCharacter(character)}, de um texto colado`,
    hint: 'apague-o e digite um espaço',
  },
]

/**
 * Returns the mistakes that spoil the reading of all that follows: marks of a git conflict, or spaces that YAML does not
 * know. Other issues of the text are their consequences.
 */
export function findFileMistakes(text: string): YamlIssue[] {
  for (const { pattern, describe, hint } of fileRules) {
    const found = Array.from(
      text.matchAll(pattern),
      ({ index: offset, 0: written }): YamlIssue => ({
        code: 'yaml-syntax',
        offset,
        message: describe(written),
        hint,
      }),
    )
    if (found.length > 0) return found
  }
  return []
}

/** Finds values that YAML reads as other than what was meant: text in curly quotes, `8,5`, `01001000`, and `{cpf}` without quotes. */
export function findNodeMistakes(document: Document, text: string): YamlIssue[] {
  const found: YamlIssue[][] = []
  visitNodes(document, (node, isKey) => {
    if (isMap(node) && node.flow) found.push(findFieldMap(node, text), findDecimalCommas(node, text))
    if (!isScalar(node) || node.type !== Scalar.PLAIN || !node.range) return
    const [start, end] = node.range
    found.push(findCurlyQuotes(text, start))
    if (!isKey && node.source === '') found.push(findCommentValue(text, start))
    if (!isKey && typeof node.value === 'number') found.push(findLostZeros(text.slice(start, end), start))
  })
  return found.flat()
}

const buildIssue = (offset: number, message: string, hint: string): YamlIssue[] => [
  { code: 'yaml-syntax', offset, message, hint },
]

/** Finds `title: #1`: an empty value before a comment that has no space after its sign. */
function findCommentValue(text: string, offset: number): YamlIssue[] {
  const start = text.lastIndexOf('\n', offset - 1) + 1
  const [line = ''] = /^.*/.exec(text.slice(start)) ?? []
  const [, before = '', written = ''] =
    /^( *(?:- +)*[\w+-]+: +|.*[{,] *[\w+-]+: +)(#[^\s#].*)$/.exec(line) ?? []
  if (written === '' || offset > start + before.length) return []
  const message = `${written} virou um comentário: sem aspas, o que começa com # não é lido`
  const [meant = ''] = before.includes('{') ? written.split(/[,}]/) : [written]
  return buildIssue(start + before.length, message, `escreva "${meant.trim()}"`)
}

/** A text may begin with a curly quote, but is not one quote from its start to its end. */
function findCurlyQuotes(text: string, offset: number): YamlIssue[] {
  quotedPattern.lastIndex = offset
  const [, quoted] = quotedPattern.exec(text) ?? []
  return quoted === undefined
    ? []
    : buildIssue(
        offset,
        'Estas aspas são curvas, e o YAML as lê como parte do texto',
        `troque-as por aspas retas: "${quoted}"`,
      )
}

const quotedPattern = /[“”„‘’]([^“”„‘’\n]{0,1000})[“”‘’] *(?:$|[,}\]:]| #)/my

/** Finds numbers that lose zeros: codes such as `01001000`, and `1.000`, which YAML reads as 1. */
function findLostZeros(written: string, offset: number): YamlIssue[] {
  if (/^0\d+$/.test(written))
    return buildIssue(
      offset,
      `Sem aspas, ${written} é um número, e perde o zero do começo`,
      `escreva "${written}"`,
    )
  if (!/^\d{1,3}\.000$/.test(written)) return []
  const [units = ''] = written.split('.')
  return buildIssue(
    offset,
    `O YAML lê ${written} como ${units}: o ponto separa os decimais`,
    `escreva ${units}000, ou só ${units}`,
  )
}

/** Finds `{cpf}`, a set of one key without a value. */
function findFieldMap(map: YAMLMap, text: string): YamlIssue[] {
  const [start = 0, end = 0] = map.range ?? []
  const [, name] = /^\{ *([\w.-]+) *\}$/.exec(text.slice(start, end)) ?? []
  if (name === undefined) return []
  const { message, hint } = describeOpenField(name)
  return buildIssue(start, message, hint)
}

/** Finds `{ amount: 8,5 }`, where `5` is a key without a value. */
function findDecimalCommas({ items }: YAMLMap, text: string): YamlIssue[] {
  return items.flatMap(({ key }) => {
    if (!isScalar(key) || !key.range) return []
    const [offset] = key.range
    const [integer] = /\d+(?=,$)/.exec(text.slice(Math.max(0, offset - 20), offset)) ?? []
    const [fraction] = /^\d+(?= *[,}])/.exec(text.slice(offset, offset + 20)) ?? []
    if (integer === undefined || fraction === undefined) return []
    const at = offset - integer.length - 1
    return buildIssue(at, `O número ${integer},${fraction} tem vírgula`, `escreva ${integer}.${fraction}`)
  })
}

type Mistake = Omit<YamlIssue, 'code'>

/** Returns the mistake in a line, with its offset from the line's `start` in the text. `column` is the issue's column. */
type LineRule = (line: string, column: number, text: string, start: number) => Mistake | undefined

/** Returns a syntax issue named by the typing mistake in its line, or the same issue if the line has none. */
export function nameLineMistake(text: string, issue: YamlIssue): YamlIssue {
  const start = text.lastIndexOf('\n', issue.offset - 1) + 1
  const [line = ''] = /^.*/.exec(text.slice(start)) ?? []
  for (const rule of lineRules) {
    const mistake = rule(line, issue.offset - start, text, start)
    if (mistake) return { code: 'yaml-syntax', ...mistake, offset: start + mistake.offset }
  }
  return issue
}

const lineRules: LineRule[] = [
  findTab,
  findOtherSign,
  findJoinedDash,
  findJoinedColon,
  findMissingComma,
  findOpenField,
  findTextWithField,
]

/** Finds a tab in the indentation, also behind spaces. */
function findTab(line: string): Mistake | undefined {
  const spaces = /^ *(?=\t)/.exec(line)?.[0]
  return spaces === undefined
    ? undefined
    : {
        offset: spaces.length,
        message: 'YAML inválido: o recuo não pode ter tabulações',
        hint: 'troque cada tabulação no começo da linha por espaços',
      }
}

/** Finds a dash that a word processor has changed, and comments of other languages. */
function findOtherSign(line: string): Mistake | undefined {
  const [, space = '', sign] = /^( *)([–—−•]|\/\/|<!--)/.exec(line) ?? []
  if (sign === undefined) return undefined
  const isComment = sign.length > 1
  return {
    offset: space.length,
    message: isComment ? `No YAML um comentário não começa com ${sign}` : `"${sign}" não é um hífen`,
    hint: isComment ? 'comece o comentário com #' : 'comece o elemento da lista com "- "',
  }
}

/** Finds `-{ name: cpf }` and `-name: cpf`. */
function findJoinedDash(line: string): Mistake | undefined {
  const [, before = '', first] = /^( *(?:- +)*-)([{["']|\w+)/.exec(line) ?? []
  return first === undefined
    ? undefined
    : {
        offset: before.length - 1,
        message: 'Falta um espaço depois de "-"',
        hint: `escreva - ${first}`,
      }
}

/** Finds `title:CPF`. */
function findJoinedColon(line: string): Mistake | undefined {
  const [, before = '', key, value = ''] = /^( *(?:- +)*)([\w+-]+):(?=[^\s:/])(.*)$/.exec(line) ?? []
  return key === undefined
    ? undefined
    : {
        offset: before.length,
        message: `Falta um espaço depois de "${key}:"`,
        hint: `escreva ${key}: ${value.trim()}`,
      }
}

/** Finds `{ name: cpf kind: cpf }`, also in two lines. The library reports the value, or the key after it. */
function findMissingComma(_line: string, column: number, text: string, start: number): Mistake | undefined {
  const before = text.slice(0, start + column)
  const valueStart = /(?:"[^"\n]*"|'[^'\n]*') *$/.exec(before)?.index ?? before.length
  const [, value = '', space = '', key] =
    /^("[^"\n]*"|'[^'\n]*'|[^,:{}[\]"'#\n]+?)(\s+)([\w+-]+):(?=\s)/.exec(text.slice(valueStart)) ?? []
  if (key === undefined || before.lastIndexOf('{') <= before.lastIndexOf('}')) return undefined
  return {
    offset: valueStart + value.length + space.length - start,
    message: `Falta uma vírgula antes de "${key}"`,
    hint: `escreva ${value.replace(/;$/, '')}, ${key}:`,
  }
}

/** Finds `body: { cpf: {cpf }`: without quotes the name opens a set of keys. */
function findOpenField(line: string, column: number): Mistake | undefined {
  const found = /([:,[] *)\{([\w-]+) *[}\]]/.exec(line.slice(column))
  if (!found) return undefined
  const [, before = '', name = ''] = found
  return { offset: column + found.index + before.length, ...describeOpenField(name) }
}

/** Finds `{ get: /ws/{cep}/json }`: without quotes the brace of the name closes the set of keys. */
function findTextWithField(line: string): Mistake | undefined {
  const [, before = '', text] =
    /^(.*?[{,] *[\w+-]+: +)([^\s"'{}[\],][^\s"'{}[\],]*\{[\w-]+\}[^\s"'{}[\],]*)/.exec(line) ?? []
  return text === undefined
    ? undefined
    : {
        offset: before.length,
        message: `O texto ${text} está sem aspas, e no YAML { e } são do conjunto de chaves`,
        hint: `escreva "${text}"`,
      }
}

/** Returns the texts about a field's name in braces without quotes. */
const describeOpenField = (name: string) => ({
  message: `{${name}} está sem aspas, e no YAML { abre um conjunto de chaves`,
  hint: `escreva "{${name}}"`,
})
