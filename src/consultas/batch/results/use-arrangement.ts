import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { runInSlices } from '@/lib/run-in-slices.ts'
import type { ColumnOrder } from '@/ui/data-table/use-arranged-rows.ts'
import type { GravestReader } from '../../results/export/index.ts'
import type { BatchRow } from '../run/progress.ts'
import {
  Arranger,
  type Criteria,
  createGravityTest,
  createReviewTest,
  createStateTest,
  type GravityFilter,
  type ReviewFilter,
  type RowFilter,
} from './arranger.ts'
import { createRowSearch, createSortKeyReader, type RowColumn } from './row-columns.ts'

type Sorting = { id: string; desc: boolean }

type RowTest = (row: BatchRow) => boolean

/**
 * Filters and sorts a run's rows as the user chooses. It computes search and sort keys in slices, and shows
 * the old order until they are ready.
 */
export function useArrangement(
  rows: readonly BatchRow[],
  columns: readonly RowColumn[],
  readGravest?: GravestReader | undefined,
) {
  const [filter, setFilter] = useState<RowFilter>('all')
  const [review, setReview] = useState<ReviewFilter>('all')
  const [gravity, setGravity] = useState<GravityFilter>('all')
  const [query, setQuery] = useState('')
  const [sorting, setSorting] = useState<Sorting>()
  const [arranger] = useState(() => new Arranger())
  const words = useDeferredValue(query.trim())
  const search = useMemo(() => createRowSearch(columns), [columns])
  const sorted = columns.find(({ id }) => id === sorting?.id)
  const readSortKey = useMemo(() => sorted && createSortKeyReader(sorted), [sorted])
  const isDescending = sorting?.desc ?? false
  const criteria = useMemo((): Criteria => {
    const tests = [
      createStateTest(filter),
      createReviewTest(review),
      createGravityTest(gravity, readGravest),
      words === '' ? undefined : search(words),
    ].filter((test): test is RowTest => test !== undefined)
    const matches = tests.length === 0 ? undefined : (row: BatchRow) => tests.every((test) => test(row))
    return { matches, readSortKey, isDescending }
  }, [filter, review, gravity, readGravest, words, search, readSortKey, isDescending])
  const preparedCriteria = usePreparedCriteria(rows, criteria)

  const sortBy = (id: string | undefined, direction: 'asc' | 'desc') =>
    setSorting(id === undefined ? undefined : { id, desc: direction === 'desc' })
  const readSortOrder = ({ id, sortValue }: RowColumn): ColumnOrder | undefined => {
    if (!sortValue) return undefined
    const direction = sorting?.id !== id ? false : sorting.desc ? 'desc' : 'asc'
    const next = { false: 'asc', asc: 'desc', desc: undefined } as const
    const nextDirection = next[`${direction}`]
    return { direction, toggle: () => sortBy(nextDirection && id, nextDirection ?? 'asc') }
  }
  return {
    order: arranger.arrange(rows, preparedCriteria),
    /** A new object whenever the user changes the filter or the order. */
    criteria: preparedCriteria,
    filter,
    setFilter,
    review,
    setReview,
    gravity,
    setGravity,
    query,
    setQuery,
    isFiltered: preparedCriteria.matches !== undefined,
    sorting: sorting ? [sorting] : [],
    sortBy,
    readSortOrder,
  }
}

/** Returns the latest criteria whose keys are computed for all rows. */
function usePreparedCriteria(rows: readonly BatchRow[], criteria: Criteria): Criteria {
  const [preparedCriteria, setPreparedCriteria] = useState(criteria)
  useEffect(() => {
    const controller = new AbortController()
    const { matches, readSortKey } = criteria
    const prepare = (row: BatchRow) => {
      matches?.(row)
      readSortKey?.(row)
    }
    runInSlices(rows, prepare, { signal: controller.signal }).then(
      () => setPreparedCriteria(criteria),
      // Newer criteria aborted it.
      () => undefined,
    )
    return () => controller.abort()
    // Rows that change in the meantime are few.
  }, [criteria])
  return preparedCriteria
}
