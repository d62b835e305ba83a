import { type AlikeCalls, firstOf } from './alike-calls.ts'
import { answerSchema } from './answer-schema.ts'
import { conditionalName } from './example-requests.ts'
import { foundAnswers, underSourceNames } from './found-answers.ts'
import { groupBy } from './group-by.ts'
import { oneOfSchemas } from './join-schemas.ts'
import { joinedExamples } from './joined-examples.ts'
import type { Examples, Operation, ResponseObject, Schema } from './openapi.ts'
import { readByCalls } from './read-by-calls.ts'
import type { Call } from './source-calls.ts'
import { standardResponses } from './standard-responses.ts'

/** Every answer that the calls of one operation understand, by status. */
export function responsesOf(alike: AlikeCalls[], isAuthenticated: boolean): Operation['responses'] {
  const declared = declaredTexts(alike.map(firstOf))
  const standard = standardResponses(isAuthenticated)
  const statuses = new Set([...Object.keys(declared), ...Object.keys(standard)])
  const others = [...statuses].sort().map((status) => {
    const response = standard[status]
    const texts = declared[status]
    if (!texts) return [status, { $ref: `#/components/responses/${status}` }] as const
    const description = [...texts, ...(response ? [response.description] : [])].join('\n\n')
    return [status, { ...response, description }] as const
  })
  return { 200: foundResponse(alike), ...Object.fromEntries(others) }
}

function foundResponse(alike: AlikeCalls[]): ResponseObject {
  const calls = alike.map(firstOf)
  const found = answerSchema(foundAnswers(calls), readByCalls(alike.flat()))
  const whens = [...new Set(calls.flatMap(({ endpoint }) => endpoint.notFound?.when ?? []))]
  return {
    description: whens.length === 0 ? 'O que foi achado.' : 'O que foi achado, ou que nada foi achado.',
    content: {
      'application/json': {
        schema: oneOfSchemas([found, ...whens.map(sayingNotFound)]),
        examples: answerExamples(alike),
      },
    },
  }
}

/** An answer by which a source says that nothing was found. */
function sayingNotFound(when: string): Schema {
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
function answerExamples(alike: AlikeCalls[]): Examples {
  const examples = alike.flatMap(([{ definition, endpoint }, ...others]) => {
    const { id, example, examples: conditional } = definition
    const named = conditional.map((one, index) => ({ ...one, name: conditionalName(definition, index) }))
    return [{ name: id, status: 200, when: undefined, answer: example }, ...named]
      .filter(({ status }) => status === 200)
      .map(({ name, when, answer = example }) => {
        const value = underSourceNames(answer, endpoint.rename)
        return { name, definition, others: others.length, when, value }
      })
  })
  return joinedExamples(examples)
}

/** What the manifest says of statuses that are no success. */
function declaredTexts(calls: Call[]): Record<string, string[]> {
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
