import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { Model } from '../../resolve/model.ts'
import { answerSchema } from '../openapi/answer-schema.ts'
import { type Endpoint, listOperations } from '../openapi/operations.ts'
import { describeSchemaError } from './schema-problem.ts'
import type { VerifyProblem } from './verify-problem.ts'

/** How an answer breaks what is documented; each problem once. */
export type AnswerValidator = (answer: unknown) => VerifyProblem[]

/** What a source's contract says of the answers by which something is found, by endpoint. */
export function buildAnswerValidators(model: Model, sourceName: string): Map<Endpoint, AnswerValidator> {
  const ajv = new Ajv2020({ allErrors: true, strict: false })
  addFormats.default(ajv)
  const entries = listOperations(model, sourceName).flatMap(({ calls }) => {
    const validate = ajv.compile(answerSchema(calls))
    const validateAnswer: AnswerValidator = (answer) => {
      validate(answer)
      const problems = (validate.errors ?? []).map((error) => describeSchemaError(error, answer))
      return [...new Map(problems.map((problem) => [problem.message, problem])).values()]
    }
    return calls.map(({ endpoint }) => [endpoint, validateAnswer] as const)
  })
  return new Map(entries)
}
