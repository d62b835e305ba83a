import type { ManifestDocument, YamlPath } from '../../read/manifest-document.ts'
import type { TextEdit } from './text-edits.ts'

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
