import type { BatchRow, RowState, StateCounts } from '../run/progress.ts'

/** Filters the rows of a run by state. */
export type RowFilter = 'all' | 'found' | 'incomplete' | 'not-found' | 'failed' | 'unfinished'

const statesByFilter: Record<Exclude<RowFilter, 'all'>, readonly RowState[]> = {
  found: ['found'],
  incomplete: ['incomplete'],
  'not-found': ['not-found'],
  failed: ['failed'],
  unfinished: ['queued', 'pending', 'skipped'],
}

/** Returns a test for shown rows, or `undefined` if all are shown. */
export const createStateTest = (filter: RowFilter): ((row: BatchRow) => boolean) | undefined =>
  filter === 'all' ? undefined : ({ state }) => statesByFilter[filter].includes(state)

export const countRows = (counts: StateCounts, filter: RowFilter): number =>
  (filter === 'all' ? Object.values(statesByFilter).flat() : statesByFilter[filter]).reduce(
    (sum, state) => sum + counts[state],
    0,
  )

/** Filters the rows of a run by the user's review. */
export type ReviewFilter = 'all' | 'reviewed' | 'unreviewed'

/** Returns a test for shown rows, or `undefined` if all are shown. */
export const createReviewTest = (review: ReviewFilter): ((row: BatchRow) => boolean) | undefined =>
  review === 'all' ? undefined : ({ isReviewed = false }) => isReviewed === (review === 'reviewed')
