import { onSessionEnd } from './session.ts'

/** The ids of session entries whose answers are saved in a case. */
const keptIds = new Set<string>()

export function markKept(entryId: string): void {
  keptIds.add(entryId)
}

export const isKept = (entryId: string): boolean => keptIds.has(entryId)

onSessionEnd(() => keptIds.clear())
