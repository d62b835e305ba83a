import { fieldFormat } from '@manifest/contract/field-format.ts'
import { findKind } from '@manifest/kinds/index.ts'
import type { Field } from '@manifest/schema/field.ts'
import { formatByKind, hideByKind } from '@/formats/format-by-kind.ts'
import type { FormValues } from '../form/form-values.ts'
import { purposeField } from '../form/purpose.ts'
import type { FilledForm } from './current-subject.ts'

/** Formats a field's value for people. A choice becomes the label of its option. */
function formatFieldValue(field: Field, value: string): string {
  const { kind } = field
  if (findKind(kind).isFile) return hideByKind(kind, value)
  if (kind === 'select') return field.options.find((option) => option.value === value)?.label ?? value
  return formatByKind(kind, value)
}

/** `hidden` is what a print without sensitive values has in place of `text`; absent if they are the same. */
export type LabeledValue = { label: string; text: string; hidden?: string }

/** Returns a form's values with their labels. They have all characters: for the screen only. */
export const listLabeledValues = (fields: readonly Field[], values: FormValues): LabeledValue[] =>
  fields.flatMap((field) => {
    const value = values[field.name]
    if (value === undefined) return []
    const labeled = { label: field.label, text: formatFieldValue(field, value) }
    // Documents, contacts and birth dates. Names stay, since a report says whom it is about.
    const hidden = fieldFormat(field.kind) ? hideByKind(field.kind, value) : labeled.text
    return [hidden === labeled.text ? labeled : { ...labeled, hidden }]
  })

/** Returns the values of a query as one text, for the screen. `isHidden` tests fields whose value is hidden. */
export const formatSubject = (
  fields: readonly Field[],
  values: FormValues,
  isHidden: (field: Field) => boolean = () => false,
) =>
  fields
    .flatMap((field) =>
      listLabeledValues([field], values).map(({ text, hidden = text }) => (isHidden(field) ? hidden : text)),
    )
    .join(' · ')

/** Adds the purpose to a form's fields and values, for display. */
export function addPurposeField({ fields, values }: FilledForm, purpose: string | undefined): FilledForm {
  if (purpose === undefined) return { fields, values }
  const field = purposeField()
  return { fields: [...fields, field], values: { ...values, [field.name]: purpose } }
}
