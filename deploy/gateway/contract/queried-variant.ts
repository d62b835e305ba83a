import { readTemplate, type SourceCall } from '../../../codegen/emit/openapi/operations.ts'
import { isObject } from '../../../manifest/contract/json.ts'
import { readPageStart } from '../../../manifest/contract/source-pages.ts'
import type { Json } from '../../../manifest/schema/consulta.ts'
import type { RequestBody } from '../../../manifest/schema/request.ts'
import { type FormProblems, type FormValues, validateForm } from '../../../src/consultas/form/form-values.ts'
import { Refusal, type RequestFieldError } from '../server/exchange.ts'
import { extractPathValues, extractValues } from './path-template.ts'

/** The variant of a request and the values of its form. */
export type QueriedVariant = {
  call: SourceCall
  values: FormValues
  /** The first row of the page that the request asks for. */
  start?: number
}

type VariantReading = QueriedVariant & { found: FoundField[]; problems: FormProblems }

/**
 * Returns the first variant of an operation whose template, constants and fields match the request.
 *
 * @throws Refusal if none matches, or if its form would reject the values, such as wrong check digits or
 * future dates.
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
  const { page } = call.definition
  const asked = page && readAskedPage(call, page.param, parts)
  const found = readQueryValues(asked ? { ...call, endpoint: asked.endpoint } : call, parts)
  if (!found) return []
  const values = Object.fromEntries(found.map(({ field, value }) => [field, value]))
  const start = page && asked && readPageStart(page, Number(asked.value))
  const problems = validateForm(call.definition, values)
  return [{ call, values, found, problems, ...(start === undefined ? {} : { start }) }]
}

/** Returns the page that a request asks for, and the endpoint that asks for the same one. */
function readAskedPage({ endpoint }: SourceCall, param: string, { query, body }: RequestParts) {
  if (endpoint.get !== undefined) {
    const value = query.get(param) ?? ''
    return { value, endpoint: { ...endpoint, query: { ...endpoint.query, [param]: value } } }
  }
  const value = isObject(body) ? (body[param] ?? null) : null
  return { value, endpoint: { ...endpoint, body: { ...endpoint.body, [param]: value } } }
}

/** Names each field as in the request. */
const listFieldErrors = ({ found, problems }: VariantReading): RequestFieldError[] =>
  Object.entries(problems).map(([field, mensagem]) => ({
    campo: found.find((one) => one.field === field)?.at ?? field,
    mensagem,
  }))

/** Path, query and, for `post`, body of a request. */
export type RequestParts = { path: string; query: URLSearchParams; body: Json | undefined }

/** A field's value and its location in the request: a parameter or a dotted body key. */
type FoundField = { field: string; value: string; at: string }

/**
 * Returns the form values of a request by the templates of a call, or `undefined` if constants or keys do not
 * match. Empty fields are absent.
 */
function readQueryValues(
  { endpoint }: SourceCall,
  { path, query, body }: RequestParts,
): FoundField[] | undefined {
  const inPath = extractPathValues(readTemplate(endpoint), path)
  const parts = [
    inPath && Object.entries(inPath).map(([field, value]) => ({ field, value, at: field })),
    matchObject(endpoint.query ?? {}, Object.fromEntries(query), ''),
    endpoint.get === undefined ? matchObject(endpoint.body ?? {}, body, '') : [],
  ]
  return joinAll(parts)
}

/** Joins the lists, or returns `undefined` if one is missing. */
const joinAll = (parts: (FoundField[] | undefined)[]): FoundField[] | undefined =>
  parts.every((part) => part !== undefined) ? parts.flat() : undefined

function matchPart(template: RequestBody, value: Json | undefined, at: string): FoundField[] | undefined {
  if (typeof template === 'string') return matchText(template, value, at)
  if (typeof template !== 'object' || template === null) return template === value ? [] : undefined
  if (!Array.isArray(template)) return matchObject(template, value, at)
  if (!Array.isArray(value) || value.length !== template.length) return undefined
  return joinAll(template.map((part, index) => matchPart(part, value[index], `${at}.${index}`)))
}

function matchText(template: string, value: Json | undefined, at: string): FoundField[] | undefined {
  if (value === undefined) return template.includes('{') ? [] : undefined
  const values = typeof value === 'string' ? extractValues(template, value) : undefined
  return values && Object.entries(values).map(([field, text]) => ({ field, value: text, at }))
}

function matchObject(
  template: { [key: string]: RequestBody },
  value: Json | undefined,
  at: string,
): FoundField[] | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  if (Object.keys(value).some((key) => !Object.hasOwn(template, key))) return undefined
  const inside = (key: string) => (at === '' ? key : `${at}.${key}`)
  return joinAll(Object.entries(template).map(([key, part]) => matchPart(part, value[key], inside(key))))
}
