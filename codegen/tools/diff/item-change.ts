import type { Difference } from './compare-values.ts'
import type { ManifestItem } from './manifest-item.ts'

/** What became of a part. A part that was both changed and moved has a change for each, and for each key that changed. */
export type ItemChange =
  | { change: 'added'; after: ManifestItem }
  | { change: 'removed'; before: ManifestItem }
  | { change: 'moved'; before: ManifestItem; after: ManifestItem }
  | { change: 'changed'; before: ManifestItem; after: ManifestItem; difference: Difference }
