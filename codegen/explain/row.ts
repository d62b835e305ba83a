import type { ManifestDocument, Part, Path } from '../read/manifest-document.ts'
import { type Position, positionOf } from '../read/position.ts'

/**
 * How a value came to where it is, if it is not written there: inherited from `defaults`, or from the head of the file;
 * appended by a key such as `fields+`; filled in by the grammar.
 */
export type Mark = 'defaults' | 'arquivo' | 'somado' | 'padrão'

/** A value of a definition, by its place in it (`fields.0.label`), and where it is written. */
export type Row = { place: string; value: unknown; marks: Mark[] } & Position

/** Where a value is written: an entry of a document, which part of it if not the value, and how it was come by. */
export type Written = { document: ManifestDocument; at: Path; part?: Part; mark?: Mark | undefined }

/** A row about a value as a whole. What is written nowhere was filled in, and stands at the nearest entry above. */
export function row(place: string, value: unknown, { document, at, mark, part }: Written): Row {
  const isWhole = typeof value === 'object' && value !== null
  const isWritten = document.range(at, 'value') !== undefined
  const inherited = mark === undefined || (mark === 'arquivo' && !isWritten) ? [] : [mark]
  const marks = isWritten ? inherited : [...inherited, 'padrão' as const]
  return { place, value, marks, ...positionOf(document, at, part ?? (isWhole ? 'key' : 'value')) }
}

/** A row for each single value inside a value; none for what is not there. */
export function leafRows(place: string, value: unknown, written: Written): Row[] {
  if (value === undefined) return []
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : []
  if (entries.length === 0) return [row(place, value, written)]
  return entries.flatMap(([key, inner]) =>
    leafRows(`${place}.${key}`, inner, { ...written, at: [...written.at, key] }),
  )
}
