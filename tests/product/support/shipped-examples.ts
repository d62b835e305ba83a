import type { ConsultaDefinition } from '../../../manifest/contract/resolved.ts'
import type { Json } from '../../../manifest/schema/consulta.ts'
import { families } from '../../../src/generated/consultas/index.ts'

export type JsonObject = { [key: string]: Json }

const loaded = await Promise.all(Object.values(families).map((load) => load()))

/** Every variant of every shipped consulta. */
export const definitions = loaded.flatMap(({ default: { variants } }): ConsultaDefinition[] =>
  Object.values(variants),
)

/** Returns every object of an answer, also itself. */
export function listObjects(answer: Json | undefined): JsonObject[] {
  if (typeof answer !== 'object' || answer === null) return []
  const inner = Object.values(answer).flatMap(listObjects)
  return Array.isArray(answer) ? inner : [answer, ...inner]
}

/** Every object of every demonstration answer. */
export const objects = definitions
  .flatMap(({ example, examples }) => [example, ...examples.map(({ answer }) => answer)])
  .flatMap(listObjects)
