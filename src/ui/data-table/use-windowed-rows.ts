import { useVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useEffect } from 'react'
import type { ShownRow } from './column.ts'

type WindowedRowsOptions<Row> = {
  rows: ShownRow<Row>[]
  /** The scrolling element, once it is mounted. */
  area: HTMLElement | null
  /** The height of a row that has not been measured, in px. */
  height: number
  /** How many rows beyond the visible ones are rendered. */
  overscan: number
  /** The filter and the sorting, as a text: when they change, the area is scrolled to the top. */
  arrangement: string
}

/** Which of many rows are in view, and where. */
export function useWindowedRows<Row>({
  rows,
  area,
  height,
  overscan,
  arrangement,
}: WindowedRowsOptions<Row>) {
  // A new function has all rows measured again.
  const getKey = useCallback((index: number) => rows[index]?.id ?? index, [rows])
  useEffect(() => {
    if (arrangement) area?.scrollTo({ top: 0 })
  }, [arrangement, area])
  return useVirtualizer({
    count: rows.length,
    getScrollElement: () => area,
    estimateSize: () => height,
    getItemKey: getKey,
    overscan,
    // Rendering waits its turn instead of holding up the frame in which the area was scrolled.
    useFlushSync: false,
  })
}
