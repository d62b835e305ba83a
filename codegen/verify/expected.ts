import { valueAt } from '../../manifest/contract/answer-path.ts'
import { isTruthy } from '../../manifest/contract/is-truthy.ts'
import type { ExampleRequest } from '../contract/example-requests.ts'
import type { Endpoint } from '../contract/source-calls.ts'
import type { Problem } from './problem.ts'
import type { Expected } from './question.ts'

/** What the manifest documents as the answer to an example. */
export function expectedOf(
  { status, answer, call: { endpoint } }: ExampleRequest,
  problemsOf: (answer: unknown) => Problem[],
): Expected {
  // In an example 404 means "not found", whatever the source itself uses for it.
  if (isNotFound(endpoint, status, answer) || (status === 404 && endpoint.notFound))
    return { kind: 'not-found' }
  return status >= 200 && status < 300 ? { kind: 'answer', problemsOf } : { kind: 'status', status }
}

/** Whether an endpoint says by its status, or by a value of its answer, that there is no record. */
export const isNotFound = ({ notFound }: Endpoint, status: number, answer: unknown): boolean =>
  status === notFound?.status ||
  (status >= 200 && status < 300 && notFound?.when !== undefined && isTruthy(valueAt(answer, notFound.when)))
