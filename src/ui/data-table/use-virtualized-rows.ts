import { useVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useEffect } from 'react'
import type { ArrangedRows } from './row-arranger.ts'
import { longTableHeight } from './scroll-area.tsx'

type VirtualizedRowsOptions<Row> = {
  arranged: ArrangedRows<Row>
  area: HTMLElement | null
  /** The estimated height of an unmeasured row, in px. */
  height: number
  overscan: number
}

/** Of the head of a group among higher rows, in px. */
export const maxGroupHeight = 44

/** The first row of a group has the group's head above it. */
export const readHeight = <Row>({ order, groups }: ArrangedRows<Row>, place: number, height: number) =>
  groups.has(order[place] ?? -1) ? height + Math.min(height, maxGroupHeight) : height

/** Virtualizes rows: returns those in view and their positions. Another arrangement scrolls to the top. */
export function useVirtualizedRows<Row>({ arranged, area, height, overscan }: VirtualizedRowsOptions<Row>) {
  const { order, arrangement } = arranged
  // Keep the function stable: a new one measures all rows again.
  const getKey = useCallback((place: number) => order[place] ?? place, [order])
  useEffect(() => {
    if (arrangement) area?.scrollTo({ top: 0 })
  }, [arrangement, area])
  return useVirtualizer({
    count: order.length,
    getScrollElement: () => area,
    // The height of a full area. Without it the first render has no rows.
    initialRect: { width: 0, height: longTableHeight },
    estimateSize: (place) => readHeight(arranged, place, height),
    getItemKey: getKey,
    overscan,
    // Renders without blocking the scrolled frame.
    useFlushSync: false,
  })
}
