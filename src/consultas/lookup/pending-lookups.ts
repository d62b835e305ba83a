import { formatCounted } from '@/lib/format/quantity.ts'
import { registerLosses } from '@/state/losses.ts'
import { registerOngoing } from '@/state/ongoing-work.ts'
import type { EntryOrigin } from '@/state/session.ts'
import type { FormValues } from '../form/form-values.ts'
import type { AnsweredQuery } from '../query/known-answers.ts'

/**
 * A query to a source. `cached` holds the session's answer, if it has one: then no request is sent.
 */
export type Query = {
  values: FormValues
  /** The result that led to the query. */
  origin: EntryOrigin | undefined
  purpose: string | undefined
  /** The source to begin with, instead of the request's own. */
  firstSource?: string | undefined
  /** Queries the source even if another tab has an answer. */
  isFresh?: boolean
  cached?: AnsweredQuery
  /** The answer to the same query, sent before the screen was locked. */
  pending?: Promise<AnsweredQuery | undefined>
}

type PendingLookup = {
  query: Query
  answer: Promise<AnsweredQuery | undefined>
  isDemo: boolean
  /** The lock has unmounted the page. */
  isBehindLock?: boolean
}

/** The queries under way, by the path of their consulta. */
const pending = new Map<string, PendingLookup>()

registerLosses(() => {
  const count = [...pending.values()].filter(({ isDemo }) => !isDemo).length
  return count > 0
    ? [{ text: formatCounted(count, 'consulta sem resposta ainda', 'consultas sem resposta ainda') }]
    : []
})
registerOngoing(() => (pending.size > 0 ? ['A consulta continua'] : []))

/** Records a query until its answer has come, or until it is aborted. */
export function trackLookup(path: string, lookup: PendingLookup, signal: AbortSignal): void {
  pending.set(path, lookup)
  const end = () => {
    if (pending.get(path) === lookup) pending.delete(path)
  }
  signal.addEventListener('abort', end)
  void lookup.answer.finally(end)
}

/** Keeps a query while the lock unmounts its page. The page then waits for this answer, which may have cost money. */
export function keepBehindLock(path: string): void {
  const lookup = pending.get(path)
  if (lookup) lookup.isBehindLock = true
}

/** Returns the query that the lock has separated from its page, if it is still under way. */
export function readKeptLookup(path: string): Query | undefined {
  const lookup = pending.get(path)
  return lookup?.isBehindLock ? { ...lookup.query, pending: lookup.answer } : undefined
}
