import { listAlternatives, listExclusive } from '@manifest/contract/example-values.ts'
import { hiddenText } from '@manifest/contract/hidden-text.ts'
import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { validateValue } from '@manifest/contract/validate-value.ts'
import { findKind } from '@manifest/kinds/index.ts'
import type { Field } from '@manifest/schema/field.ts'
import { hideByKind } from '@/formats/format-by-kind.ts'
import type { Loss } from '@/state/losses.ts'
import type { EntryOrigin } from '@/state/session.ts'

/** Normalised values by field name. An empty field has no entry. */
export type FormValues = Record<string, string>

/** Validation messages by field name. */
export type FormProblems = Record<string, string>

/** The parts of a definition that validation needs. */
export type FormShape = Pick<ConsultaDefinition, 'fields'> & {
  requireOneOf?: string[] | undefined
  purpose?: 'required' | undefined
  /** The credits of a query. */
  cost?: number | undefined
}

/** Returns the fields' values as a source receives them. */
export function normaliseValues(fields: readonly Field[], raw: Record<string, string>): FormValues {
  const entries = fields.map(
    (field) => [field.name, findKind(field.kind).normalise(raw[field.name] ?? '')] as const,
  )
  return Object.fromEntries(entries.filter(([, value]) => value !== ''))
}

export const undefinedIfEmpty = (values: FormValues): FormValues | undefined =>
  Object.keys(values).length > 0 ? values : undefined

/** A form with typed values that the user has not sent. */
export const unsentFormLoss: Loss = { text: 'Um formulário preenchido que não foi consultado' }

export const formatMissingMessage = ({ label }: Pick<Field, 'label'>) => `Preencha o campo ${label}`

/** Returns the reason why a field's value is invalid; `undefined` if it is valid. */
export function validateField(field: Field, values: FormValues): string | undefined {
  const value = values[field.name]
  if (value === undefined) return field.required ? formatMissingMessage(field) : undefined
  return validateValue(field, value)
}

const joinLabels = (fields: readonly Field[]) => fields.map(({ label }) => label).join(', ')

/**
 * Returns a message for the first alternative if none of the alternatives is filled in, or for the second one if a
 * query can have only one of them.
 */
function validateAlternatives(form: FormShape, values: FormValues): FormProblems {
  const exclusive = listExclusive(form)
  const [, surplus] = exclusive.filter(({ name }) => values[name] !== undefined)
  if (surplus) return { [surplus.name]: `Preencha só um destes campos: ${joinLabels(exclusive)}` }
  const group = listAlternatives(form)
  const [first] = group
  if (!first || group.some(({ name }) => values[name] !== undefined)) return {}
  const labels = joinLabels(group)
  const message = form.requireOneOf
    ? `Preencha ao menos um destes campos: ${labels}`
    : 'Preencha ao menos um campo'
  return { [first.name]: message }
}

export function validateForm(form: FormShape, values: FormValues): FormProblems {
  const found = form.fields.flatMap((field) => {
    const problem = validateField(field, values)
    return problem === undefined ? [] : [[field.name, problem] as const]
  })
  return { ...validateAlternatives(form, values), ...Object.fromEntries(found) }
}

/** Returns the values with only the first of the alternatives of which a query has one. */
export function keepOneAlternative(form: FormShape, values: FormValues): FormValues {
  const [, ...others] = listExclusive(form).filter(({ name }) => values[name] !== undefined)
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => others.every((field) => field.name !== name)),
  )
}

export const hasSameValues = (one: FormValues, other: FormValues) =>
  Object.keys({ ...one, ...other }).every((name) => one[name] === other[name])

/** Returns the result that led to a query, if the query still has all prefilled values. */
export function findLeadingResult(
  prefilled: { values: Readonly<FormValues>; origin?: EntryOrigin | undefined },
  queryValues: FormValues,
): EntryOrigin | undefined {
  const isUnchanged = Object.entries(prefilled.values).every(([name, value]) => queryValues[name] === value)
  return isUnchanged ? prefilled.origin : undefined
}

/** Returns the partly hidden subject of a consulta, for the list of recent consultas. */
export function hideSubject(fields: readonly Field[], values: FormValues): string {
  const field = fields.find(({ name }) => values[name] !== undefined)
  return field ? hideByKind(field.kind, values[field.name] ?? '') : ''
}

/** Returns the partly hidden values besides the subject. They tell queries about one name apart. */
export function hideOtherValues(fields: readonly Field[], values: FormValues): string {
  const [, ...others] = fields.filter(({ name }) => values[name] !== undefined)
  return others
    .map(({ kind, name }) => hideByKind(kind, values[name] ?? ''))
    .filter((text) => text !== '' && text !== hiddenText)
    .join(' · ')
}
