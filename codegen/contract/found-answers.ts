import { keysOf, valueAt } from '../../manifest/contract/answer-path.ts'
import { isTruthy } from '../../manifest/contract/is-truthy.ts'
import type { Json } from '../../manifest/schema/consulta.ts'
import type { Call } from './source-calls.ts'

/** Answers of status 200 by a consulta's examples, those that say "not found" left out. */
export function foundAnswers({ definition, endpoint }: Call): Json[] {
  const { example, examples } = definition
  const answers = examples.filter(({ status }) => status === 200).map(({ answer = example }) => answer)
  return [example, ...answers]
    .filter((answer) => !saysNotFound(answer, endpoint.notFound?.when))
    .map((answer) => underSourceNames(answer, endpoint.rename))
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
