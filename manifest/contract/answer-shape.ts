/**
 * The shape that a contract requires of an answer, for the OpenAPI document, `verify`, the reference gateway
 * and the app. An answer needs every value that the app reads, in one of the types of the manifest's
 * examples. A value may be absent if an example lacks it or has `null`.
 */

import type { Json } from '../schema/consulta.ts'
import { joinAnswerPath, valueAt } from './answer-path.ts'
import { isTruthy } from './is-truthy.ts'
import type { ReadValue } from './read-values.ts'
import type { ConsultaDefinition } from './resolved.ts'

export type JsonType = 'object' | 'array' | 'string' | 'number' | 'boolean' | 'null'

type JsonObject = { [key: string]: Json }

export type AnswerShape = {
  samples: readonly Json[]
  /** The types of the samples in a fixed order; empty if all samples are `null`. */
  types: JsonType[]
  read: ReadValue | undefined
  /** The shapes of an object's values by key, and the required keys. */
  properties: Map<string, AnswerShape>
  required: string[]
  items?: AnswerShape
  minItems: number
}

const typeOrder: JsonType[] = ['object', 'array', 'string', 'number', 'boolean', 'null']

const findJsonType = (value: Json): JsonType => {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : (typeof value as JsonType)
}

const isObject = (value: Json): value is JsonObject => findJsonType(value) === 'object'

const isIndex = (key: string) => /^\d+$/.test(key)

/** Returns a consulta's example answers with status 200, except those that mean not found. */
export function listFoundSamples({
  example,
  examples,
  request,
}: Pick<ConsultaDefinition, 'example' | 'examples' | 'request'>): Json[] {
  const when = request?.notFound?.when
  const others = examples.filter(({ status }) => status === 200).map(({ answer = example }) => answer)
  return [example, ...others].filter((answer) => when === undefined || !isTruthy(valueAt(answer, when)))
}

export function answerShape(samples: readonly Json[], read?: ReadValue): AnswerShape {
  const present = new Set(samples.map(findJsonType))
  const types = present.size === 1 && present.has('null') ? [] : typeOrder.filter((type) => present.has(type))
  return {
    samples,
    types,
    read,
    ...objectShape(samples.filter(isObject), read),
    ...listShape(samples.filter(Array.isArray), read),
  }
}

function objectShape(samples: JsonObject[], read: ReadValue | undefined) {
  const keys = [...new Set(samples.flatMap(Object.keys))]
  const properties = keys.map((key) => {
    const values = samples.filter((sample) => Object.hasOwn(sample, key)).map((sample) => sample[key] as Json)
    return [key, answerShape(values, read?.children.get(key))] as const
  })
  const isAlwaysPresent = (key: string) =>
    samples.every((sample) => Object.hasOwn(sample, key) && sample[key] !== null)
  const required = keys.filter((key) => read?.children.get(key)?.isNeeded && isAlwaysPresent(key))
  return { properties: new Map(properties), required }
}

function listShape(samples: Json[][], read: ReadValue | undefined): Pick<AnswerShape, 'items' | 'minItems'> {
  if (samples.length === 0) return { minItems: 0 }
  const elements = samples.flat()
  const shortest = Math.min(...samples.map(({ length }) => length))
  const indexes = [...(read?.children.keys() ?? [])].filter(isIndex).map(Number)
  const minItems = Math.max(0, ...indexes.map((index) => index + 1).filter((length) => length <= shortest))
  return {
    minItems,
    ...(elements.length === 0 ? {} : { items: answerShape(elements, mergeElementReads(read)) }),
  }
}

/** Merges the reads of all rows and of rows at fixed indexes. */
function mergeElementReads(read: ReadValue | undefined): ReadValue | undefined {
  if (!read) return undefined
  const named = [...read.children].filter(([key]) => !isIndex(key))
  const placed = [...read.children].filter(([key]) => isIndex(key)).map(([, children]) => children)
  return [{ children: new Map(named) }, ...(read.rows ? [read.rows] : []), ...placed].reduce(mergeReads)
}

function mergeReads(one: ReadValue, other: ReadValue): ReadValue {
  const children = new Map(one.children)
  for (const [key, read] of other.children) {
    const existing = children.get(key)
    children.set(key, existing ? mergeReads(existing, read) : read)
  }
  const rows = one.rows && other.rows ? mergeReads(one.rows, other.rows) : (one.rows ?? other.rows)
  const format = one.format ?? other.format
  const label = one.label ?? other.label
  return {
    children,
    ...(rows ? { rows } : {}),
    ...(one.isNeeded || other.isNeeded ? { isNeeded: true } : {}),
    ...(format ? { format } : {}),
    ...(label ? { label } : {}),
  }
}

/**
 * Returns the paths that an answer lacks, each once: required values that are absent or `null`, and read
 * values of a wrong type. Paths contain no list indexes: `itens.valor`.
 */
export function missingPaths(answer: Json, shape: AnswerShape): string[] {
  const missing = new Set<string>()
  collect(answer, shape, [], missing)
  return [...missing]
}

function collect(value: Json, shape: AnswerShape, keys: string[], missing: Set<string>): void {
  const type = findJsonType(value)
  if (shape.types.length > 0 && !shape.types.includes(type)) {
    missing.add(joinAnswerPath(keys))
    return
  }
  if (isObject(value)) collectInObject(value, shape, keys, missing)
  if (Array.isArray(value)) collectInList(value, shape, keys, missing)
}

function collectInObject(value: JsonObject, shape: AnswerShape, keys: string[], missing: Set<string>): void {
  for (const [key, property] of shape.properties) {
    if (!property.read) continue
    const inner = Object.hasOwn(value, key) ? value[key] : undefined
    if (inner !== undefined && inner !== null) collect(inner, property, [...keys, key], missing)
    else if (shape.required.includes(key)) missing.add(joinAnswerPath([...keys, key]))
  }
}

function collectInList(
  list: Json[],
  { items, minItems, read }: AnswerShape,
  keys: string[],
  missing: Set<string>,
): void {
  if (list.length < minItems) missing.add(joinAnswerPath(keys))
  if (items && read) for (const element of list) collect(element, items, keys, missing)
}
