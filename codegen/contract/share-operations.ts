import type { Json } from '../../manifest/schema/consulta.ts'
import type { Components, Content, Example, Operation, ResponseObject, Schema } from './openapi.ts'
import { type NamedPart, sharedParts } from './shared-parts.ts'

type Taken = Record<'schemas' | 'responses', readonly string[]>

/**
 * Writes once what several operations have in common, bodies, answers, errors and examples, and refers to it. `taken` are
 * names of other components.
 */
export function shareOperations(operations: readonly Operation[], taken: Taken) {
  const schemas = sharedParts('schemas', operations.flatMap(schemasIn), taken.schemas)
  const values = sharedParts('examples', operations.flatMap(contentsIn).flatMap(valuesIn))
  const errors = sharedParts('responses', operations.flatMap(errorsIn), taken.responses)

  const exampleOf = (example: Example): Example => {
    const reference = 'value' in example ? values.referenceTo(example.value) : undefined
    return reference ? { summary: example.summary, ...reference } : example
  }
  const contentOf = ({ 'application/json': { schema, examples } }: Content): Content => ({
    'application/json': {
      schema: schemas.referenceTo(schema) ?? schema,
      ...(examples && { examples: mapped(examples, exampleOf) }),
    },
  })
  const withContent = <Part extends { content?: Content }>(part: Part): Part =>
    part.content ? { ...part, content: contentOf(part.content) } : part
  const shared = operations.map(
    ({ requestBody, responses, ...operation }): Operation => ({
      ...operation,
      ...(requestBody && { requestBody: withContent(requestBody) }),
      responses: mapped(responses, (response) =>
        '$ref' in response ? response : (errors.referenceTo(response) ?? withContent(response)),
      ),
    }),
  )
  const components: Omit<Components, 'securitySchemes'> = {
    schemas: schemas.components,
    responses: errors.components,
    examples: mapped(values.components, (value) => ({ value })),
  }
  return { operations: shared, components }
}

const mapped = <From, To>(parts: Record<string, From>, change: (part: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, change(part)]))

const foundIn = ({ responses: { 200: found } }: Operation): Content | undefined =>
  found && 'content' in found ? found.content : undefined

/** What is sent and what is found, both as JSON. */
const contentsIn = (operation: Operation): Content[] =>
  [operation.requestBody?.content, foundIn(operation)].filter((content) => content !== undefined)

const valuesIn = ({ 'application/json': { examples = {} } }: Content): NamedPart<Json>[] =>
  Object.entries(examples).flatMap(([name, example]) =>
    'value' in example ? [{ part: example.value, name: name.replace(/[^\w.-]/g, '-') }] : [],
  )

const errorsIn = ({ responses }: Operation): NamedPart<ResponseObject>[] =>
  Object.entries(responses).flatMap(([status, response]) =>
    status === '200' || '$ref' in response ? [] : [{ part: response, name: status }],
  )

/** A body is called by its keys, an answer by its operation. */
function schemasIn(operation: Operation): NamedPart<Schema>[] {
  const sent = operation.requestBody?.content['application/json'].schema
  const found = foundIn(operation)?.['application/json'].schema
  const keys = Object.keys(sent?.properties ?? {})
  return [
    ...(sent ? [{ part: sent, name: `Pedido${keys.map(capitalised).join('')}` }] : []),
    ...(found ? [{ part: found, name: `Resposta${operation.operationId.replace(/^[a-z]+/, '')}` }] : []),
  ]
}

const capitalised = (key: string) => key.slice(0, 1).toUpperCase() + key.slice(1).replace(/[^\w.-]/g, '')
