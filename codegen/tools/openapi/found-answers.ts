import { splitAnswerPath } from '../../../manifest/contract/answer-path.ts'
import { listFoundSamples } from '../../../manifest/contract/answer-shape.ts'
import type { Json } from '../../../manifest/schema/consulta.ts'
import { createNumbering } from './numbering.ts'
import type { SourceCall } from './source-calls.ts'

/** Returns the answers that consultas have as examples, each once, under the names of the source that is called. */
export function foundAnswers(calls: readonly SourceCall[]): Json[] {
  const assignNumber = createNumbering()
  const found = new Map<string, Json>()
  for (const { definition, endpoint } of calls) {
    for (const answer of listFoundSamples(definition)) {
      const key = [answer, endpoint.rename].map(assignNumber).join()
      if (!found.has(key)) found.set(key, applySourceNames(answer, endpoint.rename))
    }
  }
  return [...found.values()]
}

/** An answer under the names that a fallback has for its values. */
export function applySourceNames(answer: Json, rename: Record<string, string> | undefined): Json {
  if (!rename || typeof answer !== 'object' || answer === null || Array.isArray(answer)) return answer
  const unrenamed = Object.entries(answer).filter(([name]) => !Object.hasOwn(rename, name))
  return Object.entries(rename).reduce<{ [key: string]: Json }>(
    (renamed, [name, path]) => setValue(renamed, splitAnswerPath(path), answer[name]),
    Object.fromEntries(unrenamed),
  )
}

function setValue(
  holder: { [key: string]: Json },
  keys: string[],
  value: Json | undefined,
): { [key: string]: Json } {
  const [key, ...rest] = keys
  if (key === undefined || value === undefined) return holder
  const inner = holder[key]
  const child = typeof inner === 'object' && inner !== null && !Array.isArray(inner) ? inner : {}
  return { ...holder, [key]: rest.length === 0 ? value : setValue(child, rest, value) }
}
