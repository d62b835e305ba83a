import type { ManifestDocument, YamlPath } from '../../compile/read/manifest-document.ts'
import type { TextRange } from '../../diagnostics/hint.ts'

/** Replaces a range of a text. An empty range inserts. */
export type TextEdit = TextRange & { text: string }

export type DocumentEdit = { document: ManifestDocument; edit: TextEdit }

/** Applies edits, which must not overlap. All other bytes stay the same. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  const lastFirst = edits.toSorted((one, other) => other.start - one.start)
  return lastFirst.reduce((result, edit) => replaceRange(result, edit.start, edit.end, edit.text), text)
}

export const replaceRange = (text: string, start: number, end: number, added: string) =>
  text.slice(0, start) + added + text.slice(end)

export const detectNewline = (text: string) => (text.includes('\r\n') ? '\r\n' : '\n')

/** Returns an edit that appends lines to a text. */
export function appendLines(text: string, lines: readonly string[]): TextEdit {
  const newline = detectNewline(text)
  const gap = text === '' || text.endsWith('\n') ? '' : newline
  return { start: text.length, end: text.length, text: gap + lines.map((line) => line + newline).join('') }
}

/**
 * Returns an edit that replaces a value and keeps its quotes, or `undefined` if there is no value. The text
 * is not escaped.
 */
export function createScalarEdit(
  document: ManifestDocument,
  at: YamlPath,
  text: string,
): TextEdit | undefined {
  const range = document.range(at, 'value')
  if (range === undefined) return undefined
  const quote = /^(["']).*\1$/s.exec(document.text.slice(range.start, range.end))?.[1] ?? ''
  return { ...range, text: quote + text + quote }
}
