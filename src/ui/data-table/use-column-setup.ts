import { useMemo } from 'react'
import { useCachedState } from '@/lib/cached-state.ts'
import { arrangeColumns, type ColumnSetup } from './arrange-columns.ts'
import type { DataColumn } from './column.ts'

/** Holds what the user has changed in a table's columns, and returns the columns to show. */
export function useColumnSetup<Row>(
  columns: readonly DataColumn<Row>[],
  groupBy: string | undefined,
  cacheKey: string | undefined,
) {
  const [setup, setSetup] = useCachedState<ColumnSetup>(cacheKey && `${cacheKey} columns`, {
    hidden: [],
    groupBy,
  })
  const shown = useMemo(() => arrangeColumns(columns, setup), [columns, setup])
  const change = (changes: Partial<ColumnSetup>) => setSetup((before) => ({ ...before, ...changes }))
  return { setup, change, columns: shown }
}
