import { isMap, isScalar, isSeq, type Node, parseDocument, type YAMLMap } from 'yaml'
import type { Json } from '../../../manifest/schema/consulta.ts'
import { detectNewline, type TextEdit } from '../edit/text-edits.ts'
import { formatEntry, formatFlow, formatMap } from '../edit/yaml-text.ts'

/** A variant to be written: its number, and what stands below it. */
export type NewVariant = { number: number; variant: Record<string, Json> }

/** The text of a variant behind the last of its family's file, in the indentation and the line ends of that file. */
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
  if (!isMap<unknown, Node | null>(variants)) throw new TypeError('a valid family has variants')
  return variants
}

const isQuoted = (key: unknown) => isScalar(key) && /QUOTE/.test(key.type ?? '')

/** Behind the last variant's value, or between the braces where there is none. */
function insertInFlow(variants: YAMLMap<unknown, Node | null>, entry: string): TextEdit {
  const last = variants.items.at(-1)?.value?.range?.[1]
  if (last !== undefined) return { start: last, end: last, text: `, ${entry}` }
  const inside = (variants.range?.[0] ?? 0) + 1
  return { start: inside, end: inside, text: ` ${entry} ` }
}

/** Whole lines at an offset that is at the end of a line, or at the beginning of one. */
function insertLines(text: string, at: number, lines: string[]): TextEdit {
  const eol = detectNewline(text)
  const isAtBeginning = at > 0 && text[at - 1] === '\n'
  const added = isAtBeginning ? lines.map((line) => line + eol) : lines.map((line) => eol + line)
  return { start: at, end: at, text: added.join('') }
}

const findColumn = (text: string, offset: number) => offset - (text.lastIndexOf('\n', offset - 1) + 1)

/** How far a variant's keys are moved in: as in the last variant, else as the variants themselves are. */
function measureStep(text: string, variants: YAMLMap<unknown, Node | null>, indent: number): number {
  const inside = variants.items.map(({ value }) => value).findLast((value) => isMap(value) && !value.flow)
  const step = inside?.range ? findColumn(text, inside.range[0]) - indent : indent
  return step > 0 ? step : 2
}

/** Whether an empty line parts the last two variants. */
function hasGaps(text: string, variants: YAMLMap<unknown, Node | null>): boolean {
  const [before, last] = variants.items.slice(-2)
  const start = before?.value?.range?.[0] ?? 0
  const end = isScalar(last?.key) ? (last.key.range?.[0] ?? 0) : 0
  return /\n[ \t]*\r?\n(?:[ \t]*#[^\n]*\n|[ \t]*\r?\n)*[ \t]*["']?$/.test(text.slice(start, end))
}

/** The end of the last line that belongs to the variants; comments indented as they are do. */
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

/** The end of what is written last: of a collection in lines, of its last part. */
function findNodeEnd(node: Node): number {
  const last = (isMap(node) || isSeq(node)) && !node.flow ? node.items.at(-1) : undefined
  if (last === undefined) return node.range?.[1] ?? 0
  const inside = isMap(node) ? (node.items.at(-1)?.value ?? node.items.at(-1)?.key) : last
  return findNodeEnd(inside as Node)
}

/** The end of the line that an offset is in; an offset behind a line's end, as of a text in `|`, is its own. */
function findLineEnd(text: string, offset: number): number {
  if (offset > 0 && text[offset - 1] === '\n') return offset
  const end = text.slice(offset).search(/\r?\n|$/)
  return offset + end
}
