import { isObject } from '../../../../manifest/contract/json.ts'
import type { Json } from '../../../../manifest/schema/consulta.ts'
import type { YamlPath } from '../../read/manifest-document.ts'

/** Returns every text of a value with its path, in the order of the file. */
export function listTexts(value: Json, at: YamlPath = []): { text: string; path: YamlPath }[] {
  if (typeof value === 'string') return [{ text: value, path: at }]
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.flatMap((inner, index) => listTexts(inner, [...at, index]))
  return Object.entries(value).flatMap(([key, inner]) => listTexts(inner, [...at, key]))
}

/** Returns an answer with some values changed. It merges objects key by key, and replaces lists. */
export function mergeAnswers(answer: Json, changes: Json): Json {
  if (!isObject(answer) || !isObject(changes)) return changes
  const merged: { [key: string]: Json } = { ...answer }
  for (const [key, change] of Object.entries(changes))
    merged[key] = Object.hasOwn(answer, key) ? mergeAnswers(answer[key] as Json, change) : change
  return merged
}
