import type { YamlIssue } from './yaml-messages.ts'

/** Spaces of other widths, and no-break spaces. YAML reads them as letters. */
const otherSpace = '[\\u00A0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000]'

const conflictStart = /^<{7} .*$/

/** Matches such a space in the indentation of a line, or after "-" or a key's colon. */
const otherSpacePattern = new RegExp(
  `(?<=^(?: *- +)* *)${otherSpace}|(?<=^ *(?:- +)*[\\w+-]+:|^ *-|[{,] *[\\w+-]+:)${otherSpace}`,
)

const rules = [
  {
    pattern: new RegExp(conflictStart, 'gm'),
    message: 'Aqui começa um conflito que o git deixou no arquivo',
    hint: 'fique com um dos dois lados, e apague as linhas que começam com <<<<<<<, ======= e >>>>>>>',
  },
  {
    pattern: new RegExp(otherSpacePattern, 'gmu'),
    message: 'Este espaço não é um espaço comum: veio de um texto colado',
    hint: 'apague-o e digite um espaço',
  },
]

/** Matches a text that `findFileMistakes` may find something in. */
export const fileMistakePattern = new RegExp(`${conflictStart.source}|${otherSpace}`, 'm')

/**
 * Returns the mistakes that spoil the reading of all that follows: marks of a git conflict, or spaces that YAML does not
 * know. Other issues of the text are their consequences.
 */
export function findFileMistakes(text: string): YamlIssue[] {
  for (const { pattern, message, hint } of rules) {
    const found = Array.from(text.matchAll(pattern), ({ index }) => index)
    if (found.length > 0) return found.map((offset) => ({ code: 'yaml-syntax', offset, message, hint }))
  }
  return []
}
