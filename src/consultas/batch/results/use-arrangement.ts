import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { inSlices } from '@/lib/in-slices.ts'
import type { Order } from '@/ui/data-table/use-arranged-rows.ts'
import type { Row } from '../run/progress.ts'
import { Arranger, type Criteria } from './arranger.ts'
import { type RowColumn, searchOf, sortKeyOf } from './row-columns.ts'
import { type RowFilter, stateTest } from './row-filter.ts'

type Sorting = { id: string; desc: boolean }

/**
 * A run's rows as the user filters and sorts them. What rows are found and sorted by is worked out in slices first: until
 * then the rows stay as they are.
 */
export function useArrangement(rows: readonly Row[], columns: readonly RowColumn[]) {
  const [filter, setFilter] = useState<RowFilter>('all')
  const [query, setQuery] = useState('')
  const [sorting, setSorting] = useState<Sorting>()
  const [arranger] = useState(() => new Arranger())
  const words = useDeferredValue(query.trim())
  const search = useMemo(() => searchOf(columns), [columns])
  const sorted = columns.find(({ id }) => id === sorting?.id)
  const keyOf = useMemo(() => sorted && sortKeyOf(sorted), [sorted])
  const isDescending = sorting?.desc ?? false
  const criteria = useMemo((): Criteria => {
    const hasState = stateTest(filter)
    const hasWords = words === '' ? undefined : search(words)
    const matches =
      hasState && hasWords ? (row: Row) => hasState(row) && hasWords(row) : (hasState ?? hasWords)
    return { matches, keyOf, isDescending }
  }, [filter, words, search, keyOf, isDescending])
  const ready = useReady(rows, criteria)

  const sortBy = (id: string | undefined, direction: 'asc' | 'desc') =>
    setSorting(id === undefined ? undefined : { id, desc: direction === 'desc' })
  const orderOf = ({ id, sortValue }: RowColumn): Order | undefined => {
    if (!sortValue) return undefined
    const direction = sorting?.id !== id ? false : sorting.desc ? 'desc' : 'asc'
    const next = { false: 'asc', asc: 'desc', desc: undefined } as const
    const then = next[`${direction}`]
    return { direction, toggle: () => sortBy(then && id, then ?? 'asc') }
  }
  return {
    order: arranger.arrange(rows, ready),
    /** Changes whenever the user arranges the rows otherwise. */
    criteria: ready,
    filter,
    setFilter,
    query,
    setQuery,
    sorting: sorting ? [sorting] : [],
    sortBy,
    orderOf,
  }
}

/** The latest criteria whose keys are worked out for all rows there were. */
function useReady(rows: readonly Row[], criteria: Criteria): Criteria {
  const [ready, setReady] = useState(criteria)
  useEffect(() => {
    const controller = new AbortController()
    const { matches, keyOf } = criteria
    const prepare = (row: Row) => {
      matches?.(row)
      keyOf?.(row)
    }
    inSlices(rows, prepare, { signal: controller.signal }).then(
      () => setReady(criteria),
      // It was overtaken by other criteria.
      () => undefined,
    )
    return () => controller.abort()
    // Rows that change meanwhile are few.
  }, [criteria])
  return ready
}
