import { valueAt } from '../../../manifest/contract/answer-path.ts'
import { isTruthy } from '../../../manifest/contract/is-truthy.ts'
import type { ExampleRequest } from '../openapi/example-requests.ts'
import type { Endpoint } from '../openapi/operations.ts'
import type { ExpectedAnswer } from './case-types.ts'
import type { VerifyProblem } from './verify-problem.ts'

/** What the manifest documents as the answer to an example. */
export function findExpectedAnswer(
  { status, answer, call: { endpoint } }: ExampleRequest,
  findProblems: (answer: unknown) => VerifyProblem[],
): ExpectedAnswer {
  // In an example 404 means "not found", whatever the source itself uses for it.
  if (isNotFound(endpoint, status, answer) || (status === 404 && endpoint.notFound))
    return { kind: 'not-found' }
  return status >= 200 && status < 300 ? { kind: 'answer', findProblems } : { kind: 'status', status }
}

/** Whether an endpoint says by its status, or by a value of its answer, that there is no record. */
export const isNotFound = ({ notFound }: Endpoint, status: number, answer: unknown): boolean =>
  status === notFound?.status ||
  (status >= 200 && status < 300 && notFound?.when !== undefined && isTruthy(valueAt(answer, notFound.when)))
