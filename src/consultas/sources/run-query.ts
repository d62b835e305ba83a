import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { tellProblem } from '@/lib/handled-problem.ts'
import { recordFailedRequest } from '@/state/last-failed-request.ts'
import { recordPurpose } from '@/state/last-purposes.ts'
import type { FormValues } from '../form/form-values.ts'
import { createFailure, type FailureReason, type Outcome } from '../outcome.ts'
import type { QueryOptions } from './http.ts'
import { isDemoConsulta } from './mode.ts'

/**
 * Queries a consulta: the manifest's examples in demo mode, otherwise its sources. Expected failures are
 * outcomes. Rejects if `signal` aborts.
 */
export async function runQuery(
  definition: ConsultaDefinition,
  values: FormValues,
  signal: AbortSignal,
  options: QueryOptions = {},
): Promise<Outcome> {
  const isDemo = isDemoConsulta(definition)
  const query = await (isDemo ? loadDemo() : loadHttp()).catch(() => undefined)
  if (!query) return createFailure('not-loaded')
  if (options.purpose !== undefined) recordPurpose(options.purpose)
  const outcome = await query(definition, values, signal, options)
  if (!isDemo) recordProblem(definition, outcome)
  return outcome
}

type Query = (...query: Parameters<typeof runQuery>) => Promise<Outcome>

const loadDemo = (): Promise<Query> => import('./demo/demo.ts').then(({ queryDemo }) => queryDemo)

const loadHttp = (): Promise<Query> => import('./http.ts').then(({ queryHttp }) => queryHttp)

const breaches = ['malformed', 'unexpected', 'other-document'] as const

const isBreach = (reason: FailureReason): reason is (typeof breaches)[number] =>
  breaches.some((breach) => breach === reason)

/** Records a failure for the diagnosis, and tells the reporter of an answer that breaks the contract. */
function recordProblem({ id: consulta }: ConsultaDefinition, outcome: Outcome) {
  const { requestId } = outcome
  if (outcome.status === 'incomplete')
    tellProblem({ consulta, reason: outcome.status, paths: outcome.missing, requestId })
  if (outcome.status !== 'failed') return
  recordFailedRequest(outcome)
  const { reason } = outcome
  if (isBreach(reason)) tellProblem({ consulta, reason, requestId })
}
