import type { StateCache } from '@/lib/cached-state.ts'
import { onSessionEnd } from '@/state/session.ts'

const cachesByKey = new Map<string, StateCache>()

onSessionEnd(() => cachesByKey.clear())

/** How an answer was left at an entry of the browser's history: sorted, filtered, expanded. Gone with the session. */
export function findStateCache(historyKey: string, entryId: string): StateCache {
  const key = `${historyKey} ${entryId}`
  const cache = cachesByKey.get(key) ?? new Map()
  cachesByKey.set(key, cache)
  return cache
}
