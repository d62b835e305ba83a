import {
  Composer,
  type CST,
  type Document,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  Parser,
  Scalar,
} from 'yaml'
import { keyText } from '../../../compile/read/yaml-rules.ts'

/** A text that cannot be edited as asked. The message is in Portuguese. */
export class EditError extends Error {}

type ScalarStyle = 'plain' | 'double' | 'single' | 'literal' | 'folded'

/** Offsets count in the text; `end` is exclusive and precedes trailing comments and newlines. */
export type YamlScalar = { type: 'scalar'; style: ScalarStyle; value: unknown; start: number; end: number }

export type YamlCollection = {
  type: 'map' | 'list'
  isFlow: boolean
  entries: YamlEntry[]
  start: number
  end: number
}

export type YamlNode = YamlScalar | YamlCollection

export type YamlEntry = {
  /** Absent in lists. */
  key?: YamlScalar & { name: string }
  /** The offset of the key, of the dash, or of an element of `[ ]`. */
  start: number
  /** The offset after `:` or `-`. */
  markEnd: number
  hasMark: boolean
  /** Absent if nothing is written. */
  node?: YamlNode
  end: number
}

export type YamlTree = { text: string; root: YamlNode | undefined }

let last: YamlTree | undefined

/**
 * Parses a text with the offsets of every mark. The last result is kept, because an edit reads a text more than once.
 *
 * @throws EditError for syntax errors and for YAML that a manifest does not allow.
 */
export function readTree(text: string): YamlTree {
  if (last?.text !== text) last = parseTree(text)
  return last
}

function parseTree(text: string): YamlTree {
  const composer = new Composer({ logLevel: 'silent', keepSourceTokens: true, uniqueKeys: false })
  const [document] = [...composer.compose(new Parser().parse(text), true, text.length)] as [Document]
  if (document.errors.length > 0) throw new EditError('tem um erro de sintaxe: corrija-o no YAML')
  const root = document.contents as Node | null
  return { text, root: root ? buildNode(root, text) : undefined }
}

function buildNode(node: Node, text: string): YamlNode | undefined {
  if ('anchor' in node && node.anchor) throw unsupported()
  if (isScalar(node)) return buildScalar(node, text)
  if (isMap<unknown, Node | null>(node)) {
    const entries = node.items.map((pair) => buildPair(pair, text))
    return buildCollection('map', node.flow === true, node, entries)
  }
  if (isSeq<Node>(node)) return buildCollection('list', node.flow === true, node, buildItems(node, text))
  throw unsupported()
}

const unsupported = () => new EditError('tem YAML que o estúdio não edita: mude-o no YAML')

function buildCollection(
  type: YamlCollection['type'],
  isFlow: boolean,
  { range }: Node,
  entries: YamlEntry[],
): YamlCollection {
  const [start, end] = range ?? [0, 0]
  const [first, last] = [entries[0], entries.at(-1)]
  if (isFlow) return { type, isFlow, entries, start, end }
  return { type, isFlow, entries, start: first?.start ?? start, end: last?.end ?? end }
}

const styles: Record<string, ScalarStyle> = {
  [Scalar.PLAIN]: 'plain',
  [Scalar.QUOTE_DOUBLE]: 'double',
  [Scalar.QUOTE_SINGLE]: 'single',
  [Scalar.BLOCK_LITERAL]: 'literal',
  [Scalar.BLOCK_FOLDED]: 'folded',
}

function buildScalar({ type, value, range }: Scalar, text: string): YamlScalar | undefined {
  const [start, rangeEnd] = range ?? [0, 0]
  if (start === rangeEnd) return undefined
  const style = styles[type ?? Scalar.PLAIN] ?? 'plain'
  const end = style === 'literal' || style === 'folded' ? findBlockScalarEnd(text, start, rangeEnd) : rangeEnd
  return { type: 'scalar', style, value, start, end }
}

/** Returns the end without the last newline, and without empty lines unless the header (`|+`) keeps them. */
function findBlockScalarEnd(text: string, start: number, end: number): number {
  const source = text.slice(start, end)
  const rest = /^[|>]\d?\+/.test(source) ? /\r?\n$/ : /\s+$/
  return start + source.replace(rest, '').length
}

function buildPair({ key, value, srcToken }: Pair<unknown, Node | null>, text: string): YamlEntry {
  const { start = [], sep = [] } = srcToken ?? {}
  const scalar = isScalar(key) ? buildScalar(key, text) : undefined
  if (!isScalar(key) || !scalar || start.some(({ type }) => type === 'explicit-key-ind')) throw unsupported()
  const mark = sep.find(({ type }) => type === 'map-value-ind')
  const markEnd = mark ? mark.offset + mark.source.length : scalar.end
  return buildEntry(value, text, {
    key: { ...scalar, name: keyText(key) },
    start: scalar.start,
    markEnd,
    hasMark: mark !== undefined,
  })
}

/** `range` of a list's element starts after its dash, so that the dashes are read from the source tokens. */
function buildItems(
  { items, srcToken, flow }: { items: Node[]; srcToken?: CST.Token; flow?: boolean },
  text: string,
) {
  if (flow)
    return items.map((item) => {
      const start = item.range?.[0] ?? 0
      return buildEntry(item, text, { start, markEnd: start, hasMark: false })
    })
  const tokens = srcToken?.type === 'block-seq' ? srcToken.items : []
  const dashes = tokens.flatMap(({ start }) => start.filter(({ type }) => type === 'seq-item-ind'))
  return items.map((item, index) => {
    const start = dashes[index]?.offset
    if (start === undefined) throw unsupported()
    return buildEntry(item, text, { start, markEnd: start + 1, hasMark: true })
  })
}

function buildEntry(value: Node | null, text: string, entry: Omit<YamlEntry, 'node' | 'end'>): YamlEntry {
  const node = value ? buildNode(value, text) : undefined
  return { ...entry, ...(node && { node }), end: node?.end ?? entry.markEnd }
}
