import type { Change } from './change.ts'
import type { Part, Subject } from './part.ts'

/** What the rules know of the manifest as it is now, beside the change. */
export type Now = {
  /** Whether a path that was published leads to a page, by a route or a redirect of its own. */
  isReached(path: string): boolean
  /** Whether a consulta's result or its head still shows a value. */
  isShown(consulta: Part, path: string): boolean
}

/** A rule answers why a change is incompatible, in Portuguese; `undefined` where it is not. */
export type Rule = {
  name: string
  subjects: readonly Subject[]
  problem(change: Change, now: Now): string | undefined
}

/** The key that changed, from its part on; `undefined` of what came, went or moved as a whole. */
export const changedKey = (change: Change) =>
  change.change === 'changed' ? change.difference.path.join('.') : undefined

export const changedFrom = (change: Change) =>
  change.change === 'changed' ? change.difference.before : undefined

export const changedTo = (change: Change) =>
  change.change === 'changed' ? change.difference.after : undefined
