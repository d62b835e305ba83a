import { listExclusive, valuesFromExample } from '../../../manifest/contract/example-values.ts'
import { fillBody, fillPath, fillQuery } from '../../../manifest/contract/request-template.ts'
import type { ConsultaDefinition } from '../../../manifest/contract/resolved.ts'
import type { ConditionalExample, Json } from '../../../manifest/schema/consulta.ts'
import type { Source } from '../../../manifest/schema/sources.ts'
import type { Model } from '../../compile/resolve/model.ts'
import { contractRules } from './field-kinds.ts'
import type { Method } from './openapi.ts'
import { type Endpoint, listCalls, readMethod, readTemplate, type SourceCall } from './operations.ts'

/** A request of a documented example, and its documented answer. */
export type ExampleRequest = {
  /** The example's name in the contract: the `consultaId`; conditional examples add their number. */
  name: string
  consultaId: string
  title: string
  call: SourceCall
  /** The condition of a conditional example. An empty value stands for an empty field. */
  when?: Record<string, string>
  /** The form's values, normalised. */
  values: Record<string, string>
  method: Method
  /** The operation's key in the contract's `paths`. */
  template: string
  /** The path below the base URL, with URL-encoded values. */
  path: string
  query: Record<string, string>
  headers: Record<string, string>
  body?: Json
  /** The HTTP status and the answer under the manifest's names. Without an answer only the status matters. */
  status: number
  answer?: Json
}

/** Returns every example request to a source, in the order of families and variants. */
export const listExampleRequests = (model: Model, sourceName: string): ExampleRequest[] =>
  listCalls(model, sourceName).flatMap((call) => buildExampleRequests(model, call))

/**
 * Returns the example requests of one call: the example first, then each conditional example with enough
 * values.
 */
export function buildExampleRequests(model: Model, call: SourceCall): ExampleRequest[] {
  const { definition } = call
  const first = valuesFromExample(definition, contractRules)
  const plain = first
    ? [buildExampleRequest(model, call, definition.id, first, { answer: definition.example })]
    : []
  const conditional = definition.examples.flatMap((example, index) => {
    const values = readConditionalValues(definition, example, first)
    return values
      ? [buildExampleRequest(model, call, buildConditionalName(definition, index), values, example)]
      : []
  })
  return [...plain, ...conditional]
}

/** Returns the name of a conditional example: `cpf/7-2` is the first of cpf/7. */
export const buildConditionalName = ({ id }: ConsultaDefinition, index: number) => `${id}-${index + 2}`

/** Describes an example in the contract: the title, the values of its condition, and a status other than 200. */
export function describeExample(
  { name, title, fields }: ConsultaDefinition,
  when: ConditionalExample['when'] = {},
  status = 200,
): string {
  const labels = new Map(fields.map((field) => [field.name, field.label]))
  const conditions = Object.entries(when).map(
    ([field, value]) => `${labels.get(field) ?? field} ${value === '' ? 'vazio' : value}`,
  )
  const condition = conditions.length === 0 ? '' : `, com ${conditions.join(' e ')}`
  return `${name ?? title}${condition}${status === 200 ? '' : ` (${status})`}`
}

/**
 * Returns the form values of a conditional example. Fields outside the condition take values from its own
 * answer, else from the example; but a document of the condition replaces the alternatives to it.
 */
function readConditionalValues(
  definition: ConsultaDefinition,
  { when, answer }: ConditionalExample,
  first: Record<string, string> | undefined,
) {
  const fields = definition.fields.filter(({ name }) => when[name] !== '')
  const example = answer ?? definition.example
  const ownValues = valuesFromExample({ ...definition, fields, example }, contractRules)
  const exclusive = listExclusive(definition).map(({ name }) => name)
  const isReplaced = (name: string) => exclusive.includes(name) && exclusive.some((other) => when[other])
  const others = Object.entries(ownValues ?? first ?? {}).filter(([name]) => !isReplaced(name))
  const values: Record<string, string> = { ...Object.fromEntries(others), ...when }
  const filled = Object.entries(values).filter(([, value]) => value !== '')
  const isComplete = definition.fields.every(({ name, required }) => !required || Boolean(values[name]))
  return isComplete ? Object.fromEntries(filled) : undefined
}

function buildExampleRequest(
  model: Model,
  call: SourceCall,
  name: string,
  values: Record<string, string>,
  { when, status = 200, answer }: Partial<ConditionalExample>,
): ExampleRequest {
  const { definition, endpoint } = call
  const purpose = definition.purpose === 'required' ? model.purposes[0] : undefined
  return {
    name,
    consultaId: definition.id,
    title: definition.name ?? definition.title,
    call,
    ...(when ? { when } : {}),
    values,
    template: readTemplate(endpoint),
    ...fillRequest(endpoint, model.sources.sources[endpoint.source], values, purpose),
    status,
    ...(answer === undefined ? {} : { answer }),
  }
}

/** Returns a request with normalised values, and with the purpose where the source receives it. */
export function fillRequest(
  endpoint: Endpoint,
  source: Source | undefined,
  values: Record<string, string>,
  purpose: string | undefined,
): Pick<ExampleRequest, 'method' | 'path' | 'query' | 'headers' | 'body'> {
  const method = readMethod(endpoint)
  const { header, body: key } = (purpose === undefined ? undefined : source?.purpose) ?? {}
  const body = {
    ...(fillBody(endpoint.body ?? {}, values) as Record<string, Json>),
    ...(key ? { [key]: purpose ?? '' } : {}),
  }
  return {
    method,
    path: fillPath(readTemplate(endpoint), values),
    query: Object.fromEntries(new URLSearchParams(fillQuery(endpoint.query ?? {}, values))),
    headers: { ...source?.headers, ...(header && purpose ? { [header]: encodeURIComponent(purpose) } : {}) },
    ...(method === 'post' ? { body } : {}),
  }
}
