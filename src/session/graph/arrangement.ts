import { proxy, snapshot } from 'valtio/vanilla'
import { onSessionEnd } from '@/state/session.ts'
import type { Point } from './layout/boxes.ts'
import type { NodeKind } from './model/graph-texts.ts'

/** The user's arrangement of the graph. Its maps and sets are never changed, only replaced. */
export type GraphArrangement = {
  /** The centres of nodes, by id. */
  positions: ReadonlyMap<string, Point>
  pinned: ReadonlySet<string>
  hidden: ReadonlySet<string>
  hiddenKinds: ReadonlySet<NodeKind>
  /** Entries whose values are nodes, even if only one subject has them. */
  grown: ReadonlySet<string>
  /** Groups of values that are shown one by one. */
  split: ReadonlySet<string>
  /** Subjects whose parties are all drawn. */
  expanded: ReadonlySet<string>
  /** Draws no people and companies without a query. */
  hidesParties: boolean
}

type History = {
  now: GraphArrangement
  past: readonly GraphArrangement[]
  future: readonly GraphArrangement[]
}

const maxSteps = 100

const createArrangement = (): GraphArrangement => ({
  positions: new Map(),
  pinned: new Set(),
  hidden: new Set(),
  hiddenKinds: new Set(),
  grown: new Set(),
  split: new Set(),
  expanded: new Set(),
  hidesParties: false,
})

const createHistory = (): History => ({ now: createArrangement(), past: [], future: [] })

/** The arrangement of the session's graph, with the steps to undo and redo. In memory only. */
export const arrangement = proxy<{ history: History }>({ history: createHistory() })

/** Changes the arrangement. The user can undo it. */
export function arrange(changes: Partial<GraphArrangement>): void {
  const { now, past } = arrangement.history
  arrangement.history = {
    now: { ...now, ...changes },
    past: [...past.slice(1 - maxSteps), now],
    future: [],
  }
}

/** Draws all parties of a subject. */
export const expandParties = (subjectId: string) =>
  arrange({ expanded: new Set([...arrangement.history.now.expanded, subjectId]) })

/** Places nodes that had no place. This is no step of its own. */
export function placeNodes(places: ReadonlyMap<string, Point>): void {
  const { now, past, future } = arrangement.history
  const positions = new Map([...now.positions, ...places])
  arrangement.history = { now: { ...now, positions }, past, future }
}

export function undo(): void {
  const { now, past, future } = arrangement.history
  const before = past.at(-1)
  if (before)
    arrangement.history = { now: restore(before, now), past: past.slice(0, -1), future: [now, ...future] }
}

export function redo(): void {
  const { now, past, future } = arrangement.history
  const [next, ...others] = future
  if (next) arrangement.history = { now: restore(next, now), past: [...past, now], future: others }
}

/** Nodes that came after a step keep their places. */
const restore = (step: GraphArrangement, now: GraphArrangement): GraphArrangement => ({
  ...step,
  positions: new Map([...now.positions, ...step.positions]),
})

/** Returns a copy of a set with an item added, or removed if it was there. */
export function toggleItem<Item>(set: ReadonlySet<Item>, item: Item): Set<Item> {
  const copy = new Set(set)
  if (!copy.delete(item)) copy.add(item)
  return copy
}

onSessionEnd(() => {
  arrangement.history = createHistory()
  // The proxy keeps its last snapshot until the next one.
  snapshot(arrangement)
})
