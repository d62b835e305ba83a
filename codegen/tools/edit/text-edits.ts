import type { ManifestDocument, TextRange, YamlPath } from '../../read/manifest-document.ts'

/** A part of a text and what stands there instead; an insertion where the part is empty. */
export type TextEdit = TextRange & { text: string }

/** An edit, and the document that it is made in. */
export type DocumentEdit = { document: ManifestDocument; edit: TextEdit }

/** A text with edits made. Whatever no edit names stays byte for byte; edits must not overlap. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  const lastFirst = edits.toSorted((one, other) => other.start - one.start)
  return lastFirst.reduce(
    (result, { start, end, text }) => result.slice(0, start) + text + result.slice(end),
    text,
  )
}

/** The line ends that a text has. */
export const detectNewline = (text: string) => (text.includes('\r\n') ? '\r\n' : '\n')

/** Lines behind the last one of a text. */
export function appendLines(text: string, lines: readonly string[]): TextEdit {
  const newline = detectNewline(text)
  const gap = text === '' || text.endsWith('\n') ? '' : newline
  return { start: text.length, end: text.length, text: gap + lines.map((line) => line + newline).join('') }
}

/** Another plain text in the place of a value, in the quotes that it has; `undefined` where there is no value. */
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
