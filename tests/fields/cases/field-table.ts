import type { Field } from '@manifest/schema/field.ts'

type FieldCase = [raw: string, reason: string]

/** Values that a field takes and refuses, and the norm that says so. */
export type FieldTable = { field: Field; source: string; valid: FieldCase[]; invalid: FieldCase[] }

export const common = { name: 'campo', label: 'Campo', required: true }
