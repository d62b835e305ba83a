import type { SourcePosition } from '../../diagnostics/diagnostic.ts'
import type { KeyOrValue, ManifestDocument, YamlPath } from '../../read/manifest-document.ts'

/**
 * How a value came to where it is, if it is not written there: inherited from `defaults`, or from the head of the file;
 * appended by a key such as `fields+`; filled in by the grammar.
 */
export type OriginMark = 'defaults' | 'arquivo' | 'somado' | 'padrão'

/** A value of a definition, by its place in it (`fields.0.label`), and where it is written. */
export type ExplainRow = { place: string; value: unknown; marks: OriginMark[] } & SourcePosition

/** Where a value is written: an entry of a document, which part of it if not the value, and how it was come by. */
export type ValueLocation = {
  document: ManifestDocument
  at: YamlPath
  part?: KeyOrValue
  mark?: OriginMark | undefined
}

/** A row about a value as a whole. What is written nowhere was filled in, and stands at the nearest entry above. */
export function createRow(
  place: string,
  value: unknown,
  { document, at, mark, part }: ValueLocation,
): ExplainRow {
  const isComposite = typeof value === 'object' && value !== null
  const isWritten = document.range(at, 'value') !== undefined
  const inherited = mark === undefined || (mark === 'arquivo' && !isWritten) ? [] : [mark]
  const marks = isWritten ? inherited : [...inherited, 'padrão' as const]
  return { place, value, marks, ...document.position(at, part ?? (isComposite ? 'key' : 'value')) }
}

/** A row for each single value inside a value; none for what is not there. */
export function createLeafRows(place: string, value: unknown, location: ValueLocation): ExplainRow[] {
  if (value === undefined) return []
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : []
  if (entries.length === 0) return [createRow(place, value, location)]
  return entries.flatMap(([key, inner]) =>
    createLeafRows(`${place}.${key}`, inner, { ...location, at: [...location.at, key] }),
  )
}
