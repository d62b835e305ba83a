import { listAlternatives } from '@manifest/contract/example-values.ts'
import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { Field } from '@manifest/schema/field.ts'
import type { EntryOrigin } from '@/state/session.ts'
import { findRule } from '../../fields/registry.ts'

/** Values by field name, normalised. An empty field has no entry. */
export type FormValues = Record<string, string>

/** Messages by field name. */
export type FormProblems = Record<string, string>

/** What a form is validated by. */
export type FormShape = Pick<ConsultaDefinition, 'fields'> & {
  requireOneOf?: string[] | undefined
  /** Demands a purpose besides its fields, which no rule of theirs knows. */
  purpose?: 'required' | undefined
}

/** The fields' values as they are sent. */
export function normaliseValues(fields: readonly Field[], raw: Record<string, string>): FormValues {
  const entries = fields.map(
    (field) => [field.name, findRule(field).normalise(raw[field.name] ?? '')] as const,
  )
  return Object.fromEntries(entries.filter(([, value]) => value !== ''))
}

/** The values of a form in which something is filled in. */
export const undefinedIfEmpty = (values: FormValues): FormValues | undefined =>
  Object.keys(values).length > 0 ? values : undefined

/** Says that a required field is empty. */
export const missingText = ({ label }: Pick<Field, 'label'>) => `Preencha o campo ${label}`

/** Why a field's value is refused; `undefined` when it is valid. */
export function validateField(field: Field, values: FormValues): string | undefined {
  const value = values[field.name]
  if (value === undefined) return field.required ? missingText(field) : undefined
  return findRule(field).validate(value, field)
}

/** The message, at the first of the alternatives, where none of them is filled in. */
function validateAlternatives(form: FormShape, values: FormValues): FormProblems {
  const group = listAlternatives(form)
  const [first] = group
  if (!first || group.some(({ name }) => values[name] !== undefined)) return {}
  const labels = group.map(({ label }) => label).join(', ')
  const message = form.requireOneOf
    ? `Preencha ao menos um destes campos: ${labels}`
    : 'Preencha ao menos um campo'
  return { [first.name]: message }
}

/** The validation messages of a whole form. */
export function validateForm(form: FormShape, values: FormValues): FormProblems {
  const found = form.fields.flatMap((field) => {
    const problem = validateField(field, values)
    return problem === undefined ? [] : [[field.name, problem] as const]
  })
  return { ...validateAlternatives(form, values), ...Object.fromEntries(found) }
}

/** Returns true if two forms have the same values. */
export const hasSameValues = (one: FormValues, other: FormValues) =>
  Object.keys({ ...one, ...other }).every((name) => one[name] === other[name])

/** Which result led to a question, where it is the one that the form came filled in with. */
export function findLeadingResult(
  prefilled: { values: Readonly<FormValues>; from?: EntryOrigin | undefined },
  queryValues: FormValues,
): EntryOrigin | undefined {
  const isUnchanged = Object.entries(prefilled.values).every(([name, value]) => queryValues[name] === value)
  return isUnchanged ? prefilled.from : undefined
}

/** The subject of a consulta, masked, for the list of recent ones. */
export function hideSubject(fields: readonly Field[], values: FormValues): string {
  const field = fields.find(({ name }) => values[name] !== undefined)
  return field ? findRule(field).hide(values[field.name] ?? '') : ''
}
