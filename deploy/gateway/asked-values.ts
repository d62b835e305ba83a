import type { Call } from '../../codegen/contract/source-calls.ts'
import { templateOf } from '../../codegen/contract/source-calls.ts'
import type { Json } from '../../manifest/schema/consulta.ts'
import type { RequestBody } from '../../manifest/schema/request.ts'
import { valuesIn, valuesInPath } from './path-template.ts'

/** A request taken apart: its path, its query, and of a `post` its body. */
export type Parts = { path: string; query: URLSearchParams; body: Json | undefined }

/** A field's value, and where in the request it stands: a parameter, or a dotted key of the body. */
export type Found = { field: string; value: string; at: string }

/**
 * The values of a form that a request was made of, by the templates of a call; `undefined` where the request was not made
 * by it, as its constants or its keys tell. What is not filled in was left out.
 */
export function askedValues({ endpoint }: Call, { path, query, body }: Parts): Found[] | undefined {
  const inPath = valuesInPath(templateOf(endpoint), path)
  const parts = [
    inPath && Object.entries(inPath).map(([field, value]) => ({ field, value, at: field })),
    inObject(endpoint.query ?? {}, Object.fromEntries(query), ''),
    endpoint.get === undefined ? inObject(endpoint.body ?? {}, body, '') : [],
  ]
  return all(parts)
}

/** All of several lists, if all are there. */
const all = (parts: (Found[] | undefined)[]): Found[] | undefined =>
  parts.every((part) => part !== undefined) ? parts.flat() : undefined

function inPart(template: RequestBody, value: Json | undefined, at: string): Found[] | undefined {
  if (typeof template === 'string') return inText(template, value, at)
  if (typeof template !== 'object' || template === null) return template === value ? [] : undefined
  if (!Array.isArray(template)) return inObject(template, value, at)
  if (!Array.isArray(value) || value.length !== template.length) return undefined
  return all(template.map((part, index) => inPart(part, value[index], `${at}.${index}`)))
}

function inText(template: string, value: Json | undefined, at: string): Found[] | undefined {
  if (value === undefined) return template.includes('{') ? [] : undefined
  const values = typeof value === 'string' ? valuesIn(template, value) : undefined
  return values && Object.entries(values).map(([field, text]) => ({ field, value: text, at }))
}

function inObject(
  template: { [key: string]: RequestBody },
  value: Json | undefined,
  at: string,
): Found[] | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  if (Object.keys(value).some((key) => !Object.hasOwn(template, key))) return undefined
  const inside = (key: string) => (at === '' ? key : `${at}.${key}`)
  return all(Object.entries(template).map(([key, part]) => inPart(part, value[key], inside(key))))
}
