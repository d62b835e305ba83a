import type { Json } from '../schema/consulta.ts'
import { isElementStep, joinAnswerPath, valueAt } from './answer-path.ts'
import { everyEntry } from './answer-rows.ts'
import { isTruthy } from './is-truthy.ts'
import { isObject, type JsonObject } from './json.ts'
import type { ReadValue } from './read-values.ts'
import type { ConsultaDefinition } from './resolved.ts'

export type JsonType = 'object' | 'array' | 'string' | 'number' | 'boolean' | 'null'

export type AnswerShape = {
  examples: readonly Json[]
  /** The types of the examples in a fixed order; empty if all examples are `null`. */
  types: JsonType[]
  /** How the app reads the value; `undefined` if it does not. */
  usage: ReadValue | undefined
  /** The shapes of an object's values by key. */
  properties: Map<string, AnswerShape>
  /** The properties that the app reads. */
  read: { key: string; property: AnswerShape }[]
  /** The required keys of an object. */
  required: string[]
  items?: AnswerShape
  /** The shape of each entry of a map, whose keys are data. */
  entries?: AnswerShape
  /** The highest required index of a list, plus 1. */
  minItems: number
}

const typeOrder: JsonType[] = ['object', 'array', 'string', 'number', 'boolean', 'null']

export const findJsonType = (value: Json): JsonType => {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : (typeof value as JsonType)
}

const isIndex = (key: string) => /^\d+$/.test(key)

/** Returns a consulta's example answers with status 200, except those that mean not found. */
export function listFoundExamples({
  example,
  examples,
  request,
}: Pick<ConsultaDefinition, 'example' | 'examples' | 'request'>): Json[] {
  const when = request?.notFound?.when
  const others = examples.filter(({ status }) => status === 200).map(({ answer = example }) => answer)
  return [example, ...others].filter((answer) => when === undefined || !isTruthy(valueAt(answer, when)))
}

export function answerShape(examples: readonly Json[], usage?: ReadValue): AnswerShape {
  const present = new Set(examples.map(findJsonType))
  const types = present.size === 1 && present.has('null') ? [] : typeOrder.filter((type) => present.has(type))
  return {
    examples,
    types,
    usage,
    ...objectShape(examples.filter(isObject), usage),
    ...listShape(examples.filter(Array.isArray), usage),
  }
}

function objectShape(examples: JsonObject[], usage: ReadValue | undefined) {
  const everyUsage = usage?.children.get(everyEntry)
  if (everyUsage) {
    const values = examples.flatMap((example) => Object.values(example))
    const entries = answerShape(values, mergeElementUsages(usage))
    return { properties: new Map<string, AnswerShape>(), read: [], required: [], entries }
  }
  const keys = [...new Set(examples.flatMap(Object.keys))]
  const properties = keys.map((key) => {
    const values = examples
      .filter((example) => Object.hasOwn(example, key))
      .map((example) => example[key] as Json)
    return [key, answerShape(values, usage?.children.get(key))] as const
  })
  const isAlwaysPresent = (key: string) =>
    examples.every((example) => Object.hasOwn(example, key) && example[key] !== null)
  const required = keys.filter((key) => usage?.children.get(key)?.isNeeded && isAlwaysPresent(key))
  const read = properties.flatMap(([key, property]) => (property.usage ? [{ key, property }] : []))
  return { properties: new Map(properties), read, required }
}

function listShape(
  examples: Json[][],
  usage: ReadValue | undefined,
): Pick<AnswerShape, 'items' | 'minItems'> {
  if (examples.length === 0) return { minItems: 0 }
  const elements = examples.flat()
  const shortest = Math.min(...examples.map(({ length }) => length))
  const indexes = [...(usage?.children.keys() ?? [])].filter(isIndex).map(Number)
  // An index beyond the shortest example is optional.
  const minItems = Math.max(0, ...indexes.map((index) => index + 1).filter((length) => length <= shortest))
  return {
    minItems,
    ...(elements.length === 0 ? {} : { items: answerShape(elements, mergeElementUsages(usage)) }),
  }
}

/** Merges the usages of all rows, of rows at fixed indexes and of a map's entries. */
function mergeElementUsages(usage: ReadValue | undefined): ReadValue | undefined {
  if (!usage) return undefined
  const isElement = (key: string) => isElementStep(key) || key === everyEntry
  const named = [...usage.children].filter(([key]) => !isElement(key))
  const elements = [...usage.children].filter(([key]) => isElement(key)).map(([, element]) => element)
  const rows = [usage, ...elements].flatMap((one) => one.rows ?? [])
  return [{ children: new Map(named) }, ...rows, ...elements].reduce(mergeUsages)
}

function mergeUsages(one: ReadValue, other: ReadValue): ReadValue {
  const children = new Map(one.children)
  for (const [key, usage] of other.children) {
    const existing = children.get(key)
    children.set(key, existing ? mergeUsages(existing, usage) : usage)
  }
  const rows = one.rows && other.rows ? mergeUsages(one.rows, other.rows) : (one.rows ?? other.rows)
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
export function listMissingPaths(answer: Json, shape: AnswerShape): string[] {
  const missing = new Set<string>()
  collectMissing(answer, shape, [], missing)
  return [...missing]
}

function collectMissing(value: Json, shape: AnswerShape, keys: string[], missing: Set<string>): void {
  const type = findJsonType(value)
  if (shape.types.length > 0 && !shape.types.includes(type)) {
    missing.add(joinAnswerPath(keys))
    return
  }
  if (type === 'object') collectMissingInObject(value as JsonObject, shape, keys, missing)
  if (type === 'object' && shape.entries)
    for (const entry of Object.values(value as JsonObject))
      collectMissing(entry, shape.entries, keys, missing)
  if (type === 'array') collectMissingInList(value as Json[], shape, keys, missing)
}

function collectMissingInObject(
  value: JsonObject,
  shape: AnswerShape,
  keys: string[],
  missing: Set<string>,
): void {
  for (const { key, property } of shape.read) {
    const inner = Object.hasOwn(value, key) ? value[key] : undefined
    if (inner === undefined || inner === null) {
      if (shape.required.includes(key)) missing.add(joinAnswerPath([...keys, key]))
      continue
    }
    // Most values are plain and as the contract has them. One list of keys serves the whole answer: with 50,000 rows,
    // lists for all values take longer than the checks.
    if (typeof inner !== 'object' && property.types.includes(typeof inner as JsonType)) continue
    keys.push(key)
    collectMissing(inner, property, keys, missing)
    keys.pop()
  }
}

function collectMissingInList(
  list: Json[],
  { items, minItems, usage }: AnswerShape,
  keys: string[],
  missing: Set<string>,
): void {
  if (list.length < minItems) missing.add(joinAnswerPath(keys))
  if (items && usage) for (const element of list) collectMissing(element, items, keys, missing)
}
