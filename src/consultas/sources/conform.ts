import { isObject, type JsonObject } from '@manifest/contract/json.ts'
import type { Json } from '@manifest/schema/consulta.ts'

const maxDepth = 16

/** Returns true if the answer has the example's type and shares at least one key with it. */
export function resembles(answer: Json, example: Json): boolean {
  if (Array.isArray(example)) return Array.isArray(answer)
  if (!isObject(example)) return typeof answer === typeof example
  if (!isObject(answer)) return false
  const keys = Object.keys(example)
  return keys.length === 0 || keys.some((key) => Object.hasOwn(answer, key))
}

/**
 * Returns the answer in the example's shape, which blocks and exports rely on. A list, object or plain value
 * becomes `null` if the example has another of these; `missingPaths` reports it. Returns the same object if
 * it already has the right shape.
 */
export function conform(answer: Json, example: Json | undefined): Json {
  if (hasShape(answer, example)) return answer
  if (example === undefined || example === null) return clipDepth(answer, maxDepth)
  if (Array.isArray(example)) {
    const [element] = example
    return Array.isArray(answer) ? answer.map((item) => conform(item, element)) : null
  }
  if (!isObject(example) || !isObject(answer)) return null
  const entries = Object.entries(answer).map(([key, value]) => [
    key,
    conform(value, readProperty(example, key)),
  ])
  return Object.fromEntries(entries)
}

const readProperty = (example: JsonObject, key: string) =>
  Object.hasOwn(example, key) ? example[key] : undefined

function hasShape(answer: Json, example: Json | undefined): boolean {
  if (example === undefined || example === null) return isWithinDepth(answer, maxDepth)
  if (Array.isArray(example)) {
    const [element] = example
    return Array.isArray(answer) && answer.every((item) => hasShape(item, element))
  }
  if (!isObject(example)) return typeof answer !== 'object' || answer === null
  if (!isObject(answer)) return false
  // Unlike `Object.keys`, the loop makes no list for each of 50,000 rows. Parsed JSON inherits no enumerable keys.
  for (const key in answer) if (!hasShape(answer[key] ?? null, readProperty(example, key))) return false
  return true
}

function isWithinDepth(value: Json, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true
  return levels > 0 && Object.values(value).every((inner) => isWithinDepth(inner, levels - 1))
}

/** Replaces parts of an undescribed value that are nested deeper than any page shows with `null`. */
function clipDepth(value: Json, levels: number): Json {
  if (typeof value !== 'object' || value === null) return value
  if (levels === 0) return null
  if (Array.isArray(value)) return value.map((item) => clipDepth(item, levels - 1))
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, clipDepth(inner, levels - 1)]))
}
