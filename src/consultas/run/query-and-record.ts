import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { UsageRecord } from '@/state/usage-record.ts'
import type { FormValues } from '../form/form-values.ts'
import type { Outcome } from '../outcome.ts'
import { buildUsageRecord, wasAsked } from '../sources/build-usage-record.ts'
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
  const outcome = await runQuery(definition, values, signal, { purpose })
  signal.throwIfAborted()
  const ms = Date.now() - startedAt
  if (wasAsked(outcome)) onUsage(buildUsageRecord(definition, outcome, ms))
  return outcome
}
