import { listAlternatives } from '@manifest/contract/example-values.ts'
import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { Field } from '@manifest/schema/field.ts'
import { type FormValues, validateForm } from '../form/form-values.ts'

type QueryForm = Pick<ConsultaDefinition, 'fields' | 'requireOneOf'>

/** Returns the fields that the user must still fill in. Of alternatives it returns all. */
export function listMissingFields(form: QueryForm, values: FormValues): Field[] {
  const problems = validateForm(form, values)
  const alternatives = listAlternatives(form)
  const needsAlternative =
    alternatives.length > 0 && alternatives.every(({ name }) => values[name] === undefined)
  return form.fields.filter(
    (field) =>
      problems[field.name] !== undefined || (needsAlternative && alternatives.some((one) => one === field)),
  )
}
