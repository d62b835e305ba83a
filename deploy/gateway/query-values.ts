import type { SourceCall } from '../../codegen/tools/openapi/operations.ts'
import { readTemplate } from '../../codegen/tools/openapi/operations.ts'
import type { Json } from '../../manifest/schema/consulta.ts'
import type { RequestBody } from '../../manifest/schema/request.ts'
import { extractPathValues, extractValues } from './path-template.ts'

/** A request taken apart: its path, its query, and of a `post` its body. */
export type RequestParts = { path: string; query: URLSearchParams; body: Json | undefined }

/** A field's value, and where in the request it stands: a parameter, or a dotted key of the body. */
export type FoundField = { field: string; value: string; at: string }

/**
 * The values of a form that a request was made of, by the templates of a call; `undefined` where the request was not made
 * by it, as its constants or its keys tell. What is not filled in was left out.
 */
export function readQueryValues(
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

/** All of several lists, if all are there. */
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
