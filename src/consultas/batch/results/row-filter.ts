import type { Counts, Row, RowState } from '../run/progress.ts'

/** Which rows of a run are shown. */
export type RowFilter = 'all' | 'found' | 'not-found' | 'failed' | 'unfinished'

const statesOf: Record<Exclude<RowFilter, 'all'>, readonly RowState[]> = {
  found: ['found'],
  'not-found': ['not-found'],
  failed: ['failed'],
  unfinished: ['queued', 'pending', 'skipped'],
}

export const filtered = (rows: readonly Row[], filter: RowFilter): readonly Row[] =>
  filter === 'all' ? rows : rows.filter(({ state }) => statesOf[filter].includes(state))

export const countOf = (counts: Counts, filter: RowFilter): number =>
  (filter === 'all' ? Object.values(statesOf).flat() : statesOf[filter]).reduce(
    (sum, state) => sum + counts[state],
    0,
  )
