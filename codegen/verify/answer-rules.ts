import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { answerSchema } from '../contract/answer-schema.ts'
import { foundAnswers } from '../contract/found-answers.ts'
import { operationsOf } from '../contract/operations.ts'
import { readByCalls } from '../contract/read-by-calls.ts'
import type { Endpoint } from '../contract/source-calls.ts'
import type { Model } from '../resolve/model.ts'
import type { Problem } from './problem.ts'
import { schemaProblem } from './schema-problem.ts'

/** How an answer breaks what is documented; each problem once. */
export type AnswerRules = (answer: unknown) => Problem[]

/** What a source's contract says of the answers by which something is found, by endpoint. */
export function answerRules(model: Model, sourceName: string): Map<Endpoint, AnswerRules> {
  const ajv = new Ajv2020({ allErrors: true, strict: false })
  addFormats.default(ajv)
  const entries = operationsOf(model, sourceName).flatMap(({ calls }) => {
    const validate = ajv.compile(answerSchema(foundAnswers(calls), readByCalls(calls)))
    const rules: AnswerRules = (answer) => {
      validate(answer)
      const problems = (validate.errors ?? []).map((error) => schemaProblem(error, answer))
      return [...new Map(problems.map((problem) => [problem.message, problem])).values()]
    }
    return calls.map(({ endpoint }) => [endpoint, rules] as const)
  })
  return new Map(entries)
}
