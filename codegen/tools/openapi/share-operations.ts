import type { Json } from '../../../manifest/schema/consulta.ts'
import type { Components, Content, Example, Operation, ResponseObject, Schema } from './openapi.ts'
import { type NamedComponent, shareComponents } from './share-components.ts'

type TakenNames = Record<'schemas' | 'responses', readonly string[]>

/**
 * Writes once what several operations have in common, bodies, answers, errors and examples, and refers to it. `taken` are
 * names of other components.
 */
export function shareOperations(operations: readonly Operation[], taken: TakenNames) {
  const schemas = shareComponents('schemas', operations.flatMap(listSchemas), taken.schemas)
  const values = shareComponents('examples', operations.flatMap(listContents).flatMap(listExampleValues))
  const errors = shareComponents('responses', operations.flatMap(listErrors), taken.responses)

  const shareExample = (example: Example): Example => {
    const reference = 'value' in example ? values.findReference(example.value) : undefined
    return reference ? { summary: example.summary, ...reference } : example
  }
  const shareContent = ({ 'application/json': { schema, examples } }: Content): Content => ({
    'application/json': {
      schema: schemas.findReference(schema) ?? schema,
      ...(examples && { examples: mapValues(examples, shareExample) }),
    },
  })
  const shareContentOfPart = <Part extends { content?: Content }>(part: Part): Part =>
    part.content ? { ...part, content: shareContent(part.content) } : part
  const shared = operations.map(
    ({ requestBody, responses, ...operation }): Operation => ({
      ...operation,
      ...(requestBody && { requestBody: shareContentOfPart(requestBody) }),
      responses: mapValues(responses, (response) =>
        '$ref' in response ? response : (errors.findReference(response) ?? shareContentOfPart(response)),
      ),
    }),
  )
  const components: Omit<Components, 'securitySchemes'> = {
    schemas: schemas.components,
    responses: errors.components,
    examples: mapValues(values.components, (value) => ({ value })),
  }
  return { operations: shared, components }
}

const mapValues = <From, To>(parts: Record<string, From>, change: (part: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, change(part)]))

const readFoundContent = ({ responses: { 200: found } }: Operation): Content | undefined =>
  found && 'content' in found ? found.content : undefined

/** What is sent and what is found, both as JSON. */
const listContents = (operation: Operation): Content[] =>
  [operation.requestBody?.content, readFoundContent(operation)].filter((content) => content !== undefined)

const listExampleValues = ({ 'application/json': { examples = {} } }: Content): NamedComponent<Json>[] =>
  Object.entries(examples).flatMap(([name, example]) =>
    'value' in example ? [{ component: example.value, name: name.replace(/[^\w.-]/g, '-') }] : [],
  )

const listErrors = ({ responses }: Operation): NamedComponent<ResponseObject>[] =>
  Object.entries(responses).flatMap(([status, response]) =>
    status === '200' || '$ref' in response ? [] : [{ component: response, name: status }],
  )

/** A body is called by its keys, an answer by its operation. */
function listSchemas(operation: Operation): NamedComponent<Schema>[] {
  const sent = operation.requestBody?.content['application/json'].schema
  const found = readFoundContent(operation)?.['application/json'].schema
  const keys = Object.keys(sent?.properties ?? {})
  return [
    ...(sent ? [{ component: sent, name: `Pedido${keys.map(capitalize).join('')}` }] : []),
    ...(found ? [{ component: found, name: `Resposta${operation.operationId.replace(/^[a-z]+/, '')}` }] : []),
  ]
}

const capitalize = (key: string) => key.slice(0, 1).toUpperCase() + key.slice(1).replace(/[^\w.-]/g, '')
