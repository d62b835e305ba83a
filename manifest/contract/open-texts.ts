import type { Json } from '../schema/consulta.ts'
import { isObject } from './json.ts'

/** Parses a text that holds a JSON object or list; `undefined` for another text. */
export function parseJsonText(text: string): Json | undefined {
  const trimmed = text.trim()
  if (!/^[{[]/.test(trimmed) || !/[}\]]$/.test(trimmed)) return undefined
  try {
    const value = JSON.parse(text) as Json
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}

/**
 * Returns an answer with the JSON of texts opened where the example has an object or a list. Returns the same object if there is
 * none.
 */
export function openTexts(answer: Json, example: Json | undefined): Json {
  if (typeof example !== 'object' || example === null) return answer
  if (typeof answer === 'string') {
    const opened = parseJsonText(answer)
    return opened === undefined ? answer : openTexts(opened, example)
  }
  if (Array.isArray(answer)) {
    const element = Array.isArray(example) ? example[0] : undefined
    return openParts(answer, answer.keys(), () => element)
  }
  if (!isObject(answer) || !isObject(example)) return answer
  return openParts(answer, Object.keys(example), (key) => example[key])
}

function openParts<Parts extends Json[] | { [key: string]: Json }>(
  parts: Parts,
  keys: Iterable<keyof Parts & (string | number)>,
  readExample: (key: string) => Json | undefined,
): Parts {
  let result = parts
  for (const key of keys) {
    if (!Object.hasOwn(parts, key)) continue
    const opened = openTexts(parts[key] as Json, readExample(String(key)))
    if (opened === parts[key]) continue
    if (result === parts) result = (Array.isArray(parts) ? [...parts] : { ...parts }) as Parts
    Reflect.set(result, key, opened)
  }
  return result
}
