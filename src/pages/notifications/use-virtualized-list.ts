import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

const overscan = 8

/** In window heights. A larger scroll step is a jump: Home, End, or dragging the scrollbar. */
const jumpFrom = 2

type VirtualizedList = {
  list: RefObject<HTMLElement | null>
  count: number
  /** The estimated height of an unmeasured item, in px. */
  estimatedHeight: number
  getKey: (index: number) => string | number
}

/**
 * Virtualizes a list that scrolls with the page: returns the items to render, and the padding in px that replaces
 * the others. While scrolling up, items higher than estimated do not move the text in view. Jumps are not
 * compensated, because Home would stop short of the top.
 */
export function useVirtualizedList({ list, count, estimatedHeight, getKey }: VirtualizedList) {
  const [scrollMargin, setScrollMargin] = useState(0)
  useLayoutEffect(() => {
    const { top = 0 } = list.current?.getBoundingClientRect() ?? {}
    setScrollMargin(top + window.scrollY)
  }, [list])
  const scroll = useRef({ offset: 0, isJump: false })
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => estimatedHeight,
    getItemKey: getKey,
    overscan,
    scrollMargin,
    onChange: ({ isScrolling, scrollOffset }) => {
      const offset = scrollOffset ?? 0
      const isFar = Math.abs(offset - scroll.current.offset) > jumpFrom * window.innerHeight
      scroll.current = { offset, isJump: isScrolling && (isFar || scroll.current.isJump) }
    },
  })
  virtualizer.shouldAdjustScrollPositionOnItemSizeChange = ({ start }, _delta, { scrollOffset }) =>
    !scroll.current.isJump && start < (scrollOffset ?? 0)
  const items = virtualizer.getVirtualItems()
  const [first, last] = [items[0], items.at(-1)]
  return {
    items,
    paddingTop: first ? first.start - scrollMargin : 0,
    paddingBottom: last ? virtualizer.getTotalSize() - (last.end - scrollMargin) : 0,
    measure: virtualizer.measureElement,
  }
}
