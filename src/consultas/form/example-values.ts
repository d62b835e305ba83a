import { valueAt } from '@manifest/contract/answer-path.ts'
import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { Json } from '@manifest/schema/consulta.ts'
import type { Field, FieldKind } from '@manifest/schema/field.ts'
import { ruleOf } from '../fields/registry.ts'
import { alternativesOf, type FormValues, normaliseValues, problemsOf } from './form-values.ts'

/** Kinds whose check digits tell a value from any other text. */
const documents = new Set<FieldKind>(['cpf', 'cnpj', 'cns', 'process'])

/** Every text of an answer, in its order. */
function textsIn(answer: Json): string[] {
  if (typeof answer === 'string') return [answer]
  return typeof answer === 'object' && answer !== null ? Object.values(answer).flatMap(textsIn) : []
}

/** A document of the field's kind, wherever the example has one. */
function documentFor(field: Field, example: Json) {
  const { normalise, problem } = ruleOf(field)
  const isOne = (text: string) => problem(normalise(text), field) === undefined
  return documents.has(field.kind) ? textsIn(example).find(isOne) : undefined
}

/** What a field that must not stay empty starts from when the example does not repeat it by name. */
const substitute = (field: Field, example: Json) =>
  field.kind === 'select' ? field.options[0]?.value : documentFor(field, example)

/** What a form starts from of one field: what the example repeats of it by its name, or what may stand for that. */
const valueFor = (field: Field, example: Json) => valueAt(example, field.name) ?? substitute(field, example)

/**
 * Values to try a consulta with: what its example repeats of the fields by their names, and where it must, a document
 * from inside the example. `undefined` where that does not fill the form.
 */
export function exampleValues(definition: ConsultaDefinition): FormValues | undefined {
  const { fields, example } = definition
  // Of several alternatives the first is enough.
  const chosen = alternativesOf(definition).find((field) => typeof valueFor(field, example) === 'string')
  const raw = fields.flatMap((field) => {
    const isNeeded = field.required || field === chosen
    const value = isNeeded ? valueFor(field, example) : valueAt(example, field.name)
    return typeof value === 'string' ? [[field.name, value] as const] : []
  })
  const values = normaliseValues(fields, Object.fromEntries(raw))
  return Object.keys(problemsOf(definition, values)).length === 0 ? values : undefined
}
