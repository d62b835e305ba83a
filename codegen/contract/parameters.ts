import type { Source } from '../../manifest/schema/sources.ts'
import { oneOfSchemas } from './join-schemas.ts'
import type { Parameter, Schema } from './openapi.ts'
import { type Call, fieldsOf, templateOf } from './source-calls.ts'
import { type Filled, textSchema } from './template-schema.ts'

/** The names of the parameters in a path, in their order. */
const pathNames = (template: string) =>
  Array.from(template.matchAll(/\{([^{}]*)\}/g), ([, name = '']) => name)

/** What of an address depends on values. The parameters of the path are named as `template` has them. */
export const addressParameters = (template: string, calls: Call[]): Parameter[] => [
  ...pathParameters(template, calls),
  ...queryParameters(calls),
]

function pathParameters(template: string, calls: Call[]): Parameter[] {
  const names = pathNames(template)
  return [...new Set(names)].map((name) => {
    const place = names.indexOf(name)
    const schemas = calls.map((call) => {
      const own = pathNames(templateOf(call.endpoint))[place] ?? name
      return textSchema(`{${own}}`, fieldsOf(call)).schema
    })
    return parameter(name, 'path', true, schemas)
  })
}

function queryParameters(calls: Call[]): Parameter[] {
  const names = [...new Set(calls.flatMap(({ endpoint }) => Object.keys(endpoint.query ?? {})))]
  return names.flatMap((name) => {
    const filled = calls.flatMap((call): Filled[] => {
      const template = call.endpoint.query?.[name]
      return template === undefined || template === '' ? [] : [textSchema(template, fieldsOf(call))]
    })
    if (filled.length === 0) return []
    const isRequired = filled.length === calls.length && filled.every(({ isOptional }) => !isOptional)
    const schemas = filled.map(({ schema }) => schema)
    return [parameter(name, 'query', isRequired, schemas)]
  })
}

/** The same for each request: what the manifest's `headers` say. */
export const sourceHeaders = ({ headers = {} }: Source): Parameter[] =>
  Object.entries(headers).map(([name, value]) => ({
    name,
    in: 'header',
    required: true,
    description: 'Vai em todo pedido, sempre com este valor.',
    schema: { const: value },
  }))

function parameter(name: string, place: 'path' | 'query', required: boolean, schemas: Schema[]): Parameter {
  const schema = oneOfSchemas(schemas)
  const { description, ...rest } = schema
  const words = schemas.flatMap((one) => one.description ?? [])
  const constant = schema.const === undefined ? 'Conforme a consulta.' : 'Sempre este valor.'
  return {
    name,
    in: place,
    required,
    description: description ?? ([...new Set(words)].join(' ') || constant),
    schema: rest,
  }
}
