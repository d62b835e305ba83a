import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { Json } from '@manifest/schema/consulta.ts'
import type { IsRevealed } from '@/blocks/parts/shown-text.ts'
import { hideValue } from '@/formats/registry.ts'
import { runSteps } from '@/lib/run-in-slices.ts'
import { type Keys, listSensitiveValues } from '../sensitive-paths.ts'

/** Returns a copy of an answer in which sensitive values that are not revealed are replaced by what the page shows. */
export function hideSensitiveValues(
  definition: ConsultaDefinition,
  answer: Json,
  isRevealed: IsRevealed,
): Json {
  return runSteps(hideSensitiveValuesInSteps(definition, answer, isRevealed))
}

/**
 * Does the same as a generator that yields empty strings, so that the caller can pause. Parts without
 * sensitive values are not copied.
 */
export function* hideSensitiveValuesInSteps(
  definition: ConsultaDefinition,
  answer: Json,
  isRevealed: IsRevealed,
): Generator<string, Json> {
  const hidden = new Set<string>()
  const copies = new WeakSet<object>()
  let copy = answer
  for (const { path, keys, value, format } of listSensitiveValues(definition, answer)) {
    if (!isRevealed(path) && !hidden.has(path)) copy = replaceAt(copy, keys, hideValue(value, format), copies)
    hidden.add(path)
    yield ''
  }
  return copy
}

/** Replaces the value that the keys lead to. `copies` has the objects that are copied already, which it changes. */
function replaceAt(value: Json, keys: Keys, text: string, copies: WeakSet<object>, depth = 0): Json {
  const key = keys[depth]
  if (key === undefined) return text
  // A text stands for the hidden object around the value.
  if (typeof value !== 'object' || value === null) return value
  const copy = copies.has(value) ? value : Array.isArray(value) ? [...value] : { ...value }
  copies.add(copy)
  Reflect.set(copy, key, replaceAt(Reflect.get(value, key), keys, text, copies, depth + 1))
  return copy
}
