import type { Field } from '@manifest/schema/field.ts'
import { findRule } from '../../fields/registry.ts'
import { formatByKind } from '../../formats/format-by-kind.ts'
import type { FormValues } from '../form/form-values.ts'
import { purposeField } from '../form/purpose.ts'
import type { FilledForm } from './carry-values.ts'

/** A field's value as people write it; of a list of choices the one that was chosen. */
function formatFieldValue(field: Field, value: string): string {
  const { kind } = field
  if (kind === 'image') return findRule(field).hide(value)
  if (kind === 'select') return field.options.find((option) => option.value === value)?.label ?? value
  return formatByKind(kind, value)
}

/** A field's label, and its value as its form shows it. */
export type LabeledValue = { label: string; text: string }

/** What a form says, field by field; it is for the screen only. */
export const listLabeledValues = (fields: readonly Field[], values: FormValues): LabeledValue[] =>
  fields.flatMap((field) => {
    const value = values[field.name]
    return value === undefined ? [] : [{ label: field.label, text: formatFieldValue(field, value) }]
  })

/** What a consulta was asked about, in one text; it is for the screen only. */
export const formatSubject = (fields: readonly Field[], values: FormValues) =>
  listLabeledValues(fields, values)
    .map(({ text }) => text)
    .join(' · ')

/** What was chosen in a form besides its subject, as its purpose, each with its label. */
export const formatChoices = (fields: readonly Field[], values: FormValues) =>
  listLabeledValues(
    fields.filter(({ kind }) => kind === 'select'),
    values,
  )
    .map(({ label, text }) => `${label}: ${text}`)
    .join(' · ')

/** What was asked together with what it was for, to be shown. */
export function addPurposeField({ fields, values }: FilledForm, purpose: string | undefined): FilledForm {
  if (purpose === undefined) return { fields, values }
  const field = purposeField()
  return { fields: [...fields, field], values: { ...values, [field.name]: purpose } }
}
