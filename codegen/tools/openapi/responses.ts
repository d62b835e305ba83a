import { answerSchema } from './answer-schema.ts'
import { buildConditionalName } from './example-requests.ts'
import { applySourceNames, foundAnswers } from './found-answers.ts'
import { groupBy } from './group-by.ts'
import { getFirstCall, type IdenticalCalls } from './identical-calls.ts'
import { joinExamples } from './join-examples.ts'
import { joinSchemas } from './join-schemas.ts'
import type { Examples, Operation, ResponseObject, Schema } from './openapi.ts'
import { collectReadValues } from './read-values.ts'
import type { SourceCall } from './source-calls.ts'
import { standardResponses } from './standard-responses.ts'

/** Every answer that the calls of one operation understand, by status. */
export function buildResponses(
  callGroups: IdenticalCalls[],
  isAuthenticated: boolean,
): Operation['responses'] {
  const declared = listDeclaredTexts(callGroups.map(getFirstCall))
  const standard = standardResponses(isAuthenticated)
  const statuses = new Set([...Object.keys(declared), ...Object.keys(standard)])
  const others = [...statuses].sort().map((status) => {
    const response = standard[status]
    const texts = declared[status]
    if (!texts) return [status, { $ref: `#/components/responses/${status}` }] as const
    const description = [...texts, ...(response ? [response.description] : [])].join('\n\n')
    return [status, { ...response, description }] as const
  })
  return { 200: createFoundResponse(callGroups), ...Object.fromEntries(others) }
}

function createFoundResponse(callGroups: IdenticalCalls[]): ResponseObject {
  const calls = callGroups.map(getFirstCall)
  const foundSchema = answerSchema(foundAnswers(calls), collectReadValues(callGroups.flat()))
  const notFoundPaths = [...new Set(calls.flatMap(({ endpoint }) => endpoint.notFound?.when ?? []))]
  return {
    description:
      notFoundPaths.length === 0 ? 'O que foi achado.' : 'O que foi achado, ou que nada foi achado.',
    content: {
      'application/json': {
        schema: joinSchemas([foundSchema, ...notFoundPaths.map(createNotFoundSchema)]),
        examples: answerExamples(callGroups),
      },
    },
  }
}

/** An answer by which a source says that nothing was found. */
function createNotFoundSchema(when: string): Schema {
  return {
    description: `Nada foi achado: \`${when}\` é verdadeiro.`,
    ...when
      .split('.')
      .reduceRight<Schema>(
        (schema, key) => ({ type: 'object', required: [key], properties: { [key]: schema } }),
        { $ref: '#/components/schemas/Verdadeiro' },
      ),
  }
}

/** Every answer of status 200 in the manifest, also where no example has the values to ask with. */
function answerExamples(callGroups: IdenticalCalls[]): Examples {
  const examples = callGroups.flatMap(([{ definition, endpoint }, ...others]) => {
    const { id, example, examples: conditional } = definition
    const named = conditional.map((one, index) => ({ ...one, name: buildConditionalName(definition, index) }))
    return [{ name: id, status: 200, when: undefined, answer: example }, ...named]
      .filter(({ status }) => status === 200)
      .map(({ name, when, answer = example }) => {
        const value = applySourceNames(answer, endpoint.rename)
        return { name, definition, others: others.length, when, value }
      })
  })
  return joinExamples(examples)
}

/** What the manifest says of statuses that are no success. */
function listDeclaredTexts(calls: SourceCall[]): Record<string, string[]> {
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

const notFoundText = 'Nada foi achado sobre o que se perguntou. O corpo da resposta não é lido.'
