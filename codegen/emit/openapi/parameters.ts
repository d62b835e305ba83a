import type { Model } from '../../compile/resolve/model.ts'
import { buildExampleRequests, describeExample, type ExampleRequest } from './example-requests.ts'
import type { Examples, Parameter, Schema } from './openapi.ts'
import { indexFields, readTemplate, type SourceCall } from './operations.ts'
import { pageSchema } from './page-schema.ts'
import { joinSchemas, type TemplateSchema, textSchema } from './template-schema.ts'

/** Lists the parameter names of a path in order. */
const listPathParameters = (template: string) =>
  Array.from(template.matchAll(/\{([^{}]*)\}/g), ([, name = '']) => name)

/** Returns the path and query parameters. Path parameters have the names of `template`. */
export function addressParameters(model: Model, template: string, calls: readonly SourceCall[]): Parameter[] {
  const parameters = [...pathParameters(template, calls), ...queryParameters(calls)]
  if (parameters.length === 0) return []
  const requests = calls.flatMap((call) => buildExampleRequests(model, call))
  return parameters.map(({ readExample, ...parameter }) => {
    const examples = listExamples(requests, readExample, parameter.schema.type === 'integer')
    return { ...parameter, ...(Object.keys(examples).length === 0 ? {} : { examples }) }
  })
}

type ReadExample = (request: ExampleRequest) => string | undefined

type AddressParameter = Parameter & { readExample: ReadExample }

function pathParameters(template: string, calls: readonly SourceCall[]): AddressParameter[] {
  const names = listPathParameters(template)
  return [...new Set(names)].map((name) => {
    const position = names.indexOf(name)
    const readOwnName = ({ endpoint }: SourceCall) =>
      listPathParameters(readTemplate(endpoint))[position] ?? name
    const schemas = calls.map((call) => textSchema(`{${readOwnName(call)}}`, indexFields(call)).schema)
    const readExample: ReadExample = ({ call, values }) => values[readOwnName(call)]
    return { ...createParameter(name, 'path', true, schemas), readExample }
  })
}

/** Returns each value once, under the name of the first example that has it. */
function listExamples(
  requests: readonly ExampleRequest[],
  readExample: ReadExample,
  isNumber: boolean,
): Examples {
  const examples = new Map<string, Examples[string] & { name: string }>()
  for (const request of requests) {
    const value = readExample(request)
    if (value === undefined || examples.has(value)) continue
    const summary = describeExample(request.call.definition, request.when, request.status)
    examples.set(value, { name: request.name, summary, value: isNumber ? Number(value) : value })
  }
  return Object.fromEntries([...examples.values()].map(({ name, ...example }) => [name, example]))
}

function queryParameters(calls: readonly SourceCall[]): AddressParameter[] {
  const names = [...new Set(calls.flatMap(({ endpoint }) => Object.keys(endpoint.query ?? {})))]
  return names.flatMap((name) => {
    const filled = calls.flatMap((call): TemplateSchema[] => {
      const template = call.endpoint.query?.[name]
      if (template === undefined || template === '') return []
      return [pageSchema(call, name) ?? textSchema(template, indexFields(call))]
    })
    if (filled.length === 0) return []
    const isRequired = filled.length === calls.length && filled.every(({ isOptional }) => !isOptional)
    const schemas = filled.map(({ schema }) => schema)
    const readExample: ReadExample = ({ query }) => query[name]
    return [{ ...createParameter(name, 'query', isRequired, schemas), readExample }]
  })
}

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
