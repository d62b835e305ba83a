import { keysOf, valueAt } from '../../manifest/contract/answer-path.ts'
import { isTruthy } from '../../manifest/contract/is-truthy.ts'
import type { Json } from '../../manifest/schema/consulta.ts'
import { createNumbering } from './numbering.ts'
import type { Call } from './source-calls.ts'

/** Answers of status 200 by the examples of consultas, each once, those that say "not found" left out. */
export function foundAnswers(calls: readonly Call[]): Json[] {
  const numberOf = createNumbering()
  const found = new Map<string, Json>()
  for (const { definition, endpoint } of calls) {
    const { example, examples } = definition
    const { notFound, rename } = endpoint
    const others = examples.filter(({ status }) => status === 200).map(({ answer = example }) => answer)
    for (const answer of [example, ...others]) {
      const key = [answer, notFound?.when, rename].map(numberOf).join()
      if (!found.has(key) && !saysNotFound(answer, notFound?.when))
        found.set(key, underSourceNames(answer, rename))
    }
  }
  return [...found.values()]
}

/** Whether an answer is one that says that nothing was found. */
const saysNotFound = (answer: Json | undefined, when: string | undefined) =>
  when !== undefined && answer !== undefined && isTruthy(valueAt(answer, when))

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
