import type { Field } from '@manifest/schema/field.ts'

type FieldCase = [raw: string, reason: string]

/** Valid and invalid values of a field, and the standard that defines them. */
export type FieldTable = { field: Field; source: string; valid: FieldCase[]; invalid: FieldCase[] }

export const common = { name: 'campo', label: 'Campo', required: true }
