import { findSubjectField, type LeadKind } from '@manifest/contract/lead-kinds.ts'
import type { Field } from '@manifest/schema/field.ts'
import type { FormValues } from '../form/form-values.ts'

export type LineSubject = { kind: LeadKind; value: string }

/** Returns the subject of a line; `undefined` if its values identify none. */
export function findLineSubject(fields: readonly Field[], values: FormValues): LineSubject | undefined {
  const field = findSubjectField(fields, values)
  return field && { kind: field.kind, value: values[field.name] ?? '' }
}
