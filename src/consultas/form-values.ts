import type { Field } from '@manifest/field.ts'
import { ruleOf } from './fields/registry.ts'

/** Values by field name, normalised. A field that was left empty is not there. */
export type FormValues = Record<string, string>

/** Messages by field name. */
export type FormProblems = Record<string, string>

/** What the fields hold, as it is sent. */
export function normaliseValues(fields: readonly Field[], raw: Record<string, string>): FormValues {
  const entries = fields.map((field) => [field.name, ruleOf(field).normalise(raw[field.name] ?? '')] as const)
  return Object.fromEntries(entries.filter(([, value]) => value !== ''))
}

/** Why a field's value is refused; `undefined` when it is valid. */
export function problemOf(field: Field, values: FormValues): string | undefined {
  const value = values[field.name]
  if (value === undefined) return field.required ? `Preencha o campo ${field.label}` : undefined
  return ruleOf(field).problem(value, field)
}

/** All that is wrong with a form. A form whose fields are all optional needs one of them. */
export function problemsOf(fields: readonly Field[], values: FormValues): FormProblems {
  const found = fields.flatMap((field) => {
    const problem = problemOf(field, values)
    return problem === undefined ? [] : [[field.name, problem] as const]
  })
  const [first] = fields
  const isBlank = first !== undefined && Object.keys(values).length === 0
  if (isBlank && found.length === 0) return { [first.name]: 'Preencha ao menos um campo' }
  return Object.fromEntries(found)
}

/** The subject of a consulta as the list of recent ones may show it. */
export function concealedSubject(fields: readonly Field[], values: FormValues): string {
  const field = fields.find(({ name }) => values[name] !== undefined)
  return field ? ruleOf(field).conceal(values[field.name] ?? '') : ''
}
