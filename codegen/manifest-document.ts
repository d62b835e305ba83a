import { type Document, isMap, isScalar, isSeq, type LineCounter, type Node, type Pair } from 'yaml'
import type { FileKind } from '../manifest/schema/files.ts'
import { codeFrame } from './code-frame.ts'
import type { DiagnosticCode } from './diagnostic-codes.ts'
import type { Diagnostic } from './diagnostics.ts'

export type Path = readonly PropertyKey[]

/** What of an entry is meant: its key, or its value. */
export type Part = 'key' | 'value'

/** A YAML file that could be read: its value, and where each part of it stands. */
export type ManifestDocument = {
  kind: FileKind
  /** Name in the manifest folder, as in `routes/product.yaml`. */
  name: string
  /** Path as messages show it. */
  file: string
  value: unknown
  /** A diagnostic at the entry that `path` leads to, or at the nearest that exists above it. */
  report(code: DiagnosticCode, path: Path, part: Part, message: string, hint?: string): Diagnostic
  /** `file:line:column` of an entry, to name it in another's message. */
  place(path: Path, part: Part): string
}

type Found = { node: Node | null; key: Node | null }

const keyText = (pair: Pair) => (isScalar(pair.key) ? String(pair.key.value) : undefined)

function step(node: Node | null, key: PropertyKey): Found | undefined {
  if (isSeq(node)) {
    const item = node.items[Number(key)] as Node | undefined
    return item && { node: item, key: item }
  }
  if (!isMap(node)) return undefined
  const pair = node.items.find((candidate) => keyText(candidate) === String(key))
  return pair && { node: (pair.value as Node | null) ?? (pair.key as Node), key: pair.key as Node }
}

/** The offset of the entry's part; of the key of the nearest entry above it when the entry is not there. */
function offsetOf(root: Node | null, path: Path, part: Part): number {
  let found: Found = { node: root, key: null }
  for (const key of path) {
    const next = step(found.node, key)
    if (!next) return found.key?.range?.[0] ?? 0
    found = next
  }
  return (part === 'key' ? (found.key ?? found.node) : found.node)?.range?.[0] ?? 0
}

type Parts = {
  kind: FileKind
  name: string
  file: string
  text: string
  document: Document
  lines: LineCounter
}

/** Wraps a parsed YAML document with what diagnostics need. */
export function manifestDocument({ kind, name, file, text, document, lines }: Parts): ManifestDocument {
  const root = document.contents as Node | null
  const locate = (path: Path, part: Part) => {
    const { line, col } = lines.linePos(path.length === 0 ? 0 : offsetOf(root, path, part))
    return { line: Math.max(line, 1), column: Math.max(col, 1) }
  }
  return {
    kind,
    name,
    file,
    value: document.toJS({ maxAliasCount: 0 }) ?? {},
    report(code, path, part, message, hint) {
      const { line, column } = locate(path, part)
      const frame = codeFrame(text, line, column)
      return { code, severity: 'error', message, file, line, column, ...(hint ? { hint } : {}), frame }
    },
    place(path, part) {
      const { line, column } = locate(path, part)
      return `${file}:${line}:${column}`
    },
  }
}
