import { keysOf, pathOf } from '@manifest/contract/answer-path.ts'
import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { Json } from '@manifest/schema/consulta.ts'
import { mask } from '../mask.ts'
import type { IsShown } from '../reveal-state.ts'
import { sensitivePaths } from '../sensitive-paths.ts'

/** A whole answer, as its source gave it, in which the sensitive values that are not shown are masked. */
export function maskedAnswer(definition: ConsultaDefinition, answer: Json, isShown: IsShown): Json {
  const hidden = sensitivePaths(definition, answer).filter((path) => !isShown(path))
  return masked(answer, new Set(hidden.map((path) => pathOf(keysOf(path)))))
}

function masked(value: Json, hidden: ReadonlySet<string>, keys: readonly (string | number)[] = []): Json {
  if (hidden.has(pathOf(keys))) return mask
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((part, index) => masked(part, hidden, [...keys, index]))
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, masked(part, hidden, [...keys, key])]),
  )
}
