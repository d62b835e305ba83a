import { valueAt } from '@manifest/contract/answer-path.ts'
import { findSubjectField } from '@manifest/contract/subject-field.ts'
import { validateValue } from '@manifest/contract/validate-value.ts'
import { findKind, identifiesSubject, listTextFields } from '@manifest/kinds/index.ts'
import type { Field } from '@manifest/schema/field.ts'
import { type AnsweredOutcome, isAnswered } from '@/state/outcome.ts'
import { type QueryValues, readCached, session } from '@/state/session.ts'
import { buildSubjectKey, findSubjectId } from '@/state/subjects.ts'

/** An answer about a subject, and the title of its consulta. */
export type NamedAnswer = { title: string; outcome: AnsweredOutcome }

/** A value that a form needs and an answer has. `at` is the time of the answer, in ms. */
export type KnownValue = { field: Field; value: string; from: string; at: number }

/**
 * Returns the values of required fields that answers about the same subject have under the field's name. A value on
 * which answers disagree is not known.
 */
export function findKnownValues(
  fields: readonly Field[],
  given: QueryValues,
  answers: readonly NamedAnswer[],
): KnownValue[] {
  return listTextFields(fields)
    .filter(({ name, required }) => required && given[name] === undefined)
    .flatMap((field) => {
      const found = answers.flatMap(({ title, outcome }) => {
        const value = readFieldValue(field, outcome)
        return value === undefined ? [] : [{ field, value, from: title, at: outcome.at }]
      })
      const [first] = found
      return first && found.every(({ value }) => value === first.value) ? [first] : []
    })
}

/** Returns a value of an answer as the field sends it; `undefined` if the field's rule refuses it. */
function readFieldValue(field: Field, { answer }: AnsweredOutcome): string | undefined {
  const raw = valueAt(answer, field.name.replaceAll('.', '\\.'))
  if (typeof raw !== 'string' && typeof raw !== 'number') return undefined
  const value = findKind(field.kind).normalise(String(raw))
  return value === '' || validateValue(field, value) !== undefined ? undefined : value
}

/** Removes the family from the name of a consulta, `CPF · Dados cadastrais`. */
const shortTitle = (title: string) => title.split(' · ').at(-1) ?? title

/** Returns the session's answers about a subject, the newest first. */
function listSubjectAnswers(kind: string, value: string): NamedAnswer[] {
  const id = findSubjectId(buildSubjectKey(kind, value))
  return session.items.flatMap((entry) => {
    const outcome = entry.subjectId === id ? readCached(entry.id)?.outcome : undefined
    return isAnswered(outcome) ? [{ title: shortTitle(entry.title), outcome }] : []
  })
}

/**
 * Returns the values that a form's other fields need, from the session's answers about the form's subject. People
 * share names, so answers about a name tell nothing.
 */
export function findKnownForSubject(fields: readonly Field[], values: QueryValues): KnownValue[] {
  const subject = findSubjectField(fields, values)
  if (!subject || !identifiesSubject(subject.kind)) return []
  const value = values[subject.name] ?? ''
  return findKnownValues(fields, { [subject.name]: value }, listSubjectAnswers(subject.kind, value))
}

/** Returns the values of a form, with known values in the fields that are empty. */
export const fillInKnown = (fields: readonly Field[], values: QueryValues): Record<string, string> => ({
  ...Object.fromEntries(findKnownForSubject(fields, values).map(({ field, value }) => [field.name, value])),
  ...values,
})

/** Returns the values of a form without those that answers of the session have. */
export function omitKnown(fields: readonly Field[], values: QueryValues): Record<string, string> {
  const known = findKnownForSubject(fields, values)
  const isKnown = (name: string) =>
    known.some(({ field, value }) => field.name === name && value === values[name])
  return Object.fromEntries(Object.entries(values).filter(([name]) => !isKnown(name)))
}
