import type { FileKind } from '../../../manifest/schema/files.ts'
import type { Diagnostic, RelatedPosition } from '../../diagnostics/diagnostic.ts'
import type { DiagnosticCode } from '../../diagnostics/diagnostic-codes.ts'
import type { Hint, TextRange, YamlPath } from '../../diagnostics/hint.ts'
import type { SourceText } from './source-text.ts'
import { findRangeAt, followPath } from './yaml-positions.ts'
import { readYamlTree, type YamlTree } from './yaml-tree.ts'

export type { YamlPath }

export type KeyOrValue = 'key' | 'value'

/** A YAML file that could be parsed: its value, and the position of each part. */
export type ManifestDocument = ReturnType<typeof manifestDocument>

type DocumentSource = { kind: FileKind; name: string; source: SourceText; value: unknown }

/**
 * Adds positions and diagnostics to the value of a YAML file. The text is parsed again when the first position is
 * needed: the trees of all files would fill the memory.
 */
export function manifestDocument({ kind, name, source, value }: DocumentSource) {
  let cached: YamlTree | undefined
  const readTree = () => {
    cached ??= readYamlTree(source.text)
    return cached
  }
  /** Returns the path and the offset of an entry's key or value, or of the nearest existing key above it. */
  const locate = (path: YamlPath, keyOrValue: KeyOrValue) => {
    const steps = path.length === 0 ? [] : followPath(readTree(), path)
    const { key, value: range } = steps.at(-1)?.entry ?? {}
    const isValue = keyOrValue === 'value' && steps.length === path.length
    return { path: path.slice(0, steps.length), offset: (isValue ? range : (key ?? range))?.start ?? 0 }
  }
  return {
    kind,
    /** Path in the manifest folder, for example `routes/product.yaml`. */
    name,
    /** Path as messages show it. */
    file: source.file,
    /** The text of the file without a byte order mark. Ranges count in it. */
    text: source.text,
    value: (value ?? {}) as unknown,
    /** True if the file has only comments. */
    isEmpty: value == null,
    /** Returns a diagnostic at an entry's key or value, or at the nearest existing key above it. */
    report(
      code: DiagnosticCode,
      path: YamlPath,
      keyOrValue: KeyOrValue,
      message: string,
      hint?: Hint,
      related?: RelatedPosition[],
    ): Diagnostic {
      const { offset, path: existing } = locate(path, keyOrValue)
      const place = { path: existing, range: findRangeAt(readTree(), offset) }
      return source.report(place, code, message, hint, related)
    },
    /** Returns an entry as the second position of a diagnostic. */
    related: (path: YamlPath, keyOrValue: KeyOrValue, message: string) =>
      source.relatedAt(locate(path, keyOrValue).offset, message),
    /** Returns the position of an entry's key or value, or of the nearest existing key above it. */
    position: (path: YamlPath, keyOrValue: KeyOrValue) => source.position(locate(path, keyOrValue).offset),
    /** Returns `position` as `file:line:column`, for the message of another entry. */
    formatPosition: (path: YamlPath, keyOrValue: KeyOrValue) =>
      source.formatPosition(locate(path, keyOrValue).offset),
    /** Returns the range of an entry's key or value, or `undefined` if the entry does not exist. */
    range(path: YamlPath, keyOrValue: KeyOrValue): TextRange | undefined {
      const steps = followPath(readTree(), path)
      const entry = steps.length === path.length ? steps.at(-1)?.entry : undefined
      if (!entry) return undefined
      const { start, end } = keyOrValue === 'value' ? entry.value : (entry.key ?? entry.value)
      return { start, end }
    },
  }
}

/** Returns a value as its file has it: `2.10` for the number 2.1. */
export function readWrittenValue({ text, range }: ManifestDocument, path: YamlPath): string {
  const { start, end } = range(path, 'value') ?? { start: 0, end: 0 }
  return text.slice(start, end)
}
