import { isLeadKind } from '@manifest/contract/lead-kinds.ts'
import type { Field } from '@manifest/schema/field.ts'
import type { FormValues } from '../form/form-values.ts'

/** A form's fields and their values. */
export type FilledForm = { fields: readonly Field[]; values: FormValues }

/**
 * Returns the values of one form for the fields of another. A field takes the value of the field with the
 * same name and kind. A field of a lead kind can also take the value of the first field of its kind. A choice
 * is carried if the other form offers it, an image never.
 */
export function carryValues(fields: readonly Field[], from: FilledForm): FormValues {
  const entries = fields.flatMap((field) => {
    const value = carryValue(field, fields, from)
    return value === undefined ? [] : [[field.name, value] as const]
  })
  return Object.fromEntries(entries)
}

function carryValue(field: Field, fields: readonly Field[], from: FilledForm): string | undefined {
  const { name, kind } = field
  if (kind === 'image') return undefined
  const hasNamesake = from.fields.some((other) => other.name === name && other.kind === kind)
  const value = hasNamesake ? from.values[name] : undefined
  if (kind === 'select') return field.options.some((option) => option.value === value) ? value : undefined
  if (value !== undefined || !isLeadKind(kind)) return value
  const isFirst = fields.find((other) => other.kind === kind) === field
  const sourceField = from.fields.find(
    (other) => other.kind === kind && from.values[other.name] !== undefined,
  )
  return isFirst && sourceField ? from.values[sourceField.name] : undefined
}
