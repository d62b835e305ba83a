import { keysOf } from '../../manifest/contract/answer-path.ts'
import { foundSamples } from '../../manifest/contract/answer-shape.ts'
import type { Json } from '../../manifest/schema/consulta.ts'
import { createNumbering } from './numbering.ts'
import type { Call } from './source-calls.ts'

/** Returns the answers that consultas have as examples, each once, under the names of the source that is called. */
export function foundAnswers(calls: readonly Call[]): Json[] {
  const numberOf = createNumbering()
  const found = new Map<string, Json>()
  for (const { definition, endpoint } of calls) {
    for (const answer of foundSamples(definition)) {
      const key = [answer, endpoint.rename].map(numberOf).join()
      if (!found.has(key)) found.set(key, underSourceNames(answer, endpoint.rename))
    }
  }
  return [...found.values()]
}

/** An answer under the names that a fallback has for its values. */
export function underSourceNames(answer: Json, rename: Record<string, string> | undefined): Json {
  if (!rename || typeof answer !== 'object' || answer === null || Array.isArray(answer)) return answer
  const kept = Object.entries(answer).filter(([name]) => !Object.hasOwn(rename, name))
  return Object.entries(rename).reduce<{ [key: string]: Json }>(
    (renamed, [name, path]) => withValue(renamed, keysOf(path), answer[name]),
    Object.fromEntries(kept),
  )
}

function withValue(
  holder: { [key: string]: Json },
  keys: string[],
  value: Json | undefined,
): { [key: string]: Json } {
  const [key, ...rest] = keys
  if (key === undefined || value === undefined) return holder
  const inner = holder[key]
  const below = typeof inner === 'object' && inner !== null && !Array.isArray(inner) ? inner : {}
  return { ...holder, [key]: rest.length === 0 ? value : withValue(below, rest, value) }
}
