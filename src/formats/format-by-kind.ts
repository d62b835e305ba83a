import { hiddenText } from '@manifest/contract/hidden-text.ts'
import { maxFormattedLength, toText } from '@manifest/contract/value-text.ts'
import { type FieldKind, findKind, isFormattedKind } from '@manifest/kinds/index.ts'
import { formatValue, hideValue } from './registry.ts'

/** Formats the normalised value of a field for people: 111.444.777-35, 01001-000. */
export const formatByKind = (kind: FieldKind, value: string): string =>
  isFormattedKind(kind) ? formatValue(value, kind) : toText(value)

/**
 * Returns what a page, file or print has in place of the hidden value of a field. A public value, and an option that
 * the form offers to everybody, is not hidden. A kind without a format is hidden whole.
 */
export function hideByKind(kind: FieldKind, value: string): string {
  const { hidden } = findKind(kind)
  if (hidden === 'never') return value
  if (!isFormattedKind(kind) || value.length > maxFormattedLength) return hidden?.text ?? hiddenText
  return hideValue(value, kind)
}
