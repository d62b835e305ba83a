import { chakra } from '@chakra-ui/react'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { markRead, type ShownNotification } from '@/state/notifications.ts'
import { NotificationItem } from '@/ui/page/notification-item.tsx'

/** The height of an item with one line of text, in px. */
const estimatedHeight = 77

/**
 * A virtualized list: only visible items are in the document. Each tells screen readers its position and the
 * list's length.
 */
export function VirtualizedNotifications({ list: items }: { list: readonly ShownNotification[] }) {
  const list = useRef<HTMLUListElement>(null)
  const virtualized = useVirtualizedList({
    list,
    count: items.length,
    estimatedHeight,
    getKey: (index) => items[index]?.key ?? index,
  })
  const { paddingTop, paddingBottom, measure } = virtualized
  return (
    <chakra.ul ref={list} listStyleType="none" style={{ paddingTop, paddingBottom }}>
      {virtualized.items.map(({ index, key }) => {
        const item = items[index]
        return (
          item && (
            <NotificationItem
              key={key}
              ref={measure}
              data-index={index}
              aria-setsize={items.length}
              aria-posinset={index + 1}
              notification={item.notification}
              isUnread={item.isUnread}
              onRead={() => markRead(item)}
              borderTopWidth={index === 0 ? '0' : '1px'}
              // The list's first item, not the first rendered one.
              _first={{ pt: index === 0 ? '0' : '4' }}
              _last={{ pb: index === items.length - 1 ? '0' : '4' }}
            />
          )
        )
      })}
    </chakra.ul>
  )
}

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
function useVirtualizedList({ list, count, estimatedHeight, getKey }: VirtualizedList) {
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
