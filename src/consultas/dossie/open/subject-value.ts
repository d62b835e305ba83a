import { isLeadKind, type LeadKind } from '@manifest/contract/lead-kinds.ts'
import type { DossieDefinition } from '@manifest/contract/resolved.ts'
import type { FormValues } from '../../form/form-values.ts'

/** A value that a dossiê is about. */
export type SubjectValue = { kind: LeadKind; value: string }

/** Returns the first value of a dossiê's form that consultas share. */
export function findSubjectValue(
  { fields }: Pick<DossieDefinition, 'fields'>,
  values: FormValues,
): SubjectValue | undefined {
  for (const { name, kind } of fields) {
    const value = values[name]
    if (isLeadKind(kind) && value !== undefined) return { kind, value }
  }
  return undefined
}
