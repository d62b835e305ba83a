import type { Field } from '@manifest/schema/field.ts'
import { ruleOf } from './fields/registry.ts'
import type { FormValues } from './form/form-values.ts'
import { written } from './formats/written.ts'

/** A field's value as people write it; of a list of choices the one that was chosen. */
function shownValue(field: Field, value: string): string {
  const { kind } = field
  if (kind === 'image') return ruleOf(field).conceal(value)
  if (kind === 'select') return field.options.find((option) => option.value === value)?.label ?? value
  return written(kind, value)
}

/** What a consulta was asked about, as its form shows it; it is for the screen only. */
export const subjectText = (fields: readonly Field[], values: FormValues) =>
  fields
    .flatMap((field) => {
      const value = values[field.name]
      return value === undefined ? [] : [shownValue(field, value)]
    })
    .join(' · ')

/** What was chosen in a form besides its subject, as its purpose, each with its label. */
export const choicesText = (fields: readonly Field[], values: FormValues) =>
  fields
    .flatMap((field) => {
      const value = values[field.name]
      return field.kind === 'select' && value !== undefined
        ? [`${field.label}: ${shownValue(field, value)}`]
        : []
    })
    .join(' · ')
