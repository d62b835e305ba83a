import { fieldFormat } from '@manifest/contract/field-format.ts'
import type { FieldKind } from '@manifest/schema/field.ts'
import { formatDay } from './day.ts'
import { documentFormats } from './documents.ts'
import { emptyText, maxFormattedLength, toText } from './text.ts'

/** Formats the normalised value of a field for people: 111.444.777-35, 01001-000. */
export function formatByKind(kind: FieldKind, value: string): string {
  const format = fieldFormat(kind)
  const text = toText(value)
  if (format === undefined || text === emptyText || text.length > maxFormattedLength) return text
  return format === 'date' ? (formatDay(value.slice(0, 10)) ?? text) : documentFormats[format](value)
}
