import { type Part, subjects } from './part.ts'

/** Which part of one revision is which of another. */
export type Matches = { after: ReadonlyMap<Part, Part>; before: ReadonlyMap<Part, Part> }

/**
 * Pairs the parts of two revisions by their keys: first those that share the surest, then of the rest those that share
 * the next. What is owned is paired within its owner's pair, so that a consulta by another name keeps its fields.
 */
export function matchParts(before: Part[], after: Part[]): Matches {
  const [afterOf, beforeOf] = [new Map<Part, Part>(), new Map<Part, Part>()]
  const pair = (old: Part, current: Part) => {
    afterOf.set(old, current)
    beforeOf.set(current, old)
  }
  for (const subject of subjects) {
    const [olds, currents] = [before, after].map((parts) => parts.filter((part) => part.subject === subject))
    const most = Math.max(0, ...[...(olds ?? []), ...(currents ?? [])].map(({ keys }) => keys.length))
    for (let rank = 0; rank < most; rank += 1) {
      const waiting = new Map<string, Part[]>()
      for (const old of olds ?? []) {
        const owner = old.owner && afterOf.get(old.owner)
        if (afterOf.has(old) || old.keys[rank] === undefined || (old.owner && !owner)) continue
        const key = JSON.stringify([owner?.name, old.keys[rank]])
        waiting.set(key, [...(waiting.get(key) ?? []), old])
      }
      for (const current of currents ?? []) {
        if (beforeOf.has(current) || current.keys[rank] === undefined) continue
        const old = waiting.get(JSON.stringify([current.owner?.name, current.keys[rank]]))?.shift()
        if (old) pair(old, current)
      }
    }
  }
  return { after: afterOf, before: beforeOf }
}
