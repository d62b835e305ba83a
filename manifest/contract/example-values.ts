import type { Json } from '../schema/consulta.ts'
import type { Field, FieldKind } from '../schema/field.ts'
import { valueAt } from './answer-path.ts'
import type { ConsultaDefinition } from './resolved.ts'

type FormRules = { fields: readonly Field[]; requireOneOf?: string[] | undefined }

/** What is sent of a field's text, and whether a source may be sent that. */
export type ValueRules = {
  normalise: (field: Field, raw: string) => string
  accepts: (field: Field, value: string) => boolean
}

/** Kinds whose check digits tell a value from any other text. */
const documentKinds = new Set<FieldKind>(['cpf', 'cnpj', 'cns', 'process'])

/** The fields of which one must be filled: those that the form names, else all of them where none is required. */
export function listAlternatives({ fields, requireOneOf }: FormRules): readonly Field[] {
  if (requireOneOf) return fields.filter(({ name }) => requireOneOf.includes(name))
  return fields.every(({ required }) => !required) ? fields : []
}

/**
 * Values to try a consulta with: those that its example has under the fields' names and, for required fields, a
 * document from inside the example. `undefined` where that does not make a valid form. App and contracts differ in how
 * much they know of what is valid.
 */
export function valuesFromExample(
  definition: Pick<ConsultaDefinition, 'fields' | 'requireOneOf' | 'example'>,
  rules: ValueRules,
): Record<string, string> | undefined {
  const { fields, example } = definition
  const alternatives = listAlternatives(definition)
  const valueFor = (field: Field) => valueAt(example, field.name) ?? findSubstitute(field, example, rules)
  // Of several alternatives the first is enough.
  const chosen = alternatives.find((field) => typeof valueFor(field) === 'string')
  const values = fields.flatMap((field) => {
    const isNeeded = field.required || field === chosen
    const value = isNeeded ? valueFor(field) : valueAt(example, field.name)
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

/** The value of a required field that the example does not repeat by name. */
const findSubstitute = (field: Field, example: Json, rules: ValueRules) =>
  field.kind === 'select' ? field.options[0]?.value : findExampleDocument(field, example, rules)

/** A document of the field's kind, wherever the example has one. */
function findExampleDocument(field: Field, example: Json, { normalise, accepts }: ValueRules) {
  const isAccepted = (text: string) => accepts(field, normalise(field, text))
  return documentKinds.has(field.kind) ? collectTexts(example).find(isAccepted) : undefined
}

/** Every text of an answer, in its order. */
function collectTexts(answer: Json): string[] {
  if (typeof answer === 'string') return [answer]
  return typeof answer === 'object' && answer !== null ? Object.values(answer).flatMap(collectTexts) : []
}
