import type { Change } from './change.ts'
import { compareValues } from './compare-values.ts'
import type { Matches } from './match-parts.ts'
import { movedIndexes } from './moved.ts'
import type { Part } from './part.ts'

/** All that differs between the parts of two revisions. */
export function findChanges(before: Part[], after: Part[], matches: Matches): Change[] {
  const moved = movedParts(before, after, matches)
  const removed = before.filter((part) => !matches.after.has(part) && isToldAlone(part, matches.after))
  return [
    ...removed.map((part): Change => ({ change: 'removed', before: part })),
    ...after.flatMap((part): Change[] => {
      const old = matches.before.get(part)
      if (!old) return isToldAlone(part, matches.before) ? [{ change: 'added', after: part }] : []
      const sides = { before: old, after: part }
      return [
        ...(moved.has(part) ? [{ change: 'moved' as const, ...sides }] : []),
        ...compareValues(old.value, part.value).map((difference): Change => {
          return { change: 'changed', ...sides, difference }
        }),
      ]
    }),
  ]
}

/** What comes or goes with its owner is not told. */
const isToldAlone = ({ owner }: Part, others: ReadonlyMap<Part, Part>) => !owner || others.has(owner)

/** Parts that stand in another group, file or menu, or in another order among those that were there before. */
function movedParts(before: Part[], after: Part[], matches: Matches): Set<Part> {
  const formerPlace = new Map(before.map((part, index) => [part, index]))
  const moved = new Set<Part>()
  const neighbours = new Map<Part | string, { part: Part; place: number }[]>()
  for (const part of after) {
    const old = matches.before.get(part)
    if (!old) continue
    if (!isInSamePlace(old, part, matches)) moved.add(part)
    else if (part.isOrdered) {
      const among = part.group ?? `${part.subject} ${part.owner?.name ?? part.home}`
      const place = formerPlace.get(old) ?? 0
      neighbours.set(among, [...(neighbours.get(among) ?? []), { part, place }])
    }
  }
  for (const parts of neighbours.values()) {
    const indexes = movedIndexes(parts.map(({ place }) => place))
    for (const [index, { part }] of parts.entries()) if (indexes.has(index)) moved.add(part)
  }
  return moved
}

function isInSamePlace(old: Part, part: Part, matches: Matches): boolean {
  if (old.home !== part.home || !old.group !== !part.group) return false
  return !part.group || matches.before.get(part.group) === old.group
}
