import { fieldFormat } from '@manifest/contract/field-format.ts'
import type { FieldKind } from '@manifest/schema/field.ts'
import { formatDay } from './day.ts'
import { documentFormats } from './documents.ts'
import { hideDay, hideName } from './hidden-parts.ts'
import { hiddenText } from './hidden-text.ts'
import { emptyText, maxFormattedLength, toText } from './text.ts'

/** Formats the normalised value of a field for people: 111.444.777-35, 01001-000. */
export function formatByKind(kind: FieldKind, value: string): string {
  const format = fieldFormat(kind)
  const text = toText(value)
  if (format === undefined || text === emptyText || text.length > maxFormattedLength) return text
  return format === 'date' ? (formatDay(value.slice(0, 10)) ?? text) : documentFormats[format].show(value)
}

/**
 * Returns what a page, file or print has in place of the hidden value of a field. A public value, and an option that
 * the form offers to everybody, is not hidden. A kind without a format is hidden whole.
 */
export function hideByKind(kind: FieldKind, value: string): string {
  if (kind === 'image') return 'Imagem'
  if (kind === 'select') return value
  const format = kind === 'name' ? kind : fieldFormat(kind)
  if (format === undefined || value.length > maxFormattedLength) return hiddenText
  if (format === 'name') return hideName(value)
  if (format === 'date') return hideDay(value)
  const { hide } = documentFormats[format]
  return hide === 'never' ? formatByKind(kind, value) : hide(value)
}
