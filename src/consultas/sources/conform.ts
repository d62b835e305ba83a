import type { Json } from '@manifest/schema/consulta.ts'

const deepest = 16

type JsonObject = { [key: string]: Json }

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns true if the answer has the example's type and shares at least one key with it. */
export function resembles(answer: Json, example: Json): boolean {
  if (Array.isArray(example)) return Array.isArray(answer)
  if (!isObject(example)) return typeof answer === typeof example
  if (!isObject(answer)) return false
  const keys = Object.keys(example)
  return keys.length === 0 || keys.some((key) => Object.hasOwn(answer, key))
}

/**
 * Returns an answer in the example's shape. A list, an object or a plain value becomes `null` where the example has another
 * of these: blocks and exports rely on it. `missingPaths` tells of it. Returns the same object if it already has the right
 * shape.
 */
export function conform(answer: Json, example: Json | undefined): Json {
  if (fits(answer, example)) return answer
  if (example === undefined || example === null) return clipped(answer, deepest)
  if (Array.isArray(example)) {
    const [element] = example
    return Array.isArray(answer) ? answer.map((item) => conform(item, element)) : null
  }
  if (!isObject(example) || !isObject(answer)) return null
  const entries = Object.entries(answer).map(([key, value]) => [key, conform(value, partOf(example, key))])
  return Object.fromEntries(entries)
}

const partOf = (example: JsonObject, key: string) => (Object.hasOwn(example, key) ? example[key] : undefined)

/** Returns true if an answer has its example's shape on all levels. */
function fits(answer: Json, example: Json | undefined): boolean {
  if (example === undefined || example === null) return isNestedIn(answer, deepest)
  if (Array.isArray(example)) {
    const [element] = example
    return Array.isArray(answer) && answer.every((item) => fits(item, element))
  }
  if (!isObject(example)) return typeof answer !== 'object' || answer === null
  return (
    isObject(answer) && Object.keys(answer).every((key) => fits(answer[key] ?? null, partOf(example, key)))
  )
}

/** Returns true if a value nests at most so many levels deep. */
function isNestedIn(value: Json, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true
  return levels > 0 && Object.values(value).every((inner) => isNestedIn(inner, levels - 1))
}

/** A value that the example does not describe, truncated where it nests deeper than any page shows. */
function clipped(value: Json, levels: number): Json {
  if (typeof value !== 'object' || value === null) return value
  if (levels === 0) return null
  if (Array.isArray(value)) return value.map((item) => clipped(item, levels - 1))
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, clipped(inner, levels - 1)]))
}
