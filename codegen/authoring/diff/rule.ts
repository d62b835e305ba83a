import type { ItemChange } from './find-changes.ts'
import type { ItemKind, ManifestItem } from './manifest-item.ts'

/** The current manifest, for rules that need more than the change. */
export type CurrentState = {
  /** True if a route or a redirect other than `*` matches the path. */
  isReachable(path: string): boolean
  /** True if the consulta's result or summary still shows the value. */
  isShown(consulta: ManifestItem, path: string): boolean
}

/** A named rule. `findReason` returns in Portuguese why a change is incompatible, or `undefined`. */
export type CompatibilityRule = {
  name: string
  subjects: readonly ItemKind[]
  findReason(change: ItemChange, currentState: CurrentState): string | undefined
}

/** Returns the changed key as a dotted path; `undefined` for added, removed and moved items. */
export const changedKey = (change: ItemChange) =>
  change.change === 'changed' ? change.difference.path.join('.') : undefined

export const readOldValue = (change: ItemChange) =>
  change.change === 'changed' ? change.difference.before : undefined

export const readNewValue = (change: ItemChange) =>
  change.change === 'changed' ? change.difference.after : undefined
