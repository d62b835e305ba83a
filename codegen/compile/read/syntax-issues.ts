import { Composer, type CST, type Document, Parser, type YAMLError } from 'yaml'
import { nameLineMistake } from './typing-mistakes.ts'
import { translateYamlError, type YamlIssue } from './yaml-messages.ts'

/** Limit of maps and lists inside each other. */
const maxDepth = 32

/** Each issue costs one more parse of the file. The next run finds the remaining issues. */
const maxSyntaxIssues = 20

export type ParsedText = { tokens: CST.Token[]; documents: Document[] }

export function parseText(text: string, tokens = [...new Parser().parse(text)]): ParsedText {
  // `findRepeatedKeys` checks that keys are unique: the library compares each key with all keys before it.
  const composer = new Composer({ logLevel: 'silent', keepSourceTokens: false, uniqueKeys: false })
  return { tokens, documents: [...composer.compose(tokens, true, text.length)] }
}

/** Returns the errors and warnings of the YAML library, one per syntax issue. */
export function findSyntaxIssues(text: string, parsed: ParsedText): YamlIssue[] {
  const otherErrors = listYamlErrors(parsed).filter((error) => !isSyntax(error))
  return [
    ...otherErrors.map((error) => ({ offset: error.pos[0], ...translateYamlError(error) })),
    ...listSyntaxIssues(text, parsed),
  ]
}

const isSyntax = (error: YAMLError) => translateYamlError(error).code === 'yaml-syntax'

const listYamlErrors = ({ documents }: ParsedText) =>
  documents.flatMap(({ errors, warnings }) => [...errors, ...warnings]).sort((a, b) => a.pos[0] - b.pos[0])

/**
 * Finds syntax issues one by one: blanks the line of the first issue and parses again. An error on the next,
 * indented line belongs to the same issue. An error that the first parse did not have comes from the blank
 * line.
 */
function listSyntaxIssues(text: string, parsed: ParsedText): YamlIssue[] {
  const issues: YamlIssue[] = []
  let [rest, remaining, nextLineStart] = [text, parsed, -1]
  const errorOffsets = new Set(listYamlErrors(parsed).map(({ pos }) => pos[0]))
  for (let round = 0; round < maxSyntaxIssues; round += 1) {
    const errors = listYamlErrors(remaining).filter(isSyntax)
    const [first] = errors
    if (!first) break
    const issue = nameLineMistake(rest, findSyntaxIssue(rest, remaining.tokens, errors))
    const { start, end } = findLineBounds(rest, issue.offset)
    const isNextLine = start === nextLineStart && /\s/.test(text[start] ?? '')
    if (!isNextLine && errorOffsets.has(first.pos[0])) issues.push(issue)
    if (rest.slice(start, end).trim() === '') break
    rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end)
    remaining = parseText(rest)
    nextLineStart = end + 1
  }
  return issues
}

function findLineBounds(text: string, offset: number) {
  const end = text.indexOf('\n', offset)
  return { start: text.slice(0, offset).lastIndexOf('\n') + 1, end: end < 0 ? text.length : end }
}

/**
 * Returns the issue behind the first of some errors, which are sorted by offset. The library reports the
 * position where it had to stop, which is often after the issue.
 */
function findSyntaxIssue(text: string, tokens: CST.Token[], errors: YAMLError[]): YamlIssue {
  const [first] = errors as [YAMLError]
  const offset = first.pos[0]
  const sameOffset = errors.filter(({ pos }) => pos[0] === offset)
  const isOverIndented = ['BLOCK_AS_IMPLICIT_KEY', 'MULTILINE_IMPLICIT_KEY'].every((code) =>
    sameOffset.some((error) => error.code === code),
  )
  const buildIssue = (error: YAMLError, at: number) => ({ offset: at, ...translateYamlError(error) })
  if (isOverIndented) return buildIndentIssue(findNextText(text, offset))
  const unopened = errors.find(
    ({ pos, message }) => /^Unexpected flow-(?:map|seq)-end/.test(message) && isOneLine(text, offset, pos[0]),
  )
  if (unopened) return buildIssue(unopened, unopened.pos[0])
  return buildIssue(first, findOpening(first, tokens) ?? findLineText(text, offset))
}

const buildIndentIssue = (offset: number): YamlIssue => ({
  code: 'yaml-syntax',
  offset,
  message: 'YAML inválido: esta linha tem mais recuo que a anterior, que já tem um valor',
  hint: 'alinhe esta linha com as chaves a que ela pertence; um texto de várias linhas começa com | ou >',
})

const isOneLine = (text: string, start: number, end: number) => !text.slice(start, end).includes('\n')

/** Returns the offset of the next line's text. */
function findNextText(text: string, offset: number): number {
  const line = text.indexOf('\n', offset)
  return line < 0 ? offset : line + text.slice(line).search(/\S|$/)
}

/** Skips the end of a line, blank lines and the indentation, since the text of the line is what the user has to move. */
const findLineText = (text: string, offset: number) =>
  offset + (/^\s*(?=\S)/.exec(text.slice(offset))?.[0].length ?? 0)

/** Returns the offset of the quote or bracket that is not closed, or `undefined` for other errors. */
function findOpening({ message, pos: [end] }: YAMLError, tokens: CST.Token[]): number | undefined {
  if (/^Missing closing/.test(message))
    return listTokens(tokens).find(
      (token) => /quoted/.test(token.type) && 'source' in token && token.offset + token.source.length === end,
    )?.offset
  if (!/end with a [}\]]$/.test(message)) return undefined
  const open = listTokens(tokens).filter(
    (token) => token.type === 'flow-collection' && token.offset < end && !isClosed(token),
  )
  return Math.max(...open.map(({ offset }) => offset))
}

const isClosed = ({ start, end }: CST.FlowCollection) => end[0]?.source === (start.source === '{' ? '}' : ']')

type Level = { token: CST.Token; depth: number }

/** Finds the first level that is too deep. It uses a stack: recursion could overflow the call stack. */
export function findDepthIssue(tokens: CST.Token[]): YamlIssue | undefined {
  const open: Level[] = tokens.map((token) => ({ token, depth: 0 }))
  for (let level = open.pop(); level; level = open.pop()) {
    const { token, depth } = level
    if (depth > maxDepth + 1)
      return {
        code: 'too-deep',
        offset: token.offset,
        message: `O arquivo tem mais de ${maxDepth} níveis`,
        hint: 'confira o recuo das linhas e os colchetes e chaves abertos',
      }
    for (const child of listChildren(token)) open.push({ token: child, depth: depth + 1 })
  }
  return undefined
}

const listChildren = (token: CST.Token): CST.Token[] => {
  if (token.type === 'document') return token.value ? [token.value] : []
  if (!('items' in token)) return []
  return token.items.flatMap((item) => [item.key, item.value].filter((child) => child != null))
}

/** Returns all tokens, in no order. It uses a stack: recursion could overflow the call stack. */
function listTokens(tokens: CST.Token[]): CST.Token[] {
  const all = [...tokens]
  for (let index = 0; index < all.length; index += 1) {
    const token = all[index]
    if (token) for (const child of listChildren(token)) all.push(child)
  }
  return all
}
