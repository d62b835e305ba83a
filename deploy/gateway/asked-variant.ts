import type { Call } from '../../codegen/contract/source-calls.ts'
import { type FormProblems, type FormValues, problemsOf } from '../../src/consultas/form/form-values.ts'
import { askedValues, type Found, type Parts } from './asked-values.ts'
import { type FieldProblem, Refusal } from './exchange.ts'

/** What a request asks: a variant, and the values that its form would have. */
export type AskedVariant = { call: Call; values: FormValues }

type Reading = AskedVariant & { found: Found[]; problems: FormProblems }

/**
 * Which variant of an operation a request asks: the first that it was made by, as its constants and its fields tell.
 *
 * @throws Refusal where it was made by none, or its form would not have let it go: check digits, dates to come.
 */
export function askedVariant(calls: readonly Call[], parts: Parts): AskedVariant {
  const readings = calls.flatMap((call) => readingOf(call, parts))
  const reading = readings.find(({ problems }) => Object.keys(problems).length === 0) ?? readings[0]
  if (!reading) throw new Refusal(400, 'O pedido não é de nenhuma consulta deste caminho', { problemas: [] })
  const problemas = problemsIn(reading)
  if (problemas.length > 0) throw new Refusal(400, 'O pedido não cumpre o contrato', { problemas })
  return reading
}

function readingOf(call: Call, parts: Parts): Reading[] {
  const found = askedValues(call, parts)
  if (!found) return []
  const values = Object.fromEntries(found.map(({ field, value }) => [field, value]))
  return [{ call, values, found, problems: problemsOf(call.definition, values) }]
}

/** What is wrong with the fields, each by the name that it has in the request. */
const problemsIn = ({ found, problems }: Reading): FieldProblem[] =>
  Object.entries(problems).map(([field, mensagem]) => ({
    campo: found.find((one) => one.field === field)?.at ?? field,
    mensagem,
  }))
