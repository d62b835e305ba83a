import type { Counts, Row, RowState } from '../run/progress.ts'

/** Which rows of a run are shown, by their state. */
export type RowFilter = 'all' | 'found' | 'incomplete' | 'not-found' | 'failed' | 'unfinished'

const statesOf: Record<Exclude<RowFilter, 'all'>, readonly RowState[]> = {
  found: ['found'],
  incomplete: ['incomplete'],
  'not-found': ['not-found'],
  failed: ['failed'],
  unfinished: ['queued', 'pending', 'skipped'],
}

/** A test of whether a row is shown; `undefined` where all are. */
export const stateTest = (filter: RowFilter): ((row: Row) => boolean) | undefined =>
  filter === 'all' ? undefined : ({ state }) => statesOf[filter].includes(state)

export const countOf = (counts: Counts, filter: RowFilter): number =>
  (filter === 'all' ? Object.values(statesOf).flat() : statesOf[filter]).reduce(
    (sum, state) => sum + counts[state],
    0,
  )
