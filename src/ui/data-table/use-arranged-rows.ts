import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { stepsAtOnce, stepsInSlices } from '@/lib/in-slices.ts'
import { useKeptState } from '@/lib/kept-state.ts'
import type { DataColumn, ShownEntry } from './column.ts'
import { type Arrangement, RowArranger, type Sorting } from './row-arranger.ts'

export type Direction = 'asc' | 'desc'

/** A column's sort direction, and the toggle of its header: ascending, descending, unsorted. */
export type Order = { direction: Direction | false; toggle: () => void }

/** More rows are filtered and sorted in slices: until that is done, they stay as they are. */
const atOnceUpTo = 1000

const unarranged: Arrangement = { query: '', sorting: [] }

/** A table's rows as a person filters and sorts them, and each sortable column's order. Typing stays fluent. */
export function useArrangedRows<Row>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
  keptAs?: string,
) {
  const [query, setQuery] = useKeptState(keptAs && `${keptAs} filter`, '')
  const [sorting, setSorting] = useKeptState<Sorting>(keptAs && `${keptAs} sorting`, [])
  const words = useDeferredValue(query.trim())
  const arranger = useMemo(() => new RowArranger(rows, columns), [rows, columns])
  const wanted = useMemo(() => ({ query: words, sorting }), [words, sorting])
  const shown = useArranged(arranger, wanted)

  const sortBy = (id: string | undefined, direction: Direction) =>
    setSorting(id === undefined ? [] : [{ id, desc: direction === 'desc' }])
  const orderOf = (id: string): Order | undefined => {
    const isSortable = columns.some((column) => column.id === id && column.sortValue)
    if (!isSortable) return undefined
    const [order] = sorting
    const direction = order?.id !== id ? false : order.desc ? 'desc' : 'asc'
    return {
      direction,
      toggle: () => sortBy(direction === 'desc' ? undefined : id, direction === 'asc' ? 'desc' : 'asc'),
    }
  }
  return { query, setQuery, sorting, sortBy, orderOf, rows: shown.rows, arrangement: shown.arrangement }
}

type Arranged<Row> = { arranger: RowArranger<Row>; arrangement: Arrangement; rows: ShownEntry<Row>[] }

/** The rows as they are wanted; of many, as they were wanted before until they are ready. */
function useArranged<Row>(arranger: RowArranger<Row>, arrangement: Arrangement): Arranged<Row> {
  const isSoonDone = arranger.all.length <= atOnceUpTo || isUnarranged(arrangement)
  const atOnce = useMemo(
    () => isSoonDone && { arranger, arrangement, rows: stepsAtOnce(arranger.arrange(arrangement)) },
    [isSoonDone, arranger, arrangement],
  )
  const [ready, setReady] = useState<Arranged<Row>>()
  useEffect(() => {
    if (isSoonDone) return setReady(undefined)
    const controller = new AbortController()
    stepsInSlices(arranger.arrange(arrangement), { signal: controller.signal }).then(
      (rows) => setReady({ arranger, arrangement, rows }),
      // It was overtaken by another arrangement.
      () => undefined,
    )
    return () => controller.abort()
  }, [isSoonDone, arranger, arrangement])
  if (atOnce) return atOnce
  return ready?.arranger === arranger ? ready : { arranger, arrangement: unarranged, rows: arranger.all }
}

const isUnarranged = ({ query, sorting }: Arrangement) => query === '' && sorting.length === 0
