import type { Field } from '@manifest/schema/field.ts'
import type { FilledForm } from './carried-values.ts'
import { ruleOf } from './fields/registry.ts'
import type { FormValues } from './form/form-values.ts'
import { purposeField } from './form/purpose.ts'
import { written } from './formats/written.ts'

/** A field's value as people write it; of a list of choices the one that was chosen. */
function shownValue(field: Field, value: string): string {
  const { kind } = field
  if (kind === 'image') return ruleOf(field).conceal(value)
  if (kind === 'select') return field.options.find((option) => option.value === value)?.label ?? value
  return written(kind, value)
}

/** A field's label, and its value as its form shows it. */
export type ShownValue = { label: string; text: string }

/** What a form says, field by field; it is for the screen only. */
export const shownValues = (fields: readonly Field[], values: FormValues): ShownValue[] =>
  fields.flatMap((field) => {
    const value = values[field.name]
    return value === undefined ? [] : [{ label: field.label, text: shownValue(field, value) }]
  })

/** What a consulta was asked about, in one text; it is for the screen only. */
export const subjectText = (fields: readonly Field[], values: FormValues) =>
  shownValues(fields, values)
    .map(({ text }) => text)
    .join(' · ')

/** What was chosen in a form besides its subject, as its purpose, each with its label. */
export const choicesText = (fields: readonly Field[], values: FormValues) =>
  shownValues(
    fields.filter(({ kind }) => kind === 'select'),
    values,
  )
    .map(({ label, text }) => `${label}: ${text}`)
    .join(' · ')

/** What was asked together with what it was for, to be shown. */
export function askedFor({ fields, values }: FilledForm, told: string | undefined): FilledForm {
  if (told === undefined) return { fields, values }
  const field = purposeField()
  return { fields: [...fields, field], values: { ...values, [field.name]: told } }
}
