import type { VerifyProblem } from './verify-problem.ts'

/** What became of a variant; `ms` is that of its slowest answer. */
export type VerifyRow = {
  consultaId: string
  title: string
  status: 'ok' | 'broken' | 'skipped'
  problems: VerifyProblem[]
  /** The examples that the source says it does not know, which is an answer too. */
  notFound?: string[]
  ms?: number
}
