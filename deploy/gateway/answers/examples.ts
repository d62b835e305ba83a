import { setTimeout as sleep } from 'node:timers/promises'
import type { Model } from '../../../codegen/compile/resolve/model.ts'
import { createDemoCast } from '../../../src/consultas/sources/demo/demo-cast.ts'
import type { Outcome } from '../audit/audit-record.ts'
import type { QueriedVariant } from '../contract/queried-variant.ts'
import type { Reply } from '../server/exchange.ts'
import type { AnswerSource } from './answer-source.ts'
import { exampleReply } from './example-reply.ts'
import { aboutAnother, buildFailure, drawFailure, exchangeDocument, type Failure } from './failures.ts'

export type ExampleOptions = {
  /** Failures to inject into valid requests. */
  failures?: readonly Failure[] | undefined
  /** The delay of each answer, in milliseconds. */
  delayMs?: number | undefined
  /** Waits for a time in milliseconds. */
  wait?: ((ms: number) => Promise<unknown>) | undefined
}

/** Answers from the examples of the manifest, with the failures and the delay of the command line. */
export function createExamples(
  model: Model,
  sourceName: string,
  { failures = [], delayMs = 0, wait = sleep }: ExampleOptions,
): AnswerSource {
  const demoCast = createDemoCast(model.cast)
  const source = model.sources.sources[sourceName]
  return async (query) => {
    if (delayMs > 0) await wait(delayMs)
    const failure = drawFailure(failures)
    if (failure && failure.status !== aboutAnother)
      return { reply: buildFailure(failure.status), outcome: 'failed', supplier }
    const asked = failure ? exchangeDocument(model, query) : query
    const reply = exampleReply(asked, source, demoCast)
    return { reply, outcome: readOutcome(reply, query), supplier }
  }
}

const supplier = 'examples'

function readOutcome({ status }: Reply, { call: { endpoint } }: QueriedVariant): Outcome {
  if (status < 400) return 'found'
  return status === (endpoint.notFound?.status ?? 404) ? 'notFound' : 'failed'
}
