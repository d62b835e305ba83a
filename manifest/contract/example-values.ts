import { findKind, identifiesSubject, taxpayerLengths } from '../kinds/index.ts'
import type { Json } from '../schema/consulta.ts'
import type { Field } from '../schema/field.ts'
import { valueAt } from './answer-path.ts'
import type { ConsultaDefinition } from './resolved.ts'

type FormRules = { fields: readonly Field[]; requireOneOf?: string[] | undefined }

export type ValueRules = {
  normalise: (field: Field, raw: string) => string
  accepts: (field: Field, value: string) => boolean
}

/**
 * Returns the fields of which at least one must be filled: those of `requireOneOf`, or all if none is
 * required.
 */
export function listAlternatives({ fields, requireOneOf }: FormRules): readonly Field[] {
  if (requireOneOf) return fields.filter(({ name }) => requireOneOf.includes(name))
  return fields.every(({ required }) => !required) ? fields : []
}

/**
 * Returns the fields of `requireOneOf` of which a query has only one: each identifies a subject of its own, and an answer
 * has one subject. A name can go with a document, and images with each other.
 */
export function listExclusive({ fields, requireOneOf = [] }: FormRules): readonly Field[] {
  const documents = fields.filter(({ name, kind }) => requireOneOf.includes(name) && identifiesSubject(kind))
  return documents.length > 1 ? documents : []
}

/** Returns true if a query has exactly one of the alternatives. */
export const isExclusive = (form: FormRules): boolean => {
  const exclusive = listExclusive(form)
  return exclusive.length > 0 && exclusive.length === listAlternatives(form).length
}

/**
 * Returns form values to try a consulta with: those of the example with the fields' names; for required
 * fields, any matching document in the example. `undefined` if they make no valid form. App and contracts
 * pass different rules.
 */
export function valuesFromExample(
  definition: Pick<ConsultaDefinition, 'fields' | 'requireOneOf' | 'example'>,
  rules: ValueRules,
): Record<string, string> | undefined {
  const { fields, example } = definition
  const alternatives = listAlternatives(definition)
  const readOwn = (field: Field) => {
    const value = valueAt(example, field.name)
    return typeof value === 'number' ? findNumberText(field, value, rules) : value
  }
  const valueFor = (field: Field) => readOwn(field) ?? findSubstitute(field, example, rules)
  const chosen = alternatives.find((field) => typeof valueFor(field) === 'string')
  const left = listExclusive(definition).filter((field) => field !== chosen)
  const values = fields.flatMap((field) => {
    if (left.includes(field)) return []
    const isNeeded = field.required || field === chosen
    const value = isNeeded ? valueFor(field) : readOwn(field)
    const sent = typeof value === 'string' ? rules.normalise(field, value) : ''
    return sent === '' ? [] : [{ field, sent }]
  })
  const isFilled = (field: Field) => values.some((value) => value.field === field)
  const isValid =
    fields.every((field) => !field.required || isFilled(field)) &&
    (alternatives.length === 0 || alternatives.some(isFilled)) &&
    values.every(({ field, sent }) => rules.accepts(field, sent))
  return isValid ? Object.fromEntries(values.map(({ field, sent }) => [field.name, sent])) : undefined
}

/** Returns the document of a field that a source sends as a number. */
const findNumberText = (field: Field, number: number, { normalise, accepts }: ValueRules) =>
  listDocumentTexts(number).find((text) => accepts(field, normalise(field, text)))

const findSubstitute = (field: Field, example: Json, rules: ValueRules) =>
  field.kind === 'select' ? field.options[0]?.value : findExampleDocument(field, example, rules)

function findExampleDocument(field: Field, example: Json, { normalise, accepts }: ValueRules) {
  const isAccepted = (text: string) => accepts(field, normalise(field, text))
  return findKind(field.kind).isUnmistakable ? collectTexts(example).find(isAccepted) : undefined
}

function collectTexts(answer: Json): string[] {
  if (typeof answer === 'string') return [answer]
  if (typeof answer === 'number') return listDocumentTexts(answer)
  return typeof answer === 'object' && answer !== null ? Object.values(answer).flatMap(collectTexts) : []
}

/** Returns the documents of people and companies that a number may be. A source that sends one as a number loses its leading zeros. */
export const listDocumentTexts = (number: number): string[] =>
  Number.isSafeInteger(number) ? taxpayerLengths.map((length) => String(number).padStart(length, '0')) : []
