import type { GravestReader, Gravity } from '../../results/findings/gravest.ts'
import type { BatchRow, RowState, StateCounts } from '../run/progress.ts'

/** Filters the rows of a run by state. */
export type RowFilter = 'all' | 'found' | 'incomplete' | 'not-found' | 'failed' | 'unfinished'

/** Filters the rows of a run by the user's review. */
type ReviewFilter = 'all' | 'reviewed' | 'unreviewed'

/** Filters the rows of a run by the gravity of their worst finding. */
export type GravityFilter = 'all' | Extract<Gravity, 'grave' | 'attention' | 'unknown'>

export type RowFilters = { filter: RowFilter; review: ReviewFilter; gravity: GravityFilter }

export const allRows: RowFilters = { filter: 'all', review: 'all', gravity: 'all' }

const statesByFilter: Record<Exclude<RowFilter, 'all'>, readonly RowState[]> = {
  found: ['found'],
  incomplete: ['incomplete'],
  'not-found': ['not-found'],
  failed: ['failed'],
  unfinished: ['queued', 'pending', 'skipped'],
}

export const countRows = (counts: StateCounts, filter: RowFilter): number =>
  (filter === 'all' ? Object.values(statesByFilter).flat() : statesByFilter[filter]).reduce(
    (sum, state) => sum + counts[state],
    0,
  )

/** Returns a test for shown rows, or `undefined` if all are shown. */
export function createRowTest(
  { filter, review, gravity }: RowFilters,
  readGravest?: GravestReader | undefined,
): ((row: BatchRow) => boolean) | undefined {
  const weighs = gravity !== 'all' && readGravest
  if (filter === 'all' && review === 'all' && !weighs) return undefined
  return (row) =>
    (filter === 'all' || statesByFilter[filter].includes(row.state)) &&
    (review === 'all' || (row.isReviewed ?? false) === (review === 'reviewed')) &&
    (!weighs || hasGravity(row, gravity, weighs))
}

/** Returns true if a row has a gravity. A row with a finding that weighs may have unknown parts too. */
export function hasGravity({ outcome }: BatchRow, gravity: Gravity, readGravest: GravestReader): boolean {
  if (!outcome) return false
  const gravest = readGravest(outcome)
  return gravity === 'unknown' ? gravest.unknownText !== undefined : gravest.gravity === gravity
}
