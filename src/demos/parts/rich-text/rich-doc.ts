import * as z from 'zod/mini'

const markSchema = z.object({
  type: z.string(),
  attrs: z.optional(z.record(z.string(), z.unknown())),
})

/** A node of the editor's document. Unknown types are stored, and shown as their content only. */
export const richNodeSchema = z.object({
  type: z.string(),
  text: z.optional(z.string()),
  attrs: z.optional(z.record(z.string(), z.unknown())),
  marks: z.optional(z.array(markSchema)),
  get content() {
    return z.optional(z.array(richNodeSchema))
  },
})

export type RichMark = {
  readonly type: string
  readonly attrs?: Readonly<Record<string, unknown>> | undefined
}

export type RichNode = {
  readonly type: string
  readonly text?: string | undefined
  readonly attrs?: Readonly<Record<string, unknown>> | undefined
  readonly marks?: readonly RichMark[] | undefined
  readonly content?: readonly RichNode[] | undefined
}

export const emptyDoc: RichNode = { type: 'doc', content: [{ type: 'paragraph' }] }

const listBlocks = new Set([
  'paragraph',
  'heading',
  'blockquote',
  'bulletList',
  'orderedList',
  'listItem',
  'codeBlock',
])

/** Returns the text of a document. Blocks and line breaks are separated by a space. */
export function readDocText({ type, text = '', content = [] }: RichNode): string {
  if (type === 'hardBreak') return ' '
  const inside = content.map(readDocText).join('')
  return text + inside + (listBlocks.has(type) ? ' ' : '')
}

export const isEmptyDoc = (doc: RichNode) => readDocText(doc).trim() === ''

export const countWords = (text: string) => text.trim().split(/\s+/).filter(Boolean).length

export type DocHeading = { id: string; level: number; text: string }

export const isHeading = ({ type }: RichNode) => type === 'heading'

export const readLevel = ({ attrs }: RichNode) => (attrs?.level === 3 ? 3 : 2)

export const createHeadingId = (position: number) => `secao-${position + 1}`

/** Returns the headings at the top of the document, in order, with the ids that `RichTextView` gives them. */
export const listHeadings = ({ content = [] }: RichNode): DocHeading[] =>
  content.filter(isHeading).map((node, position) => ({
    id: createHeadingId(position),
    level: readLevel(node),
    text: readDocText(node).trim(),
  }))

const textNode = (text: string): RichNode => ({ type: 'text', text })

export const paragraphNode = (text: string): RichNode => ({ type: 'paragraph', content: [textNode(text)] })

export const headingNode = (text: string, level = 2): RichNode => ({
  type: 'heading',
  attrs: { level },
  content: [textNode(text)],
})

export const listNode = (items: readonly string[], type = 'bulletList'): RichNode => ({
  type,
  content: items.map((item) => ({ type: 'listItem', content: [paragraphNode(item)] })),
})

const linkPattern = /^(?:https?:\/\/|mailto:)\S+$/i

/** Returns the address of a link, or `undefined` if it is neither a web address nor an e-mail. */
export const safeLink = (href: unknown): string | undefined =>
  typeof href === 'string' && linkPattern.test(href) && URL.canParse(href) ? href : undefined

/** Completes an address as typed: "exemplo.com.br" gets `https://`, "ana@exemplo.com.br" gets `mailto:`. */
export function completeLink(typed: string): string | undefined {
  const text = typed.trim()
  if (text === '' || /\s/.test(text)) return undefined
  if (/^[a-z][a-z0-9+.-]*:/i.test(text)) return safeLink(text)
  if (/^[^@/]+@[^@/]+\.[^@/]+$/.test(text)) return safeLink(`mailto:${text}`)
  return text.includes('.') ? safeLink(`https://${text}`) : undefined
}
