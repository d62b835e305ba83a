import type { CST, YAMLError } from 'yaml'
import { listTokens } from './cst-tokens.ts'
import type { YamlIssue } from './yaml-issue.ts'
import { translateYamlError } from './yaml-messages.ts'

/**
 * Of errors in the order of the text, the mistake behind the first: the library says where it could not go on, which is
 * not always what is to be mended.
 */
export function findSyntaxIssue(text: string, tokens: CST.Token[], errors: YAMLError[]): YamlIssue {
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

/** Where the next line with a text begins. */
function findNextText(text: string, offset: number): number {
  const line = text.indexOf('\n', offset)
  return line < 0 ? offset : line + text.slice(line).search(/\S|$/)
}

/** An error about a line's indentation stands at its beginning: what is to be moved is its text. */
const findLineText = (text: string, offset: number) =>
  offset + (/^ *(?=[^\s])/.exec(text.slice(offset))?.[0].length ?? 0)

/** Where the quote or the bracket begins that is not closed; `undefined` for another error. */
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
