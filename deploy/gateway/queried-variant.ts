import type { SourceCall } from '../../codegen/tools/openapi/operations.ts'
import { type FormProblems, type FormValues, validateForm } from '../../src/consultas/form/form-values.ts'
import { Refusal, type RequestFieldError } from './exchange.ts'
import { type FoundField, type RequestParts, readQueryValues } from './query-values.ts'

/** What a request asks: a variant, and the values that its form would have. */
export type QueriedVariant = { call: SourceCall; values: FormValues }

type VariantReading = QueriedVariant & { found: FoundField[]; problems: FormProblems }

/**
 * Which variant of an operation a request asks: the first that it was made by, as its constants and its fields tell.
 *
 * @throws Refusal where it was made by none, or its form would not have let it go: check digits, dates to come.
 */
export function findQueriedVariant(calls: readonly SourceCall[], parts: RequestParts): QueriedVariant {
  const readings = calls.flatMap((call) => readVariant(call, parts))
  const reading = readings.find(({ problems }) => Object.keys(problems).length === 0) ?? readings[0]
  if (!reading) throw new Refusal(400, 'O pedido não é de nenhuma consulta deste caminho', { problemas: [] })
  const problemas = listFieldErrors(reading)
  if (problemas.length > 0) throw new Refusal(400, 'O pedido não cumpre o contrato', { problemas })
  return reading
}

function readVariant(call: SourceCall, parts: RequestParts): VariantReading[] {
  const found = readQueryValues(call, parts)
  if (!found) return []
  const values = Object.fromEntries(found.map(({ field, value }) => [field, value]))
  return [{ call, values, found, problems: validateForm(call.definition, values) }]
}

/** What is wrong with the fields, each by the name that it has in the request. */
const listFieldErrors = ({ found, problems }: VariantReading): RequestFieldError[] =>
  Object.entries(problems).map(([field, mensagem]) => ({
    campo: found.find((one) => one.field === field)?.at ?? field,
    mensagem,
  }))
