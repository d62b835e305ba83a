import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useCachedState } from '@/lib/cached-state.ts'
import { runSteps, runStepsInSlices } from '@/lib/run-in-slices.ts'
import type { ColumnValue } from './arrange-columns.ts'
import type { DataColumn } from './column.ts'
import { type ArrangedRows, type Arrangement, isFiltered, RowArranger, type Sorting } from './row-arranger.ts'

export type SortDirection = 'asc' | 'desc'

/** The sort direction of a column. `toggle` switches between ascending, descending and unsorted. */
export type ColumnOrder = { direction: SortDirection | false; toggle: () => void }

/** Sorts by a column; `undefined` restores the order of the source. */
export type SortBy = (id: string | undefined, direction: SortDirection) => void

/** Above this number, rows are arranged in slices, and the previous rows stay until then. */
const maxSyncRows = 1000

const unarranged: Arrangement<unknown> = { query: '', sorting: [] }

type ArrangeOptions<Row> = {
  groupBy?: string | undefined
  only?: readonly ColumnValue[] | undefined
  /** Filters rows beside the user's words. Must be stable. */
  matches?: ((row: Row) => boolean) | undefined
  cacheKey?: string | undefined
  /**
   * The identity of a live list, whose rows keep their places: a row that changes is another object. Without it each
   * array is another list.
   */
  list?: unknown
}

/** Filters, sorts and groups a table's rows, and returns each sortable column's order. Typing stays responsive. */
export function useArrangedRows<Row>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
  { groupBy, only, matches, cacheKey, list = rows }: ArrangeOptions<Row>,
) {
  const [query, setQuery] = useCachedState(cacheKey && `${cacheKey} filter`, '')
  const [sorting, setSorting] = useCachedState<Sorting>(cacheKey && `${cacheKey} sorting`, [])
  const words = useDeferredValue(query.trim())
  const arranger = useMemo(() => new RowArranger(columns), [columns])
  const requested = useMemo(
    () => ({ query: words, sorting, groupBy, only, matches }),
    [words, sorting, groupBy, only, matches],
  )
  const arranged = useArranged(arranger, rows, list, requested)

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
  return { query, setQuery, sorting, sortBy, getColumnOrder, arranged }
}

/** Returns the arranged rows. With many rows, the previous arrangement stays until the new one is ready. */
function useArranged<Row>(
  arranger: RowArranger<Row>,
  rows: readonly Row[],
  list: unknown,
  arrangement: Arrangement<Row>,
): ArrangedRows<Row> {
  const isSynchronous = rows.length <= maxSyncRows || isUnarranged(arrangement)
  const direct = isSynchronous ? arrangement : unarranged
  const arranged = useMemo(() => runSteps(arranger.arrange(rows, direct)), [arranger, rows, direct])
  const [ready, setReady] = useState<{
    list: unknown
    arranger: RowArranger<Row>
    arranged: ArrangedRows<Row>
  }>()
  const latest = useRef(rows)
  latest.current = rows
  useEffect(() => {
    if (isSynchronous) return setReady(undefined)
    const controller = new AbortController()
    runStepsInSlices(arranger.arrange(latest.current, arrangement), { signal: controller.signal }).then(
      (result) => setReady({ list, arranger, arranged: result }),
      // Aborted by a newer arrangement.
      () => undefined,
    )
    return () => controller.abort()
  }, [isSynchronous, arranger, list, arrangement])
  if (isSynchronous || !ready || ready.list !== list) return arranged
  return ready.arranger.refresh(ready.arranged, rows)
}

const isUnarranged = (arrangement: Arrangement<never>) =>
  arrangement.sorting.length === 0 && arrangement.groupBy === undefined && !isFiltered(arrangement)
