import { isMap, isScalar, isSeq, type Node, parseDocument, type YAMLMap } from 'yaml'
import type { Json } from '../../../manifest/schema/consulta.ts'
import { detectNewline, type TextEdit } from '../edit/text-edits.ts'
import { formatEntry, formatFlow, formatMap } from '../edit/yaml-text.ts'

export type NewVariant = { number: number; variant: Record<string, Json> }

/** Returns an edit that inserts a variant after the last one, with the file's indentation and newlines. */
export function insertVariant(text: string, { number, variant }: NewVariant): TextEdit {
  const variants = findVariants(text)
  const key = isQuoted(variants.items.at(-1)?.key) ? JSON.stringify(String(number)) : String(number)
  if (variants.flow) return insertInFlow(variants, `${key}: ${formatFlow(variant)}`)
  const indent = findColumn(text, variants.range?.[0] ?? 0)
  const step = measureStep(text, variants, indent)
  const last = variants.items.at(-1)?.value
  const lines =
    isMap(last) && !last.flow
      ? [`${' '.repeat(indent)}${key}:`, ...formatMap(Object.entries(variant), indent + step, step)]
      : formatEntry(key, variant, indent, step)
  const gap = hasGaps(text, variants) ? [''] : []
  return insertLines(text, findEnd(text, variants, indent), [...gap, ...lines])
}

function findVariants(text: string): YAMLMap<unknown, Node | null> {
  const variants = parseDocument(text, { uniqueKeys: false }).get('variants', true)
  if (!isMap<unknown, Node | null>(variants)) throw new TypeError('the family file has no variants map')
  return variants
}

const isQuoted = (key: unknown) => isScalar(key) && /QUOTE/.test(key.type ?? '')

/** Inserts after the last variant's value, or between empty braces. */
function insertInFlow(variants: YAMLMap<unknown, Node | null>, entry: string): TextEdit {
  const last = variants.items.at(-1)?.value?.range?.[1]
  if (last !== undefined) return { start: last, end: last, text: `, ${entry}` }
  const inside = (variants.range?.[0] ?? 0) + 1
  return { start: inside, end: inside, text: ` ${entry} ` }
}

/** Inserts whole lines. The offset is at the start or at the end of a line. */
function insertLines(text: string, at: number, lines: string[]): TextEdit {
  const eol = detectNewline(text)
  const isAtBeginning = at > 0 && text[at - 1] === '\n'
  const added = isAtBeginning ? lines.map((line) => line + eol) : lines.map((line) => eol + line)
  return { start: at, end: at, text: added.join('') }
}

const findColumn = (text: string, offset: number) => offset - (text.lastIndexOf('\n', offset - 1) + 1)

/** Returns the indentation step of the last block-style variant, or else of the family. */
function measureStep(text: string, variants: YAMLMap<unknown, Node | null>, indent: number): number {
  const inside = variants.items.map(({ value }) => value).findLast((value) => isMap(value) && !value.flow)
  const step = inside?.range ? findColumn(text, inside.range[0]) - indent : indent
  return step > 0 ? step : 2
}

/** Returns true if an empty line separates the last two variants. */
function hasGaps(text: string, variants: YAMLMap<unknown, Node | null>): boolean {
  const [before, last] = variants.items.slice(-2)
  const start = before?.value?.range?.[0] ?? 0
  const end = isScalar(last?.key) ? (last.key.range?.[0] ?? 0) : 0
  return /\n[ \t]*\r?\n(?:[ \t]*#[^\n]*\n|[ \t]*\r?\n)*[ \t]*["']?$/.test(text.slice(start, end))
}

/** Returns the end of the variants' last line. Comments with at least their indentation belong to them. */
function findEnd(text: string, variants: YAMLMap<unknown, Node | null>, indent: number): number {
  let end = findLineEnd(text, findNodeEnd(variants))
  const rest = /\r?\n([ \t]*)(?:(#[^\r\n]*)|(?=\r?\n|$))/y
  for (let from = end; ; from = rest.lastIndex) {
    rest.lastIndex = from
    const [, space = '', comment] = rest.exec(text) ?? []
    if (rest.lastIndex === 0 || rest.lastIndex === from) return end
    if (comment === undefined) continue
    if (space.length < indent) return end
    end = rest.lastIndex
  }
}

/** Returns the end of a node. A block collection ends with its last child. */
function findNodeEnd(node: Node): number {
  const last = (isMap(node) || isSeq(node)) && !node.flow ? node.items.at(-1) : undefined
  if (last === undefined) return node.range?.[1] ?? 0
  const inside = isMap(node) ? (node.items.at(-1)?.value ?? node.items.at(-1)?.key) : last
  return findNodeEnd(inside as Node)
}

/** Returns the end of the line at an offset. After a newline, as for a block scalar, the offset stays. */
function findLineEnd(text: string, offset: number): number {
  if (offset > 0 && text[offset - 1] === '\n') return offset
  const end = text.slice(offset).search(/\r?\n|$/)
  return offset + end
}
