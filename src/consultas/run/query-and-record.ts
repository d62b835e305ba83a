import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { UsageRecord } from '@/state/usage-record.ts'
import type { FormValues } from '../form/form-values.ts'
import { createFailure, type Outcome } from '../outcome.ts'
import { buildUsageRecord } from '../sources/build-usage-record.ts'
import { runQuery } from '../sources/run-query.ts'

/**
 * Queries a consulta's source for a batch and records the usage without the subject. It does not cache the
 * answer: the session caches at most 300 answers. Rejects only if `signal` aborts.
 */
export async function queryAndRecord(
  definition: ConsultaDefinition,
  values: FormValues,
  signal: AbortSignal,
  onUsage: (record: UsageRecord) => void,
  purpose: string | undefined,
): Promise<Outcome> {
  const startedAt = Date.now()
  // Besides an abort, it rejects if a chunk of the app does not load. For the user that is a failed query.
  const outcome = await runQuery(definition, values, signal, { purpose }).catch(() =>
    createFailure('unavailable'),
  )
  signal.throwIfAborted()
  const ms = Date.now() - startedAt
  onUsage(buildUsageRecord(definition, outcome, ms))
  return outcome
}
