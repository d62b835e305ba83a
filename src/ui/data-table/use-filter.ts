import { useDeferredValue, useMemo } from 'react'
import { useKeptState } from '@/lib/kept-state.ts'
import { searchKey, searchTest } from '@/lib/search-text.ts'
import type { DataColumn, Entry } from './column.ts'

/**
 * The rows in which every word of the query occurs, in any column. The query is deferred, so that typing
 * stays fluent with many rows.
 */
export function useFilter<Row>(rows: readonly Row[], columns: readonly DataColumn<Row>[], keptAs?: string) {
  const [query, setQuery] = useKeptState(keptAs && `${keptAs} filter`, '')
  const deferredQuery = useDeferredValue(query.trim())
  const isFiltering = deferredQuery !== ''
  const entries = useMemo(() => rows.map((row, index): Entry<Row> => ({ row, index })), [rows])
  const keys = useMemo(
    () => (isFiltering ? rows.map((row) => searchKey(columns.map(({ text }) => text(row)).join('\n'))) : []),
    [isFiltering, rows, columns],
  )
  const found = useMemo(() => {
    if (!isFiltering) return entries
    const matches = searchTest(deferredQuery)
    return entries.filter(({ index }) => matches(keys[index] ?? ''))
  }, [isFiltering, deferredQuery, entries, keys])
  return { query, setQuery, deferredQuery, found }
}
