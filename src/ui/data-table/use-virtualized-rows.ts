import { useVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useEffect } from 'react'
import type { ShownRow } from './column.ts'

type VirtualizedRowsOptions<Row> = {
  rows: ShownRow<Row>[]
  area: HTMLElement | null
  /** The estimated height of an unmeasured row, in px. */
  height: number
  overscan: number
  /** Filter and sorting as text. A change scrolls to the top. */
  arrangement: string
}

/** The first row of a group has the group's head above it. */
export const readHeight = <Row>(row: ShownRow<Row> | undefined, height: number) =>
  row?.group ? 2 * height : height

/** Virtualizes rows: returns those in view and their positions. */
export function useVirtualizedRows<Row>({
  rows,
  area,
  height,
  overscan,
  arrangement,
}: VirtualizedRowsOptions<Row>) {
  // Keep the function stable: a new one measures all rows again.
  const getKey = useCallback((index: number) => rows[index]?.id ?? index, [rows])
  useEffect(() => {
    if (arrangement) area?.scrollTo({ top: 0 })
  }, [arrangement, area])
  return useVirtualizer({
    count: rows.length,
    getScrollElement: () => area,
    estimateSize: (index) => readHeight(rows[index], height),
    getItemKey: getKey,
    overscan,
    // Renders without blocking the scrolled frame.
    useFlushSync: false,
  })
}
