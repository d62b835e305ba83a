import type { Difference } from './compare-values.ts'
import type { Part } from './part.ts'

/** What became of a part. A part that was both changed and moved has a change for each, and for each key that changed. */
export type Change =
  | { change: 'added'; after: Part }
  | { change: 'removed'; before: Part }
  | { change: 'moved'; before: Part; after: Part }
  | { change: 'changed'; before: Part; after: Part; difference: Difference }
