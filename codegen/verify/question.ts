import type { Json } from '../../manifest/schema/consulta.ts'
import type { Method } from '../contract/openapi.ts'
import type { Problem } from './problem.ts'

/** A request as the product sends it; `path` stands behind the base URL and has the query. */
export type Asked = {
  method: Method | 'options'
  path: string
  headers: Record<string, string>
  body?: Json
  /** In place of the addressee's token; empty for none. */
  token?: string
}

/** What the manifest documents as the answer to an example. */
export type Expected =
  | { kind: 'answer'; problemsOf(answer: unknown): Problem[] }
  | { kind: 'not-found' }
  | { kind: 'status'; status: number }

/** An example of the manifest, to be asked for real. */
export type Question = {
  /** What the contract calls the example. */
  example: string
  asked: Asked
  expected: Expected
  isNotFound(status: number, answer: unknown): boolean
}

/** A variant and all its questions. */
export type Inquiry = {
  consultaId: string
  title: string
  /** How many questions the source takes in a minute. */
  perMinute: number
  /** Every variant that sends this kind of request demands a purpose. */
  demandsPurpose: boolean
  /** Every variant that sends this kind of request is only for those with some role. */
  demandsRole: boolean
  questions: Question[]
}
