import { answerSchema } from './answer-schema.ts'
import { conditionalName, exampleSummary } from './example-requests.ts'
import { foundAnswers, underSourceNames } from './found-answers.ts'
import { groupBy } from './group-by.ts'
import { oneOfSchemas } from './join-schemas.ts'
import type { Examples, Operation, ResponseObject, Schema } from './openapi.ts'
import { shownValues } from './shown-values.ts'
import type { Call } from './source-calls.ts'
import { standardResponses } from './standard-responses.ts'

/** Every answer that the calls of one operation understand, by status. */
export function responsesOf(calls: Call[], isAuthenticated: boolean): Operation['responses'] {
  const declared = declaredTexts(calls)
  const standard = standardResponses(isAuthenticated)
  const statuses = new Set([...Object.keys(declared), ...Object.keys(standard)])
  const others = [...statuses].sort().map((status) => {
    const response = standard[status]
    const texts = declared[status]
    if (!texts) return [status, { $ref: `#/components/responses/${status}` }] as const
    const description = [...texts, ...(response ? [response.description] : [])].join('\n\n')
    return [status, { ...response, description }] as const
  })
  return { 200: foundResponse(calls), ...Object.fromEntries(others) }
}

function foundResponse(calls: Call[]): ResponseObject {
  const shown = shownValues(
    calls.map(({ definition, endpoint }) => ({ definition, rename: endpoint.rename })),
  )
  const found = answerSchema(calls.flatMap(foundAnswers), shown)
  const whens = [...new Set(calls.flatMap(({ endpoint }) => endpoint.notFound?.when ?? []))]
  return {
    description: whens.length === 0 ? 'O que foi achado.' : 'O que foi achado, ou que nada foi achado.',
    content: {
      'application/json': {
        schema: oneOfSchemas([found, ...whens.map(sayingNotFound)]),
        examples: answerExamples(calls),
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
function answerExamples(calls: Call[]): Examples {
  const examples = calls.flatMap(({ definition, endpoint }) => {
    const { id, example, examples: conditional } = definition
    const named = conditional.map((one, index) => ({ ...one, name: conditionalName(definition, index) }))
    const answered = [{ name: id, status: 200, answer: example }, ...named].filter(
      ({ status }) => status === 200,
    )
    return answered.map((one) => {
      const value = underSourceNames(one.answer ?? example, endpoint.rename)
      return [one.name, { summary: exampleSummary(definition, one), value }] as const
    })
  })
  return Object.fromEntries(examples)
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
