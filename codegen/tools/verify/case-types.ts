import type { Json } from '../../../manifest/schema/consulta.ts'
import type { Method } from '../openapi/openapi.ts'
import type { VerifyProblem } from './verify-problem.ts'

/** A request as the product sends it; `path` stands behind the base URL and has the query. */
export type HttpRequest = {
  method: Method | 'options'
  path: string
  headers: Record<string, string>
  body?: Json
  /** In place of the addressee's token; empty for none. */
  token?: string
}

/** What the manifest documents as the answer to an example. */
export type ExpectedAnswer =
  | { kind: 'answer'; findProblems(answer: unknown): VerifyProblem[] }
  | { kind: 'not-found' }
  | { kind: 'status'; status: number }

/** An example of the manifest, to be asked for real. */
export type ExampleQuery = {
  /** What the contract calls the example. */
  example: string
  httpRequest: HttpRequest
  expected: ExpectedAnswer
  isNotFound(status: number, answer: unknown): boolean
}

/** A variant and all its questions. */
export type VariantCase = {
  consultaId: string
  title: string
  /** How many questions the source takes in a minute. */
  perMinute: number
  /** Every variant that sends this kind of request demands a purpose. */
  demandsPurpose: boolean
  /** Every variant that sends this kind of request is only for those with some role. */
  demandsRole: boolean
  queries: ExampleQuery[]
}
