import { valueAt } from '@manifest/contract/answer-path.ts'
import { listAlternatives } from '@manifest/contract/example-values.ts'
import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { Field } from '@manifest/schema/field.ts'
import { findRule } from '../../fields/registry.ts'
import { type FormValues, validateForm } from '../form/form-values.ts'
import type { AnsweredOutcome } from '../outcome.ts'

type QueryForm = Pick<ConsultaDefinition, 'fields' | 'requireOneOf'>

/** An answer about the subject, and the title of its consulta. */
export type NamedAnswer = { title: string; outcome: AnsweredOutcome }

/** A value that a form needs and an answer has. */
type KnownValue = { field: Field; value: string; from: string }

/**
 * Returns the values of required fields that answers about the same subject have under the field's name. A value on
 * which answers disagree is not known.
 */
export function findKnownValues(
  { fields }: QueryForm,
  given: FormValues,
  answers: readonly NamedAnswer[],
): KnownValue[] {
  return fields
    .filter(({ name, kind, required }) => required && kind !== 'image' && given[name] === undefined)
    .flatMap((field) => {
      const found = answers.flatMap(({ title, outcome }) => {
        const value = readFieldValue(field, outcome)
        return value === undefined ? [] : [{ field, value, from: title }]
      })
      const [first] = found
      return first && found.every(({ value }) => value === first.value) ? [first] : []
    })
}

/** Returns a value of an answer as the field sends it; `undefined` if the field's rule refuses it. */
function readFieldValue(field: Field, { answer }: AnsweredOutcome): string | undefined {
  const raw = valueAt(answer, field.name.replaceAll('.', '\\.'))
  if (typeof raw !== 'string' && typeof raw !== 'number') return undefined
  const rule = findRule(field)
  const value = rule.normalise(String(raw))
  return value === '' || rule.validate(value, field) !== undefined ? undefined : value
}

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
