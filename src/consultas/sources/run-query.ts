import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { tellProblem } from '@/lib/handled-problem.ts'
import { recordFailedRequest } from '@/state/last-failed-request.ts'
import { recordPurpose } from '@/state/last-purposes.ts'
import type { FormValues } from '../form/form-values.ts'
import type { Outcome } from '../outcome.ts'
import type { QueryOptions } from './http.ts'
import { isDemoConsulta } from './mode.ts'

/**
 * Queries a consulta: the manifest's examples in demo mode, otherwise its sources. Expected failures are
 * outcomes. Rejects if `signal` aborts or if the chunk of the HTTP client does not load.
 */
export async function runQuery(
  definition: ConsultaDefinition,
  values: FormValues,
  signal: AbortSignal,
  options: QueryOptions = {},
): Promise<Outcome> {
  if (options.purpose !== undefined) recordPurpose(options.purpose)
  if (isDemoConsulta(definition)) {
    const { queryDemo } = await import('./demo/demo.ts')
    return queryDemo(definition, values, signal)
  }
  const { queryHttp } = await import('./http.ts')
  const outcome = await queryHttp(definition, values, signal, options)
  recordProblem(definition, outcome)
  return outcome
}

/** Records a failure for the diagnosis, and tells the reporter of an answer that breaks the contract. */
function recordProblem({ id: consulta }: ConsultaDefinition, outcome: Outcome) {
  const { requestId } = outcome
  if (outcome.status === 'incomplete')
    tellProblem({ consulta, reason: outcome.status, paths: outcome.missing, requestId })
  if (outcome.status !== 'failed') return
  recordFailedRequest(outcome)
  const { reason } = outcome
  if (reason === 'malformed' || reason === 'unexpected') tellProblem({ consulta, reason, requestId })
}
