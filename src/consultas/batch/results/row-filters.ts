import type { GravestReader, Gravity } from '../../results/export/index.ts'
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

/** Filters the rows of a run by the gravity of their worst finding. */
export type GravityFilter = 'all' | Extract<Gravity, 'grave' | 'attention' | 'unknown'>

/** Returns true if a row has a gravity. A row with a finding that weighs may have unknown parts too. */
export function hasGravity({ outcome }: BatchRow, gravity: Gravity, readGravest: GravestReader): boolean {
  if (!outcome) return false
  const gravest = readGravest(outcome)
  return gravity === 'unknown' ? gravest.unknownText !== undefined : gravest.gravity === gravity
}

/** Returns a test for shown rows, or `undefined` if all are shown. */
export const createGravityTest = (
  filter: GravityFilter,
  readGravest: GravestReader | undefined,
): ((row: BatchRow) => boolean) | undefined =>
  filter === 'all' || !readGravest ? undefined : (row) => hasGravity(row, filter, readGravest)
