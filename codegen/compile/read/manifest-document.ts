import { type Document, isMap, isScalar, isSeq, type Node, type Pair, type YAMLMap } from 'yaml'
import type { FileKind } from '../../../manifest/schema/files.ts'
import type { Diagnostic, RelatedPosition, SourcePosition } from '../../diagnostics/diagnostic.ts'
import type { DiagnosticCode } from '../../diagnostics/diagnostic-codes.ts'
import type { SourceText } from './source-text.ts'
import { keyText } from './yaml-rules.ts'

export type YamlPath = readonly PropertyKey[]

export type KeyOrValue = 'key' | 'value'

/** A YAML file that could be parsed: its value, and the position of each part. */
export type ManifestDocument = {
  kind: FileKind
  /** Path in the manifest folder, for example `routes/product.yaml`. */
  name: string
  /** Path as messages show it. */
  file: string
  value: unknown
  /** True if the file has only comments. */
  isEmpty: boolean
  /** Returns a diagnostic at the `position` of an entry. */
  report(
    code: DiagnosticCode,
    path: YamlPath,
    keyOrValue: KeyOrValue,
    message: string,
    hint?: string,
    related?: RelatedPosition[],
  ): Diagnostic
  /** Returns an entry as the second position of a diagnostic. */
  related(path: YamlPath, keyOrValue: KeyOrValue, message: string): RelatedPosition
  /** Returns the position of an entry's key or value, or of the nearest existing key above it. */
  position(path: YamlPath, keyOrValue: KeyOrValue): SourcePosition
  /** Returns `position` as `file:line:column`, for the message of another entry. */
  formatPosition(path: YamlPath, keyOrValue: KeyOrValue): string
  /** The text of the file without a byte order mark. Ranges count in it. */
  text: string
  /** Returns the range of an entry's key or value, or `undefined` if the entry does not exist. */
  range(path: YamlPath, keyOrValue: KeyOrValue): TextRange | undefined
}

/** Offsets in a text; `end` is exclusive. */
type TextRange = { start: number; end: number }

type FoundNode = { node: Node | null; key: Node | null }

const entriesByMap = new WeakMap<YAMLMap, Map<string, Pair>>()

/** Finds the entry of a key. Maps are indexed once, because a file may have many errors. */
function findPair(map: YAMLMap, key: string): Pair | undefined {
  const cached = entriesByMap.get(map)
  if (cached) return cached.get(key)
  const entries = new Map(
    map.items.flatMap((pair) => (isScalar(pair.key) ? [[keyText(pair.key), pair]] : [])),
  )
  entriesByMap.set(map, entries)
  return entries.get(key)
}

function findChild(node: Node | null, key: PropertyKey): FoundNode | undefined {
  if (isSeq(node)) {
    const item = node.items[Number(key)] as Node | undefined
    return item && { node: item, key: item }
  }
  if (!isMap(node)) return undefined
  const pair = findPair(node, String(key))
  return pair && { node: (pair.value as Node | null) ?? (pair.key as Node), key: pair.key as Node }
}

function findEntryRange(root: Node | null, path: YamlPath, keyOrValue: KeyOrValue): TextRange | undefined {
  let found: FoundNode | undefined = { node: root, key: null }
  for (const key of path) found = found && findChild(found.node, key)
  const range = (keyOrValue === 'key' ? found?.key : found?.node)?.range
  return range ? { start: range[0], end: range[1] } : undefined
}

/** Returns the offset of the entry's key or value, or of the nearest key above it if the entry does not exist. */
function findEntryOffset(root: Node | null, path: YamlPath, keyOrValue: KeyOrValue): number {
  let found: FoundNode = { node: root, key: null }
  for (const key of path) {
    const next = findChild(found.node, key)
    if (!next) return found.key?.range?.[0] ?? 0
    found = next
  }
  return (keyOrValue === 'key' ? (found.key ?? found.node) : found.node)?.range?.[0] ?? 0
}

type DocumentSource = {
  kind: FileKind
  name: string
  source: SourceText
  value: unknown
  /** Composes the document that knows positions. It is called only when one is needed. */
  compose: () => Document
}

/** Adds positions and diagnostics to the value of a YAML file. */
export function manifestDocument({ kind, name, source, value, compose }: DocumentSource): ManifestDocument {
  let composed: Document | undefined
  const root = () => {
    composed ??= compose()
    return composed.contents as Node | null
  }
  const locate = (path: YamlPath, keyOrValue: KeyOrValue) =>
    path.length === 0 ? 0 : findEntryOffset(root(), path, keyOrValue)
  return {
    kind,
    name,
    file: source.file,
    value: value ?? {},
    isEmpty: value == null,
    report: (code, path, keyOrValue, message, hint, related) =>
      source.diagnosticAt(locate(path, keyOrValue), code, message, hint, related),
    related: (path, keyOrValue, message) => source.relatedAt(locate(path, keyOrValue), message),
    position: (path, keyOrValue) => source.position(locate(path, keyOrValue)),
    formatPosition: (path, keyOrValue) => source.formatPosition(locate(path, keyOrValue)),
    text: source.text,
    range: (path, keyOrValue) => findEntryRange(root(), path, keyOrValue),
  }
}
