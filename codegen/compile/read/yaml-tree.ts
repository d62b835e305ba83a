import {
  Composer,
  type CST,
  type Document,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  Parser,
  Scalar,
} from 'yaml'
import type { TextRange } from '../../diagnostics/hint.ts'

type ScalarStyle = 'plain' | 'double' | 'single' | 'literal' | 'folded'

/** The end precedes trailing comments and newlines. */
export type YamlScalar = TextRange & { type: 'scalar'; style: ScalarStyle; value: unknown }

export type YamlCollection = TextRange & {
  type: 'map' | 'list'
  isFlow: boolean
  entries: YamlEntry[]
  /** Indexes of a map's entries by key: a file may have many errors, and each looks for its entry. */
  indexByKey: ReadonlyMap<string, number>
}

export type YamlNode = YamlScalar | YamlCollection

export type YamlEntry = {
  /** Absent in lists, and for keys that are no text. */
  key?: YamlScalar & { name: string }
  /** The offset of the key, of the dash, or of an element of `[ ]`. */
  start: number
  /** The offset after `:` or `-`. */
  markEnd: number
  hasMark: boolean
  /** The value as the parser has it, with the newlines that end it. If nothing is written, its place or its key. */
  value: TextRange
  /** Absent if nothing is written. */
  node?: YamlNode
  end: number
}

/** A YAML text with the positions of all its entries. */
export type YamlTree = {
  text: string
  root: YamlNode | undefined
  hasErrors: boolean
  /** False if the text has anchors, or keys that are not on the line of their value. */
  isEditable: boolean
  /** Returns the value of the whole text. */
  read(): unknown
}

/** Parses a text with the offsets of every mark. A text with syntax errors has the entries that could be read. */
export function readYamlTree(text: string): YamlTree {
  const composer = new Composer({ logLevel: 'silent', keepSourceTokens: true, uniqueKeys: false })
  const [document] = [...composer.compose(new Parser().parse(text), true, text.length)] as [Document]
  const source: Source = { text, isEditable: true }
  const contents = document.contents as Node | null
  return {
    text,
    root: contents ? buildNode(contents, source) : undefined,
    hasErrors: document.errors.length > 0,
    isEditable: source.isEditable,
    read: () => document.toJS({ maxAliasCount: 0 }),
  }
}

/**
 * Calls a function for each node of a document, keys included, in the order of the text. The library's `visit` copies the
 * path of each node.
 */
export function visitNodes({ contents }: Document, visitor: (node: Node, isKey: boolean) => void): void {
  const visitNode = (node: unknown, isKey: boolean): void => {
    if (!isNode(node)) return
    visitor(node, isKey)
    if (isSeq(node)) for (const item of node.items) visitNode(item, false)
    if (!isMap(node)) return
    for (const { key, value } of node.items) {
      visitNode(key, true)
      visitNode(value, false)
    }
  }
  visitNode(contents, false)
}

/** Returns the text that a map's key becomes in JavaScript: `3`, `"3"` and `0x3` are one key. */
export const keyText = ({ value }: Scalar): string => String(value)

type Source = { text: string; isEditable: boolean }

const readRange = ({ range }: Node): TextRange => ({ start: range?.[0] ?? 0, end: range?.[1] ?? 0 })

function buildNode(node: Node, source: Source): YamlNode | undefined {
  if ('anchor' in node && node.anchor) source.isEditable = false
  if (isScalar(node)) return buildScalar(node, source)
  if (isMap<unknown, Node | null>(node)) {
    const entries = node.items.map((pair) => buildPair(pair, source))
    return buildCollection('map', node.flow === true, node, entries)
  }
  if (isSeq<Node>(node)) return buildCollection('list', node.flow === true, node, buildItems(node, source))
  source.isEditable = false
  return undefined
}

function buildCollection(
  type: YamlCollection['type'],
  isFlow: boolean,
  node: Node,
  entries: YamlEntry[],
): YamlCollection {
  const indexByKey = new Map<string, number>()
  entries.forEach(({ key }, index) => {
    if (key && !indexByKey.has(key.name)) indexByKey.set(key.name, index)
  })
  const { start, end } = readRange(node)
  const [first, last] = [entries[0], entries.at(-1)]
  const common = { type, isFlow, entries, indexByKey }
  if (isFlow) return { ...common, start, end }
  return { ...common, start: first?.start ?? start, end: last?.end ?? end }
}

const styles: Record<string, ScalarStyle> = {
  [Scalar.PLAIN]: 'plain',
  [Scalar.QUOTE_DOUBLE]: 'double',
  [Scalar.QUOTE_SINGLE]: 'single',
  [Scalar.BLOCK_LITERAL]: 'literal',
  [Scalar.BLOCK_FOLDED]: 'folded',
}

function buildScalar(node: Scalar, { text }: Source): YamlScalar | undefined {
  const { start, end } = readRange(node)
  if (start === end) return undefined
  const style = styles[node.type ?? Scalar.PLAIN] ?? 'plain'
  const isBlock = style === 'literal' || style === 'folded'
  return {
    type: 'scalar',
    style,
    value: node.value,
    start,
    end: isBlock ? findBlockScalarEnd(text, start, end) : end,
  }
}

/** Returns the end without the last newline, and without empty lines unless the header (`|+`) keeps them. */
function findBlockScalarEnd(text: string, start: number, end: number): number {
  const source = text.slice(start, end)
  const rest = /^[|>]\d?\+/.test(source) ? /\r?\n$/ : /\s+$/
  return start + source.replace(rest, '').length
}

function buildPair({ key, value, srcToken }: Pair<unknown, Node | null>, source: Source): YamlEntry {
  const { start = [], sep = [] } = srcToken ?? {}
  const keyRange = readRange(key as Node)
  const scalar = isScalar(key) ? buildScalar(key, source) : undefined
  if (!scalar || start.some(({ type }) => type === 'explicit-key-ind')) source.isEditable = false
  const mark = sep.find(({ type }) => type === 'map-value-ind')
  return buildEntry(value, source, {
    ...(isScalar(key) && scalar && { key: { ...scalar, name: keyText(key) } }),
    start: keyRange.start,
    markEnd: mark ? mark.offset + mark.source.length : keyRange.end,
    hasMark: mark !== undefined,
    value: value ? readRange(value) : keyRange,
  })
}

/** `range` of a list's element starts after its dash, so that the dashes are read from the source tokens. */
function buildItems(
  { items, srcToken, flow }: { items: Node[]; srcToken?: CST.Token; flow?: boolean },
  source: Source,
): YamlEntry[] {
  const tokens = srcToken?.type === 'block-seq' ? srcToken.items : []
  const dashes = tokens.flatMap(({ start }) => start.filter(({ type }) => type === 'seq-item-ind'))
  return items.map((item, index) => {
    const value = readRange(item)
    const dash = flow ? undefined : dashes[index]?.offset
    if (!flow && dash === undefined) source.isEditable = false
    const start = dash ?? value.start
    const hasMark = dash !== undefined
    return buildEntry(item, source, { start, markEnd: start + (hasMark ? 1 : 0), hasMark, value })
  })
}

function buildEntry(value: Node | null, source: Source, entry: Omit<YamlEntry, 'node' | 'end'>): YamlEntry {
  const node = value ? buildNode(value, source) : undefined
  return { ...entry, ...(node && { node }), end: node?.end ?? entry.markEnd }
}
