import type { Field } from '@manifest/schema/field.ts'

type Row = [raw: string, reason: string]

/** Values that a field takes and refuses, and the norm that says so. */
export type FieldTable = { field: Field; source: string; valid: Row[]; invalid: Row[] }

export const common = { name: 'campo', label: 'Campo', required: true }
