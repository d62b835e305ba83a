import type { Field } from '../../../manifest/schema/field.ts'
import type { RequestBody } from '../../../manifest/schema/request.ts'
import { fieldPattern, fieldSchema } from './field-kinds.ts'
import type { Schema } from './openapi.ts'

type FieldsByName = ReadonlyMap<string, Field>

/** The schema of a template. An optional one may be empty, and its key is then omitted. */
export type TemplateSchema = { schema: Schema; isOptional: boolean }

/** Returns the schema of a text whose `{field}` placeholders are replaced by values. */
export function textSchema(template: string, fields: FieldsByName): TemplateSchema {
  const parts = template.split(/(\{[^{}]*\})/).filter((part) => part !== '')
  const findField = (part: string) => (part.startsWith('{') ? fields.get(part.slice(1, -1)) : undefined)
  const usedFields = parts.flatMap((part) => findField(part) ?? [])
  if (usedFields.length === 0) return { schema: { const: template }, isOptional: template === '' }
  const [first] = usedFields
  const isOptional = parts.length === usedFields.length && usedFields.every(({ required }) => !required)
  if (parts.length === 1 && first) return { schema: fieldSchema(first), isOptional }
  const pattern = parts.map((part) => partPattern(part, findField(part))).join('')
  const labels = usedFields.map(({ label }) => label).join(', ')
  return {
    schema: { type: 'string', pattern: `^${pattern}$`, description: `Texto com: ${labels}.` },
    isOptional,
  }
}

function partPattern(part: string, field: Field | undefined): string {
  if (!field) return part.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
  return field.required ? fieldPattern(field) : `(?:${fieldPattern(field)})?`
}

/** Returns the schema of a part of a JSON body. Keys with an empty text are omitted from the request. */
export function bodySchema(part: RequestBody, fields: FieldsByName): TemplateSchema {
  if (typeof part === 'string') return textSchema(part, fields)
  if (typeof part !== 'object' || part === null) return { schema: { const: part }, isOptional: false }
  if (Array.isArray(part)) return { schema: listSchema(part, fields), isOptional: false }
  return { schema: objectSchema(part, fields), isOptional: false }
}

/** Empty texts stay in a list. `items` is for generators that do not read `prefixItems`. */
function listSchema(parts: RequestBody[], fields: FieldsByName): Schema {
  const items = parts.map((part) => {
    const { schema, isOptional } = bodySchema(part, fields)
    return isOptional && part !== '' ? { anyOf: [schema, { const: '' }] } : schema
  })
  const length = { minItems: items.length, maxItems: items.length }
  return {
    type: 'array',
    ...length,
    ...(items.length === 0 ? {} : { prefixItems: items }),
    items: joinSchemas(items),
  }
}

function objectSchema(part: { [key: string]: RequestBody }, fields: FieldsByName): Schema {
  const entries = Object.entries(part)
    .filter(([, inner]) => inner !== '')
    .map(([key, inner]) => ({ key, ...bodySchema(inner, fields) }))
  const required = entries.filter(({ isOptional }) => !isOptional).map(({ key }) => key)
  return {
    type: 'object',
    properties: Object.fromEntries(entries.map(({ key, schema }) => [key, schema])),
    ...(required.length === 0 ? {} : { required }),
    additionalProperties: false,
  }
}

/** Returns a schema that accepts every value that one of several schemas accepts. */
export function joinSchemas(schemas: readonly Schema[]): Schema {
  const different = [...new Map(schemas.map((schema) => [JSON.stringify(schema), schema])).values()]
  const [first = {}, ...others] = different
  return others.length === 0 ? first : { anyOf: different }
}
