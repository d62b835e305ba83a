import { hiddenText } from '@manifest/contract/hidden-text.ts'
import { emptyText, maxFormattedLength, toText } from '@manifest/contract/value-text.ts'
import { type FieldKind, findKind } from '@manifest/kinds/index.ts'

/** Formats the normalised value of a field for people: 111.444.777-35, 01001-000. */
export function formatByKind(kind: FieldKind, value: string): string {
  const { format } = findKind(kind)
  const text = toText(value)
  return format === undefined || text === emptyText || text.length > maxFormattedLength
    ? text
    : format.show(value)
}

/**
 * Returns what a page, file or print has in place of the hidden value of a field. A public value, and an option that
 * the form offers to everybody, is not hidden. A kind without a format is hidden whole.
 */
export function hideByKind(kind: FieldKind, value: string): string {
  const { format, hidden } = findKind(kind)
  if (hidden === 'never') return value
  if (format === undefined || value.length > maxFormattedLength) return hidden?.text ?? hiddenText
  return format.hide === 'never' ? formatByKind(kind, value) : format.hide(value)
}
