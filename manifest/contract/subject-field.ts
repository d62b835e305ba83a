import { identifiesSubject, isLeadKind, type LeadKind } from '../kinds/index.ts'

type LeadField = { name: string; kind: LeadKind }

/** A normalised value that consultas can start from. */
export type LeadValue = { kind: LeadKind; value: string }

/**
 * Returns the filled field that identifies the subject of a query. A name is the subject only if no document
 * is filled in.
 */
export function findSubjectField(
  fields: readonly { name: string; kind: string }[],
  values: Readonly<Record<string, string>>,
): LeadField | undefined {
  const filled = fields.filter(
    (field): field is LeadField => isLeadKind(field.kind) && values[field.name] !== undefined,
  )
  return filled.find(({ kind }) => identifiesSubject(kind)) ?? filled[0]
}

/** Returns the value that `findSubjectField` finds. */
export function findSubjectValue(
  fields: readonly { name: string; kind: string }[],
  values: Readonly<Record<string, string>>,
): LeadValue | undefined {
  const field = findSubjectField(fields, values)
  return field && { kind: field.kind, value: values[field.name] ?? '' }
}
