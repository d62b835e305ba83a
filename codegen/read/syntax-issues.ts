import { Composer, type CST, type Document, Parser, type YAMLError } from 'yaml'
import { findSyntaxIssue } from './find-syntax-issue.ts'
import type { YamlIssue } from './yaml-issue.ts'
import { translateYamlError } from './yaml-messages.ts'

/** Each mistake is one more parse of the file. Where more are left, the next run finds them. */
const maxMistakes = 20

export type ParsedText = { tokens: CST.Token[]; documents: Document[] }

export function parseText(text: string, tokens = [...new Parser().parse(text)]): ParsedText {
  // `findRepeatedKeys` checks that keys are unique: the library compares each with all before it.
  const composer = new Composer({ logLevel: 'silent', keepSourceTokens: false, uniqueKeys: false })
  return { tokens, documents: [...composer.compose(tokens, true, text.length)] }
}

/** What the YAML library finds in a text: all that is no YAML of a manifest, and of what is no YAML one problem a mistake. */
export function findSyntaxIssues(text: string, parsed: ParsedText): YamlIssue[] {
  const otherErrors = listYamlErrors(parsed).filter((error) => !isSyntax(error))
  return [
    ...otherErrors.map((error) => ({ offset: error.pos[0], ...translateYamlError(error) })),
    ...findMistakes(text, parsed),
  ]
}

const isSyntax = (error: YAMLError) => translateYamlError(error).code === 'yaml-syntax'

const listYamlErrors = ({ documents }: ParsedText) =>
  documents.flatMap(({ errors, warnings }) => [...errors, ...warnings]).sort((a, b) => a.pos[0] - b.pos[0])

/**
 * A line without which the parser stumbles no more is the cause of what it stumbled over behind it. What it stumbles over
 * on the next line, unless that begins anew at the left, belongs to the same mistake; what it had no trouble with before
 * is the work of the blank.
 */
function findMistakes(text: string, parsed: ParsedText): YamlIssue[] {
  const mistakes: YamlIssue[] = []
  let [rest, remaining, nextLineStart] = [text, parsed, -1]
  const errorOffsets = new Set(listYamlErrors(parsed).map(({ pos }) => pos[0]))
  for (let round = 0; round < maxMistakes; round += 1) {
    const errors = listYamlErrors(remaining).filter(isSyntax)
    const [first] = errors
    if (!first) break
    const issue = findSyntaxIssue(rest, remaining.tokens, errors)
    const { start, end } = findLineBounds(rest, issue.offset)
    const isNextLine = start === nextLineStart && /\s/.test(text[start] ?? '')
    if (!isNextLine && errorOffsets.has(first.pos[0])) mistakes.push(issue)
    if (rest.slice(start, end).trim() === '') break
    rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end)
    remaining = parseText(rest)
    nextLineStart = end + 1
  }
  return mistakes
}

function findLineBounds(text: string, offset: number) {
  const end = text.indexOf('\n', offset)
  return { start: text.slice(0, offset).lastIndexOf('\n') + 1, end: end < 0 ? text.length : end }
}
