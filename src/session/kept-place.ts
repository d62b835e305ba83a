import type { KeptStates } from '@/lib/kept-state.ts'
import { whenSessionEnds } from '@/state/session.ts'

const places = new Map<string, KeptStates>()

whenSessionEnds(() => places.clear())

/** How an answer was left at an entry of the browser's history: sorted, filtered, expanded. Gone with the session. */
export function keptPlace(historyKey: string, entryId: string): KeptStates {
  const key = `${historyKey} ${entryId}`
  const place = places.get(key) ?? new Map()
  places.set(key, place)
  return place
}
