import type { Field } from '@manifest/field.ts'
import type { ConsultaDefinition } from '@manifest/resolved.ts'
import { type FormValues, normaliseValues, problemsOf } from './form-values.ts'
import { valueAt } from './value-at.ts'

const firstOption = (field: Field) =>
  field.kind === 'select' && field.required ? field.options[0]?.value : undefined

/**
 * Values to try a consulta with: what its example repeats of the fields, by their names. `undefined` where that
 * does not fill the form.
 */
export function exampleValues({ fields, example }: ConsultaDefinition): FormValues | undefined {
  const raw = fields.flatMap((field) => {
    const value = valueAt(example, field.name) ?? firstOption(field)
    return typeof value === 'string' ? [[field.name, value] as const] : []
  })
  const values = normaliseValues(fields, Object.fromEntries(raw))
  return Object.keys(problemsOf(fields, values)).length === 0 ? values : undefined
}
