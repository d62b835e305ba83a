import { isExclusive, listAlternatives } from '../../../manifest/contract/example-values.ts'
import type { RequestBody } from '../../../manifest/schema/request.ts'
import type { Model } from '../../compile/resolve/model.ts'
import { buildExampleRequests, describeExample } from './example-requests.ts'
import { fieldSchema } from './field-kinds.ts'
import { type PurposeKey, purposeKey } from './headers.ts'
import type { RequestBodyObject, Schema } from './openapi.ts'
import { indexFields, listDistinctExamples, type SourceCall } from './operations.ts'
import { pageSchema } from './page-schema.ts'
import { bodySchema, joinSchemas } from './template-schema.ts'

/** Builds the request body of one operation's calls. */
export function buildRequestBody(model: Model, calls: readonly SourceCall[]): RequestBodyObject {
  const purpose = purposeKey(model, calls)
  const distinct = listDistinctExamples(calls)
  const schema = joinSchemas(distinct.map((call) => callBody(call, purpose)))
  const examples = distinct
    .flatMap((call) => buildExampleRequests(model, call))
    .map(({ name, call, when, status, body = {} }) => {
      const summary = describeExample(call.definition, when, status)
      return [name, { summary, value: body }] as const
    })
  return {
    required: true,
    description: 'O que foi preenchido. O que ficou vazio não vai.',
    content: {
      'application/json': {
        schema,
        ...(examples.length === 0 ? {} : { examples: Object.fromEntries(examples) }),
      },
    },
  }
}

function callBody(call: SourceCall, purpose: PurposeKey | undefined): Schema {
  const { definition, endpoint } = call
  const { schema } = bodySchema(endpoint.body ?? {}, indexFields(call))
  const paged = pageSchema(call, definition.page?.param ?? '')
  const body = endpoint.body
    ? {
        ...schema,
        ...(paged && { properties: { ...schema.properties, [definition.page?.param ?? '']: paged.schema } }),
      }
    : { type: 'object' as const, additionalProperties: false as const }
  const isPurposeRequired = purpose !== undefined && definition.purpose === 'required'
  const bodyWithPurpose = isPurposeRequired
    ? {
        ...body,
        properties: { ...body.properties, [purpose.key]: purpose.schema },
        required: [...(body.required ?? []).filter((key) => key !== purpose.key), purpose.key],
      }
    : body
  const alternatives = createAlternatives(call)
  if (alternatives.length === 0) return bodyWithPurpose
  return { ...bodyWithPurpose, [isExclusive(definition) ? 'oneOf' : 'anyOf']: alternatives }
}

/** Requires one of several fields: a schema for each. Returns none if a field is missing from the body. */
function createAlternatives({ definition, endpoint }: SourceCall): Schema[] {
  const schemas = listAlternatives(definition).map((field) => {
    const [keys] = findFieldPaths(`{${field.name}}`, endpoint.body ?? {})
    return keys && requireKeys(keys, fieldSchema(field))
  })
  const alternatives = schemas.filter((schema) => schema !== undefined)
  return schemas.length < 2 || alternatives.length < schemas.length ? [] : alternatives
}

/** Returns the paths of a field in the body, the shortest first. Lists are not searched. */
function findFieldPaths(template: string, part: { [key: string]: RequestBody }): string[][] {
  return Object.entries(part)
    .flatMap(([key, inner]): string[][] => {
      if (inner === template) return [[key]]
      if (typeof inner !== 'object' || inner === null || Array.isArray(inner)) return []
      return findFieldPaths(template, inner).map((keys) => [key, ...keys])
    })
    .sort((one, other) => one.length - other.length)
}

/** Repeats the schema of the value, because linters and generators do not look for it in the body. */
const requireKeys = ([key = '', ...rest]: string[], value: Schema): Schema => ({
  required: [key],
  properties: { [key]: rest.length === 0 ? value : requireKeys(rest, value) },
})
