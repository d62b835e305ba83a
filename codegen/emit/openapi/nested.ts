import type { Json } from '../../../manifest/schema/consulta.ts'
import type { Schema } from './openapi.ts'

/** A value at the keys that lead to it. */
type Nested<Value> = readonly [keys: readonly string[], value: Value]

/** Returns the schema of an answer with these schemas at their keys, all required. */
export const nestSchemas = (entries: readonly Nested<Schema>[]): Schema =>
  nest(entries, (properties) => ({ type: 'object', required: Object.keys(properties), properties }))

/** Returns an answer with these values at their keys. */
export const nestValues = (entries: readonly Nested<Json>[]): Json => nest(entries, (members) => members)

function nest<Value>(
  entries: readonly Nested<Value>[],
  join: (members: Record<string, Value>) => Value,
): Value {
  const whole = entries.find(([keys]) => keys.length === 0)
  if (whole) return whole[1]
  const names = [...new Set(entries.map(([[key = '']]) => key))]
  return join(
    Object.fromEntries(
      names.map((name) => [
        name,
        nest(
          entries.flatMap(([[key, ...rest], value]) => (key === name ? [[rest, value] as const] : [])),
          join,
        ),
      ]),
    ),
  )
}
