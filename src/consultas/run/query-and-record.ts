import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { UsageRecord } from '@/state/usage-record.ts'
import type { FormValues } from '../form/form-values.ts'
import { createFailure, type Outcome } from '../outcome.ts'
import { runQuery } from '../sources/run-query.ts'

/**
 * Asks a consulta's source for a batch: the session, which keeps some dozens of answers, does not keep this one. `note` is
 * told of it without its subject. Rejects only when `signal` aborts.
 */
export async function queryAndRecord(
  definition: ConsultaDefinition,
  values: FormValues,
  signal: AbortSignal,
  onUsage: (record: UsageRecord) => void,
  purpose: string | undefined,
): Promise<Outcome> {
  const startedAt = Date.now()
  // Besides an abort, it rejects when a chunk of the app did not load: to the user, that is a failed consulta.
  const outcome = await runQuery(definition, values, signal, { purpose }).catch(() =>
    createFailure('unavailable'),
  )
  signal.throwIfAborted()
  const ms = Date.now() - startedAt
  onUsage({ consultaId: definition.id, at: outcome.at, outcome: outcome.status, ms })
  return outcome
}
