import { onSessionEnd } from './session.ts'

/** The ids of session entries whose answers are saved in a case. */
const keptIds = new Set<string>()

const listeners = new Set<(entryId: string) => void>()

export function markKept(entryId: string): void {
  if (keptIds.has(entryId)) return
  keptIds.add(entryId)
  for (const listener of listeners) listener(entryId)
}

export const isKept = (entryId: string): boolean => keptIds.has(entryId)

/** Calls `listener` for each answer that a case saves. Returns a function that unsubscribes. */
export function onKept(listener: (entryId: string) => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

onSessionEnd(() => keptIds.clear())
