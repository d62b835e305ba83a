import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useCachedState } from '@/lib/cached-state.ts'
import { runSteps, runStepsInSlices } from '@/lib/run-in-slices.ts'
import type { DataColumn, ShownRow } from './column.ts'
import { type Arrangement, RowArranger, type Sorting } from './row-arranger.ts'

export type SortDirection = 'asc' | 'desc'

/** The sort direction of a column. `toggle` switches between ascending, descending and unsorted. */
export type ColumnOrder = { direction: SortDirection | false; toggle: () => void }

/** Sorts by a column; `undefined` restores the order of the source. */
export type SortBy = (id: string | undefined, direction: SortDirection) => void

/** Above this number, rows are arranged in slices, and the previous rows stay until then. */
const maxSyncRows = 1000

const unarranged: Arrangement = { query: '', sorting: [] }

/** Filters, sorts and groups a table's rows, and returns each sortable column's order. Typing stays responsive. */
export function useArrangedRows<Row>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
  groupBy: string | undefined,
  cacheKey?: string,
) {
  const [query, setQuery] = useCachedState(cacheKey && `${cacheKey} filter`, '')
  const [sorting, setSorting] = useCachedState<Sorting>(cacheKey && `${cacheKey} sorting`, [])
  const words = useDeferredValue(query.trim())
  const arranger = useMemo(() => new RowArranger(rows, columns), [rows, columns])
  const requested = useMemo(() => ({ query: words, sorting, groupBy }), [words, sorting, groupBy])
  const shown = useArranged(arranger, requested)

  const sortBy: SortBy = (id, direction) =>
    setSorting(id === undefined ? [] : [{ id, desc: direction === 'desc' }])
  const getColumnOrder = (id: string): ColumnOrder | undefined => {
    const isSortable = columns.some((column) => column.id === id && column.sortValue)
    if (!isSortable) return undefined
    const [order] = sorting
    const direction = order?.id !== id ? false : order.desc ? 'desc' : 'asc'
    return {
      direction,
      toggle: () => sortBy(direction === 'desc' ? undefined : id, direction === 'asc' ? 'desc' : 'asc'),
    }
  }
  return {
    query,
    setQuery,
    sorting,
    sortBy,
    getColumnOrder,
    rows: shown.rows,
    arrangement: shown.arrangement,
  }
}

type ArrangedRows<Row> = { arranger: RowArranger<Row>; arrangement: Arrangement; rows: ShownRow<Row>[] }

/** Returns the arranged rows. With many rows, the previous arrangement stays until the new one is ready. */
function useArranged<Row>(arranger: RowArranger<Row>, arrangement: Arrangement): ArrangedRows<Row> {
  const isSynchronous = arranger.all.length <= maxSyncRows || isUnarranged(arrangement)
  const syncResult = useMemo(
    () => isSynchronous && { arranger, arrangement, rows: runSteps(arranger.arrange(arrangement)) },
    [isSynchronous, arranger, arrangement],
  )
  const [ready, setReady] = useState<ArrangedRows<Row>>()
  useEffect(() => {
    if (isSynchronous) return setReady(undefined)
    const controller = new AbortController()
    runStepsInSlices(arranger.arrange(arrangement), { signal: controller.signal }).then(
      (rows) => setReady({ arranger, arrangement, rows }),
      // Aborted by a newer arrangement.
      () => undefined,
    )
    return () => controller.abort()
  }, [isSynchronous, arranger, arrangement])
  if (syncResult) return syncResult
  return ready?.arranger === arranger ? ready : { arranger, arrangement: unarranged, rows: arranger.all }
}

const isUnarranged = ({ query, sorting, groupBy }: Arrangement) =>
  query === '' && sorting.length === 0 && groupBy === undefined
