import type { StateCache } from '@/lib/cached-state.ts'
import { onSessionEnd } from '@/state/session.ts'

const cachesByKey = new Map<string, StateCache>()

onSessionEnd(() => cachesByKey.clear())

/**
 * Returns the state of an answer at a history entry: sorting, filters, expanded parts. The session's end
 * clears it.
 */
export function findStateCache(historyKey: string, entryId: string): StateCache {
  const key = `${historyKey} ${entryId}`
  const cache = cachesByKey.get(key) ?? new Map()
  cachesByKey.set(key, cache)
  return cache
}
