import { findJsonType } from '../../../manifest/contract/answer-shape.ts'
import { notFoundBody } from '../../../manifest/contract/not-found.ts'
import type { Json } from '../../../manifest/schema/consulta.ts'
import type { Source } from '../../../manifest/schema/sources.ts'
import { applySourceNames } from './answer-schema.ts'
import { creditResponses, isPaid, referToResponse, standardResponses } from './components.ts'
import { buildConditionalName, describeExample } from './example-requests.ts'
import type { Content, Examples, Operation, ResponseObject, Schema } from './openapi.ts'
import { groupBy, listDistinctExamples, type OperationCalls, type SourceCall } from './operations.ts'

/** Returns the responses of one operation by status. */
export function buildResponses(operation: OperationCalls, source: Source): Operation['responses'] {
  const isAuthenticated = source.auth === 'bearer'
  const declared = listDeclaredTexts(operation.calls)
  const standard = {
    ...standardResponses(isAuthenticated),
    ...(operation.calls.some(isPaid) ? creditResponses : {}),
  }
  const statuses = new Set([...Object.keys(declared), ...Object.keys(standard)])
  const others = [...statuses].sort().map((status) => {
    const response = standard[status]
    const texts = declared[status]
    if (!texts) return [status, referToResponse(status)] as const
    const description = [...texts, ...(response ? [response.description] : [])].join('\n\n')
    const notFound = notFoundContent(operation, source, status)
    const headers = { ...response?.headers, ...(notFound.content && ageHeader) }
    return [
      status,
      { ...response, description, ...(Object.keys(headers).length > 0 && { headers }), ...notFound },
    ] as const
  })
  return { 200: createFoundResponse(operation), ...Object.fromEntries(others) }
}

/** Names the schema of an operation's answers: `RespostaConsultarCpfCadastro` for `consultarCpfCadastro`. */
export const answerSchemaName = ({ operationId }: OperationCalls) =>
  `Resposta${operationId.slice(0, 1).toUpperCase()}${operationId.slice(1)}`

/** The age of a stored answer (RFC 9111, section 5.1). */
const ageHeader: NonNullable<ResponseObject['headers']> = {
  Age: {
    description:
      'Só numa resposta que a fonte tinha guardada: há quantos segundos ela foi dada. O painel diz de quando ela é.',
    schema: { type: 'string' },
  },
}

function createFoundResponse(operation: OperationCalls): ResponseObject {
  const { calls } = operation
  const foundSchema = { $ref: `#/components/schemas/${answerSchemaName(operation)}` }
  const notFoundSchemas = [
    ...new Map(
      calls.flatMap(({ endpoint: { notFound } }) =>
        notFound?.when === undefined
          ? []
          : [[`${notFound.when} ${notFound.is}`, createNotFoundSchema(notFound.when, notFound.is)] as const],
      ),
    ).values(),
  ]
  return {
    description:
      notFoundSchemas.length === 0 ? 'O que foi achado.' : 'O que foi achado, ou que nada foi achado.',
    headers: ageHeader,
    content: {
      'application/json': {
        schema: notFoundSchemas.length === 0 ? foundSchema : { anyOf: [foundSchema, ...notFoundSchemas] },
        examples: answerExamples(calls),
      },
    },
  }
}

/** The schema of an answer that says nothing was found. */
function createNotFoundSchema(when: string, is?: string | number | boolean): Schema {
  const words = is === undefined ? 'verdadeiro' : JSON.stringify(is)
  return {
    description: `Nada foi achado: \`${when}\` é ${words}.`,
    ...when
      .split('.')
      .reduceRight<Schema>(
        (schema, key) => ({ type: 'object', required: [key], properties: { [key]: schema } }),
        is === undefined ? { $ref: '#/components/schemas/Verdadeiro' } : { const: is },
      ),
  }
}

/**
 * Returns every answer of status 200 in the manifest, also of examples that lack the values for a request. Consultas with
 * the same examples have them once.
 */
function answerExamples(calls: readonly SourceCall[]): Examples {
  const examples = listDistinctExamples(calls).flatMap(({ definition, endpoint }) => {
    const { id, example, examples: conditional } = definition
    const named = conditional.map((one, index) => ({ ...one, name: buildConditionalName(definition, index) }))
    return [{ name: id, status: 200, when: undefined, answer: example }, ...named]
      .filter(({ status }) => status === 200)
      .map(({ name, when, answer = example }) => {
        const value = applySourceNames(answer, endpoint.rename)
        return [name, { summary: describeExample(definition, when), value }] as const
      })
  })
  return Object.fromEntries(examples)
}

/** Collects the manifest's texts about statuses other than success. */
function listDeclaredTexts(calls: readonly SourceCall[]): Record<string, string[]> {
  const texts = calls.flatMap(({ definition, endpoint }) => [
    ...(endpoint.notFound?.status === undefined
      ? []
      : [{ status: `${endpoint.notFound.status}`, text: notFoundText }]),
    ...Object.entries(definition.request?.errors ?? {}).map(([status, text]) => ({
      status,
      text: `${text}.`,
    })),
  ])
  const byStatus = groupBy(texts, ({ status }) => status)
  return Object.fromEntries(
    [...byStatus].map(([status, all]) => [status, [...new Set(all.map(({ text }) => text))]]),
  )
}

const notFoundText =
  'Nada foi achado sobre o que se perguntou. O corpo diz isso: sem ele, o painel entende que a fonte não tem este caminho.'

/** Returns the bodies with which the calls of an operation say by a status that nothing was found. */
function notFoundContent({ calls }: OperationCalls, source: Source, status: string): { content?: Content } {
  const bodies = calls
    .filter(({ endpoint }) => endpoint.notFound?.status === Number(status))
    .map(({ endpoint }) => notFoundBody(endpoint, source))
  const distinct = [...new Map(bodies.map((body) => [JSON.stringify(body), body])).values()]
  const [first, ...others] = distinct.map(bodySchema)
  if (first === undefined || status === '204') return {}
  const schema = others.length === 0 ? first : { anyOf: [first, ...others] }
  const [value = {}] = distinct
  const example = { summary: 'Nada foi achado', value }
  return { content: { 'application/json': { schema, examples: { naoEncontrado: example } } } }
}

/** Returns a schema that requires the keys and types of an example. */
const bodySchema = (example: Json): Schema =>
  typeof example === 'object' && example !== null && !Array.isArray(example)
    ? {
        type: 'object',
        required: Object.keys(example),
        properties: Object.fromEntries(
          Object.entries(example).map(([key, value]) => [key, bodySchema(value as Json)]),
        ),
      }
    : { type: findJsonType(example) }
