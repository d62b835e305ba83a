import { isSameValues } from './find-answers.ts'
import type { Outcome } from './outcome.ts'
import {
  cacheAnswer,
  type NewSessionEntry,
  type QueryValues,
  readCachedValues,
  type SessionEntry,
  session,
} from './session.ts'

/**
 * Stores an answer of a query that did not run in the session, such as a row of a batch. It keeps its time, so it
 * may be older than other entries. Returns the entry that the session has already, if any.
 */
export function adoptAnswer(newEntry: NewSessionEntry, values: QueryValues, outcome: Outcome): SessionEntry {
  const known = session.items.find(
    ({ id, consultaId, at }) =>
      consultaId === newEntry.consultaId && at === outcome.at && isSameValues(readCachedValues(id), values),
  )
  if (known) return known
  return cacheAnswer(newEntry, values, outcome, Date.now())
}
