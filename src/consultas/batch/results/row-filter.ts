import type { BatchRow, RowState, StateCounts } from '../run/progress.ts'

/** Which rows of a run are shown, by their state. */
export type RowFilter = 'all' | 'found' | 'incomplete' | 'not-found' | 'failed' | 'unfinished'

const statesByFilter: Record<Exclude<RowFilter, 'all'>, readonly RowState[]> = {
  found: ['found'],
  incomplete: ['incomplete'],
  'not-found': ['not-found'],
  failed: ['failed'],
  unfinished: ['queued', 'pending', 'skipped'],
}

/** A test of whether a row is shown; `undefined` where all are. */
export const createStateTest = (filter: RowFilter): ((row: BatchRow) => boolean) | undefined =>
  filter === 'all' ? undefined : ({ state }) => statesByFilter[filter].includes(state)

export const countRows = (counts: StateCounts, filter: RowFilter): number =>
  (filter === 'all' ? Object.values(statesByFilter).flat() : statesByFilter[filter]).reduce(
    (sum, state) => sum + counts[state],
    0,
  )
