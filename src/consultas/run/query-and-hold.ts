import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { Path } from '@/generated/paths.ts'
import type { AnswerHolder } from '@/state/held-answers.ts'
import type { UsageRecord } from '@/state/usage.ts'
import type { FormValues } from '../form/form-values.ts'
import { isReusable, type Outcome } from '../outcome.ts'
import { findReusableOutcome } from '../sources/query-and-cache.ts'
import { runSharedQuery } from '../sources/run-query.ts'

/** How the queries of a batch run. */
export type BatchQueryOptions = {
  /** Gets a record of each query, without its subject. */
  onUsage: (record: UsageRecord) => void
  purpose: string | undefined
  /** Holds the answers of the batch, so that no other query pays for them again. */
  holder: AnswerHolder
  /** Queries the sources even if the session has answers, or another tab of it. */
  isFresh: boolean
}

/**
 * Returns an answer that a query of a batch need not pay for: one of the session, or of the batch itself. The batch
 * holds it from then on.
 */
export function holdKnownOutcome(
  definition: ConsultaDefinition<Path>,
  values: FormValues,
  { purpose, holder, isFresh }: Omit<BatchQueryOptions, 'onUsage'>,
): Outcome | undefined {
  const own = holder.find(definition.id, values)?.outcome
  if (isFresh) return own && isReusable(own) ? own : undefined
  const known = findReusableOutcome(definition, values, purpose)
  if (known && known !== own) holdOutcome(definition, values, known, 0, { purpose, holder })
  return known
}

/** Queries a consulta's source for a batch, which holds the outcome. Rejects only if `signal` aborts. */
export async function queryAndHold(
  definition: ConsultaDefinition<Path>,
  values: FormValues,
  signal: AbortSignal,
  { onUsage, purpose, holder, isFresh }: BatchQueryOptions,
): Promise<Outcome> {
  const { outcome, ms } = await runSharedQuery(definition, values, signal, { purpose, isFresh }, onUsage)
  holdOutcome(definition, values, outcome, ms, { purpose, holder })
  return outcome
}

function holdOutcome(
  definition: ConsultaDefinition<Path>,
  values: FormValues,
  outcome: Outcome,
  ms: number,
  { purpose, holder }: Pick<BatchQueryOptions, 'purpose' | 'holder'>,
) {
  holder.hold({ definition, values, outcome, ms, purpose: definition.purpose && purpose })
}
