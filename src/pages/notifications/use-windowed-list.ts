import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** How many items beyond the visible ones are rendered. */
const overscan = 8

/** In window heights. A single scroll step beyond that is a jump: Home, End, or the scrollbar being dragged. */
const jumpFrom = 2

type WindowedList = {
  list: RefObject<HTMLElement | null>
  count: number
  /** The height of an item that has not been measured yet, in px. */
  estimatedHeight: number
  getKey: (index: number) => string | number
}

/**
 * Windows a list that scrolls with the page: which items to render, and the padding in px that takes the place of the
 * others. Items that turn out higher than estimated while one scrolls up do not move what is being read; while the
 * page jumps they are not compensated for, since Home would end short of the top.
 */
export function useWindowedList({ list, count, estimatedHeight, getKey }: WindowedList) {
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
