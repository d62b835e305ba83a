import type { Json } from '../../../manifest/schema/consulta.ts'
import type { Method } from '../../emit/openapi/openapi.ts'

/** A request as the app sends it. `path` follows the base URL and includes the query. */
export type HttpRequest = {
  method: Method | 'options'
  path: string
  headers: Record<string, string>
  body?: Json
  /** Replaces the token of the target; empty for no token. */
  token?: string
}

/** The answer that the manifest documents for an example. */
export type ExpectedAnswer =
  | { kind: 'answer'; findProblems(answer: unknown): VerifyProblem[] }
  | { kind: 'not-found' }
  | { kind: 'status'; status: number }

/** An example of the manifest that is sent to the source. */
export type ExampleQuery = {
  /** The example's name in the contract. */
  example: string
  httpRequest: HttpRequest
  expected: ExpectedAnswer
  isNotFound(status: number, answer: unknown): boolean
}

/** A variant and its queries. */
export type VariantCase = {
  consultaId: string
  title: string
  /** The rate limit of queries to the source. */
  perMinute: number
  /** True if every variant of this operation requires a purpose. */
  requiresPurpose: boolean
  /** True if every variant of this operation requires a role. */
  requiresRole: boolean
  queries: ExampleQuery[]
}

/** A problem of a source. It contains no values of a query or an answer. */
export type VerifyProblem = {
  code: VerifyProblemCode
  /** The path in the answer, with `[]` for list elements: `itens[].valor`. */
  path?: string
  /** One line in Portuguese. */
  message: string
  /** The fix, in Portuguese. */
  hint?: string
  /** The example that failed, unless it is the variant's first: `cpf/1-2`. */
  example?: string
}

/**
 * `refused`: the source refuses every query of this login. `status`: another status that is not documented. `accepted`: the
 * source answered a query that it must refuse. `refusal-status`: it refused with another status than the contract's.
 */
export type VerifyProblemCode =
  | 'missing'
  | 'type'
  | 'format'
  | 'shape'
  | 'slow'
  | 'unreachable'
  | 'status'
  | 'refused'
  | 'redirect'
  | 'not-json'
  | 'too-large'
  | 'not-found'
  | 'other-document'
  | 'found'
  | 'not-asked'
  | 'preflight-status'
  | 'allow-origin'
  | 'allow-headers'
  | 'allow-credentials'
  | 'expose-headers'
  | 'no-retry-after'
  | 'accepted'
  | 'refusal-status'

/** The outcome of a variant. `ms` is the time of its slowest answer. */
export type VerifyRow = {
  consultaId: string
  title: string
  status: 'ok' | 'broken' | 'skipped'
  problems: VerifyProblem[]
  /** Examples that the source does not find; this is a valid outcome. */
  notFound?: string[]
  ms?: number
}
