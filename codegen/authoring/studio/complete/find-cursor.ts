import { isMap, isPair, isScalar, isSeq, type Node, parseDocument, type Scalar, visit } from 'yaml'
import type { EntryPath } from '../../../../manifest/contract/studio.ts'
import { keyText } from '../../../compile/read/yaml-tree.ts'

/** The word at the cursor, and its place in a text that need not parse. */
export type Cursor = {
  /** Offset of the word, and the part of it before the cursor. */
  from: number
  word: string
  /** Paths at which the word may be a key of the map. */
  keysOf?: EntryPath
  /** The path at which the word may be the value. */
  valueAt?: EntryPath
  isFlow: boolean
  /** The column of the word. */
  column: number
  /** The key has its `:` already. */
  hasMark: boolean
  /** The file's value without the word. */
  root: unknown
}

/** Stands for the word while the text is parsed. No manifest has it. */
const marker = 'averiguacursorhere'

/** Marks that begin other YAML than plain words: quotes, anchors, aliases, tags, comments, block scalars. */
const otherYaml = /^[&*!|>%@`#]|["'#]|:$/

/**
 * Finds the cursor by parsing the text with a marker for the word. The parser goes on after errors, such as a brace that
 * is not closed. Returns `undefined` in comments, quoted texts and inside longer texts.
 */
export function findCursor(text: string, offset: number): Cursor | undefined {
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1
  const line = text.slice(lineStart, offset)
  const word = /^\s*(?:-\s+)*(.*)$/s.exec(line.replace(/^.*(?:[{}[\],]|:\s)/s, ''))?.[1] ?? ''
  if (otherYaml.test(word)) return undefined
  const from = offset - word.length
  const rest = /^[^\s{}[\],:"'#]*/.exec(text.slice(offset))?.[0] ?? ''
  const after = text.slice(offset + rest.length)
  const hasMark = /^:(?:\s|$)/.test(after)
  // Alone on its line, the word begins an entry. Without a colon, the parser would join it to the next line.
  const needsMark = !hasMark && /^\s*(?:-\s+)*$/.test(text.slice(lineStart, from))
  const find = (mark: string) => findMarker(text.slice(0, from) + marker + mark + after)
  // Inside `{ }`, a comma may be missing after the word.
  const found = find(needsMark ? ':' : '') ?? find(',')
  if (!found) return undefined
  const column = from - lineStart
  return { from, word, column, hasMark, root: readValue(found.root), ...locate(found, needsMark) }
}

type Found = { root: Node | null; role: unknown; ancestors: readonly unknown[]; marked: Scalar }

function findMarker(text: string): Found | undefined {
  const document = parseDocument(text, { logLevel: 'silent', strict: false, uniqueKeys: false })
  let found: Found | undefined
  visit(document, {
    Scalar(role, marked, ancestors) {
      if (marked.value !== marker || marked.type !== 'PLAIN') return undefined
      found = { root: document.contents as Node | null, role, ancestors, marked }
      return visit.BREAK
    },
  })
  return found
}

function locate(
  { role, ancestors, marked }: Found,
  isGuessedKey: boolean,
): Pick<Cursor, 'keysOf' | 'valueAt' | 'isFlow'> {
  const path = listSteps(ancestors)
  const map = ancestors.findLast(isMap)
  const isFlow = ancestors.some((node) => (isMap(node) || isSeq(node)) && node.flow === true)
  if (role !== 'key') return { valueAt: typeof role === 'number' ? [...path, role] : path, isFlow }
  const keysOf = path.slice(0, -1)
  // `[gest` and a word alone on its line may be a value too.
  const isAlone = map?.items.length === 1 && map.items[0]?.key === marked
  return { keysOf, isFlow, ...(isGuessedKey && isAlone && { valueAt: keysOf }) }
}

/** Returns the path of the innermost pair or collection; the marker's own pair is its last step. */
function listSteps(ancestors: readonly unknown[]): EntryPath {
  return ancestors.flatMap((node, index): EntryPath => {
    if (isPair(node)) return [isScalar(node.key) ? keyText(node.key) : '']
    const next = ancestors[index + 1]
    return isSeq(node) && next !== undefined ? [node.items.indexOf(next)] : []
  })
}

/** Reads what parts of the text say. The marker has no value. */
function readValue(node: unknown): unknown {
  if (isMap(node))
    return Object.fromEntries(
      node.items.flatMap(({ key, value }) =>
        isScalar(key) && key.value !== marker ? [[keyText(key), readValue(value)]] : [],
      ),
    )
  if (isSeq(node)) return node.items.map(readValue)
  return isScalar(node) && node.value !== marker ? node.value : undefined
}
