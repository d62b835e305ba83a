import type { ItemChange } from './item-change.ts'
import type { ItemKind, ManifestItem } from './manifest-item.ts'

/** What the rules know of the manifest as it is now, beside the change. */
export type CurrentState = {
  /** Whether a path that was published leads to a page, by a route or a redirect of its own. */
  isReachable(path: string): boolean
  /** Whether a consulta's result or its head still shows a value. */
  isShown(consulta: ManifestItem, path: string): boolean
}

/** A rule answers why a change is incompatible, in Portuguese; `undefined` where it is not. */
export type CompatibilityRule = {
  name: string
  subjects: readonly ItemKind[]
  findReason(change: ItemChange, currentState: CurrentState): string | undefined
}

/** The key that changed, from its part on; `undefined` of what came, went or moved as a whole. */
export const changedKey = (change: ItemChange) =>
  change.change === 'changed' ? change.difference.path.join('.') : undefined

export const readOldValue = (change: ItemChange) =>
  change.change === 'changed' ? change.difference.before : undefined

export const readNewValue = (change: ItemChange) =>
  change.change === 'changed' ? change.difference.after : undefined
