import { alternativesOf } from '../../manifest/contract/example-values.ts'
import type { RequestBody } from '../../manifest/schema/request.ts'
import { oneOfSchemas } from './join-schemas.ts'
import type { Schema } from './openapi.ts'
import { type Call, fieldsOf } from './source-calls.ts'
import { bodySchema } from './template-schema.ts'

/** What a source is told the purpose with, where it is a key of the body. */
export type PurposeKey = { key: string; schema: Schema }

/** The schema of the bodies of the calls that one operation answers. */
export const requestBody = (calls: Call[], purpose: PurposeKey | undefined): Schema =>
  oneOfSchemas(calls.map((call) => callBody(call, purpose)))

function callBody(call: Call, purpose: PurposeKey | undefined): Schema {
  const { definition, endpoint } = call
  const { schema } = bodySchema(endpoint.body ?? {}, fieldsOf(call))
  const body = endpoint.body ? schema : { type: 'object' as const, additionalProperties: false as const }
  const isAsked = purpose !== undefined && definition.purpose === 'required'
  const told = isAsked
    ? {
        ...body,
        properties: { ...body.properties, [purpose.key]: purpose.schema },
        required: [...(body.required ?? []).filter((key) => key !== purpose.key), purpose.key],
      }
    : body
  const alternatives = alternativesIn(call)
  return alternatives.length === 0 ? told : { ...told, anyOf: alternatives }
}

/** That one of the alternative fields is there: a schema for each. None where one of them is not in the body. */
function alternativesIn({ definition, endpoint }: Call): Schema[] {
  const places = alternativesOf(definition).map(({ name }) => placesOf(`{${name}}`, endpoint.body ?? {}))
  return places.length < 2 || places.some(([first]) => first === undefined)
    ? []
    : places.map(([keys = []]) => havingKeys(keys))
}

/** Where in a body a field stands, the shortest way first; not in lists. */
function placesOf(template: string, part: { [key: string]: RequestBody }): string[][] {
  return Object.entries(part)
    .flatMap(([key, inner]): string[][] => {
      if (inner === template) return [[key]]
      if (typeof inner !== 'object' || inner === null || Array.isArray(inner)) return []
      return placesOf(template, inner).map((keys) => [key, ...keys])
    })
    .sort((one, other) => one.length - other.length)
}

function havingKeys([key = '', ...rest]: string[]): Schema {
  return rest.length === 0
    ? { required: [key] }
    : { required: [key], properties: { [key]: havingKeys(rest) } }
}
