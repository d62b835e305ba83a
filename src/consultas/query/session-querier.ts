import { findAnswer } from '@/state/find-answers.ts'
import { adoptAnswer } from '@/state/held-answers.ts'
import { cacheAnswer, readCached } from '@/state/session.ts'
import { recordUsage } from '@/state/usage.ts'
import { type AnsweredQuery, adoptReusableAnswer } from './known-answers.ts'
import { createQuerier, type NewAnswer } from './querier.ts'
import { createSessionEntry } from './session-entry.ts'

/**
 * Answers the queries of pages. Storage counts a query without its subject; the session's entry has the partly hidden
 * subject.
 */
export const sessionQuerier = createQuerier<AnsweredQuery>({
  find: adoptReusableAnswer,
  store: cacheInSession,
  onUsage: recordUsage,
})

function cacheInSession(answer: NewAnswer): AnsweredQuery {
  const { definition, values, outcome, isCached } = answer
  // Another page may have waited for the same query.
  const known = findAnswer(definition.id, values)
  if (known && readCached(known.id)?.outcome === outcome) return { entry: known, outcome }
  const store = isCached ? adoptAnswer : cacheAnswer
  return { entry: store(createSessionEntry(answer), values, outcome), outcome, isCached }
}
