import type { Source } from '../../../manifest/schema/sources.ts'
import type { Parameter, Schema } from './openapi.ts'
import { indexFields, readTemplate, type SourceCall } from './operations.ts'
import { joinSchemas, type TemplateSchema, textSchema } from './template-schema.ts'

/** Lists the parameter names of a path in order. */
const listPathParameters = (template: string) =>
  Array.from(template.matchAll(/\{([^{}]*)\}/g), ([, name = '']) => name)

/** Returns the path and query parameters. Path parameters have the names of `template`. */
export const addressParameters = (template: string, calls: readonly SourceCall[]): Parameter[] => [
  ...pathParameters(template, calls),
  ...queryParameters(calls),
]

function pathParameters(template: string, calls: readonly SourceCall[]): Parameter[] {
  const names = listPathParameters(template)
  return [...new Set(names)].map((name) => {
    const position = names.indexOf(name)
    const schemas = calls.map((call) => {
      const ownName = listPathParameters(readTemplate(call.endpoint))[position] ?? name
      return textSchema(`{${ownName}}`, indexFields(call)).schema
    })
    return createParameter(name, 'path', true, schemas)
  })
}

function queryParameters(calls: readonly SourceCall[]): Parameter[] {
  const names = [...new Set(calls.flatMap(({ endpoint }) => Object.keys(endpoint.query ?? {})))]
  return names.flatMap((name) => {
    const filled = calls.flatMap((call): TemplateSchema[] => {
      const template = call.endpoint.query?.[name]
      return template === undefined || template === '' ? [] : [textSchema(template, indexFields(call))]
    })
    if (filled.length === 0) return []
    const isRequired = filled.length === calls.length && filled.every(({ isOptional }) => !isOptional)
    const schemas = filled.map(({ schema }) => schema)
    return [createParameter(name, 'query', isRequired, schemas)]
  })
}

/** Returns the manifest's constant headers of a source. */
export const sourceHeaders = ({ headers = {} }: Source): Parameter[] =>
  Object.entries(headers).map(([name, value]) => ({
    name,
    in: 'header',
    required: true,
    description: 'Vai em todo pedido, sempre com este valor.',
    schema: { const: value },
  }))

function createParameter(
  name: string,
  location: 'path' | 'query',
  required: boolean,
  schemas: Schema[],
): Parameter {
  const schema = joinSchemas(schemas)
  const { description, ...rest } = schema
  const words = schemas.flatMap((one) => one.description ?? [])
  const constant = schema.const === undefined ? 'Conforme a consulta.' : 'Sempre este valor.'
  return {
    name,
    in: location,
    required,
    description: description ?? ([...new Set(words)].join(' ') || constant),
    schema: rest,
  }
}
