import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { UsageRecord } from '@/state/usage.ts'
import type { Outcome } from '../outcome.ts'

/** Returns true if a source, or the demonstration, was asked. */
export const wasAsked = (outcome: Outcome): boolean =>
  outcome.status !== 'failed' || outcome.reason !== 'not-loaded'

/** Returns the record of a query: what, when, how it ended and what it cost. A failed query is not charged. */
export const buildUsageRecord = (
  { id, cost }: Pick<ConsultaDefinition, 'id' | 'cost'>,
  { status, at }: Outcome,
  ms: number,
): UsageRecord => ({
  consultaId: id,
  at,
  outcome: status,
  ms,
  ...(cost && status !== 'failed' ? { cost } : {}),
})
