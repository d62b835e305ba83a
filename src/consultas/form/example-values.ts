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

/** The initial value of a required field that the example does not repeat by name. */
const substitute = (field: Field, example: Json) =>
  field.kind === 'select' ? field.options[0]?.value : documentFor(field, example)

/** The initial value of a field: the value that the example has under the field's name, else a substitute. */
const valueFor = (field: Field, example: Json) => valueAt(example, field.name) ?? substitute(field, example)

/**
 * Values to try a consulta with: those that its example has under the fields' names and, for required fields, a
 * document from inside the example. `undefined` where that does not make a valid form.
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
