import type { RichNode } from '../../parts/rich-text/rich-doc.ts'
import type { EmailSnapshot } from './email.ts'

/** Returns a paragraph with a line break after each line. */
export function createParagraph(text: string): RichNode {
  const content = text.split('\n').flatMap((line, index): RichNode[] => [
    ...(index > 0 ? [{ type: 'hardBreak' }] : []),
    // The editor refuses empty text nodes.
    ...(line === '' ? [] : [{ type: 'text', text: line }]),
  ])
  return content.length > 0 ? { type: 'paragraph', content } : { type: 'paragraph' }
}

const isQuoted = (line = '') => line.startsWith('>')

/** Blank lines separate paragraphs. An answer begins with an empty one, above the text that it quotes. */
const createParagraphs = (text: string): RichNode[] =>
  text
    .split(/\n{2,}/)
    .map((part) => part.replace(/^\n|\n$/g, ''))
    .filter((part, index) => part !== '' || index === 0)
    .map(createParagraph)

function createBlocks(text: string): RichNode[] {
  const runs: string[][] = []
  for (const line of text.split('\n')) {
    const run = runs.at(-1)
    if (run && isQuoted(run[0]) === isQuoted(line)) run.push(line)
    else runs.push([line])
  }
  return runs.flatMap((run): RichNode[] =>
    isQuoted(run[0])
      ? [
          {
            type: 'blockquote',
            content: createBlocks(run.map((line) => line.replace(/^> ?/, '')).join('\n')),
          },
        ]
      : createParagraphs(run.join('\n')),
  )
}

/** Converts a plain text, whose quoted lines begin with ">". */
export const createBody = (text: string): RichNode => ({ type: 'doc', content: createBlocks(text) })

/** Returns the formatted text of an e-mail. Older e-mails have a plain text only. */
export const readBody = ({ body, desc }: Pick<EmailSnapshot, 'body' | 'desc'>): RichNode =>
  body ?? createBody(desc)

/** Puts ">" before each line. */
export const quoteText = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n')

const printBlocks = (nodes: readonly RichNode[] = []): string => nodes.map(printNode).join('\n\n')

function printList({ content = [] }: RichNode, createMarker: (index: number) => string): string {
  return content
    .map((item, index) => {
      const marker = createMarker(index)
      const lines = (item.content ?? []).map(printNode).join('\n').split('\n')
      return marker + lines.join(`\n${' '.repeat(marker.length)}`)
    })
    .join('\n')
}

function printNode(node: RichNode): string {
  const { type, text = '', attrs, content = [] } = node
  switch (type) {
    case 'hardBreak':
      return '\n'
    case 'mention':
      return `@${attrs?.label ?? ''}`
    case 'horizontalRule':
      return '---'
    case 'bulletList':
      return printList(node, () => '- ')
    case 'orderedList': {
      const start = typeof attrs?.start === 'number' ? attrs.start : 1
      return printList(node, (index) => `${start + index}. `)
    }
    case 'blockquote':
      return quoteText(printBlocks(content))
    case 'doc':
      return printBlocks(content)
    default:
      return text + content.map(printNode).join('')
  }
}

/** Returns the plain text of a body, for previews and searches. */
export const printBody = (body: RichNode): string => printNode(body).trimEnd()

const answerHead = /^Em [^\n]+ escreveu:$/

const forwardHead = /^-{10} E-mail encaminhado/

const isBlank = (node: RichNode | undefined) => node?.type === 'paragraph' && printNode(node).trim() === ''

/** Splits a body into the blocks that were written and those that it quotes. */
export function splitBody({ content = [] }: RichNode): { written: RichNode[]; quoted: RichNode[] } {
  const start = content.findIndex((node, index) => {
    const text = printNode(node)
    return forwardHead.test(text) || (answerHead.test(text) && content[index + 1]?.type === 'blockquote')
  })
  const written = start < 0 ? [...content] : content.slice(0, start)
  while (isBlank(written.at(-1))) written.pop()
  return { written, quoted: start < 0 ? [] : content.slice(start) }
}
