import { Composer, type CST, type Document, Parser, type YAMLError } from 'yaml'
import { syntaxCulprit } from './syntax-culprit.ts'
import { yamlMessage } from './yaml-messages.ts'
import type { YamlProblem } from './yaml-problem.ts'

/** Each mistake is one more parse of the file. Where more are left, the next run finds them. */
const maxMistakes = 20

export type ParsedText = { tokens: CST.Token[]; documents: Document[] }

export function parseText(text: string, tokens = [...new Parser().parse(text)]): ParsedText {
  // `repeatedKeys` checks that keys are unique: the library compares each with all before it.
  const composer = new Composer({ logLevel: 'silent', keepSourceTokens: false, uniqueKeys: false })
  return { tokens, documents: [...composer.compose(tokens, true, text.length)] }
}

/** What the YAML library finds in a text: all that is no YAML of a manifest, and of what is no YAML one problem a mistake. */
export function syntaxProblems(text: string, parsed: ParsedText): YamlProblem[] {
  const foreign = errorsOf(parsed).filter((error) => !isSyntax(error))
  return [
    ...foreign.map((error) => ({ offset: error.pos[0], ...yamlMessage(error) })),
    ...mistakesIn(text, parsed),
  ]
}

const isSyntax = (error: YAMLError) => yamlMessage(error).code === 'yaml-syntax'

const errorsOf = ({ documents }: ParsedText) =>
  documents.flatMap(({ errors, warnings }) => [...errors, ...warnings]).sort((a, b) => a.pos[0] - b.pos[0])

/**
 * A line without which the parser stumbles no more is the cause of what it stumbled over behind it. What it stumbles over
 * on the next line, unless that begins anew at the left, belongs to the same mistake; what it had no trouble with before
 * is the work of the blank.
 */
function mistakesIn(text: string, parsed: ParsedText): YamlProblem[] {
  const mistakes: YamlProblem[] = []
  let [rest, left, behind] = [text, parsed, -1]
  const known = new Set(errorsOf(parsed).map(({ pos }) => pos[0]))
  for (let round = 0; round < maxMistakes; round += 1) {
    const errors = errorsOf(left).filter(isSyntax)
    const [first] = errors
    if (!first) break
    const problem = syntaxCulprit(rest, left.tokens, errors)
    const { start, end } = lineAround(rest, problem.offset)
    const isNextLine = start === behind && /\s/.test(text[start] ?? '')
    if (!isNextLine && known.has(first.pos[0])) mistakes.push(problem)
    if (rest.slice(start, end).trim() === '') break
    rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end)
    left = parseText(rest)
    behind = end + 1
  }
  return mistakes
}

function lineAround(text: string, offset: number) {
  const end = text.indexOf('\n', offset)
  return { start: text.slice(0, offset).lastIndexOf('\n') + 1, end: end < 0 ? text.length : end }
}
