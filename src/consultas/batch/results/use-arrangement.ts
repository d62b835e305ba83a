import { useCallback, useMemo, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { ColumnSetup } from '@/ui/data-table/arrange-columns.ts'
import { isFiltered as isArrangementFiltered } from '@/ui/data-table/row-arranger.ts'
import { useArrangedRows } from '@/ui/data-table/use-arranged-rows.ts'
import { useSelectedRows } from '@/ui/data-table/use-selected-rows.ts'
import type { GravestReader } from '../../results/findings/gravest.ts'
import type { LiveRun } from '../live/live-runs.ts'
import type { BatchRow } from '../run/progress.ts'
import type { RowColumn } from './row-columns.ts'
import { allRows, createRowTest, type RowFilters } from './row-filters.ts'

/** Filters and sorts a run's rows as the user chooses. */
export function useArrangement(
  live: LiveRun,
  rows: readonly BatchRow[],
  columns: readonly RowColumn[],
  readGravest?: GravestReader | undefined,
) {
  const [filters, setFilters] = useState(allRows)
  const matches = useMemo(() => createRowTest(filters, readGravest), [filters, readGravest])
  const [setup, setSetup] = useState<Omit<ColumnSetup, 'hidden' | 'pinned'>>({})
  const arrange = useArrangedRows(rows, columns, { matches, list: live, ...setup })
  const { arrangement } = arrange.arranged
  const isFiltered = isArrangementFiltered(arrangement)
  const change = (changes: Partial<ColumnSetup>) => setSetup((before) => ({ ...before, ...changes }))
  const filterBy = (changes: Partial<RowFilters>) => setFilters((before) => ({ ...before, ...changes }))
  return { ...arrange, filters, filterBy, isFiltered, setup, change }
}

/** Lets the user tick rows. The run keeps their indexes, in memory only. */
export function useTicks({ tickState }: LiveRun, order: readonly number[]) {
  const { indexes } = useSnapshot(tickState)
  const ticked = useMemo(() => new Set(indexes), [indexes])
  const tick = useCallback(
    (next: ReadonlySet<number>) => {
      tickState.indexes = [...next]
    },
    [tickState],
  )
  return useSelectedRows(order, [ticked, tick])
}
