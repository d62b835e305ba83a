import type { Schema } from './openapi.ts'

/** A schema that takes what one of several takes. */
export function joinSchemas(schemas: readonly Schema[]): Schema {
  const different = [...new Map(schemas.map((schema) => [JSON.stringify(schema), schema])).values()]
  const [first = {}, ...others] = different
  return others.length === 0 ? first : { anyOf: different }
}
