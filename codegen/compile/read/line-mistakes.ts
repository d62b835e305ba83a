import type { YamlIssue } from './yaml-messages.ts'

type Mistake = Omit<YamlIssue, 'code'>

/** Returns the mistake in a line, with its offset from the line's `start` in the text. `column` is the issue's column. */
type LineRule = (line: string, column: number, text: string, start: number) => Mistake | undefined

/** Returns a syntax issue named by the typing mistake in its line, or the same issue if the line has none. */
export function nameLineMistake(text: string, issue: YamlIssue): YamlIssue {
  const start = text.lastIndexOf('\n', issue.offset - 1) + 1
  const [line = ''] = /^.*/.exec(text.slice(start)) ?? []
  for (const rule of rules) {
    const mistake = rule(line, issue.offset - start, text, start)
    if (mistake) return { code: 'yaml-syntax', ...mistake, offset: start + mistake.offset }
  }
  return issue
}

const rules: LineRule[] = [
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
export const describeOpenField = (name: string) => ({
  message: `{${name}} está sem aspas, e no YAML { abre um conjunto de chaves`,
  hint: `escreva "{${name}}"`,
})
