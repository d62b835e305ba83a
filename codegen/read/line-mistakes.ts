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

const rules: LineRule[] = [findJoinedDash, findJoinedColon, findMissingComma, findOpenField]

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
  const [, before = '', key, value = ''] = /^( *(?:- +)*)([\w+-]+):(?![\s:/])(.*)$/.exec(line) ?? []
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
    hint: `escreva ${value}, ${key}:`,
  }
}

/** Finds `body: { cpf: {cpf }`: without quotes the name opens a set of keys. */
function findOpenField(line: string, column: number): Mistake | undefined {
  const found = /([:,[] *)\{([\w-]+) *[}\]]/.exec(line.slice(column))
  if (!found) return undefined
  const [, before = '', name = ''] = found
  return { offset: column + found.index + before.length, ...describeOpenField(name) }
}

/** Returns the texts about a field's name in braces without quotes. */
export const describeOpenField = (name: string) => ({
  message: `{${name}} está sem aspas, e no YAML { abre um conjunto de chaves`,
  hint: `escreva "{${name}}"`,
})
