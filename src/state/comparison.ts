import { proxy, snapshot } from 'valtio/vanilla'
import { onSessionEnd } from './session.ts'

/** The most subjects that one comparison has. */
export const maxCompared = 4

/** The ids of the subjects that the user chose to compare, in the order of choice. In memory only. */
export const comparison = proxy<{ subjectIds: string[] }>({ subjectIds: [] })

/** Adds a subject to the comparison, or removes it. Returns false if the comparison is full. */
export function toggleCompared(id: string): boolean {
  const { subjectIds } = comparison
  if (subjectIds.includes(id)) {
    comparison.subjectIds = subjectIds.filter((other) => other !== id)
    return true
  }
  if (subjectIds.length >= maxCompared) return false
  comparison.subjectIds = [...subjectIds, id]
  return true
}

/** Replaces the subjects of the comparison. It takes the first ones, without repeats. */
export function setCompared(ids: readonly string[]): void {
  comparison.subjectIds = [...new Set(ids)].slice(0, maxCompared)
}

onSessionEnd(() => {
  comparison.subjectIds = []
  // The proxy keeps its last snapshot until the next one.
  snapshot(comparison)
})
