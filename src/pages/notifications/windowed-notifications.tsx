import { chakra } from '@chakra-ui/react'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState } from 'react'
import type { Notification } from '@/state/notifications.ts'
import { NotificationItem } from '@/ui/page/notification-item.tsx'

type WindowedNotificationsProps = { items: readonly Notification[]; keys: readonly string[] }

/** The height of an item with one line of text, in px; each is measured once it is rendered. */
const estimatedHeight = 77

/** How many items beyond the visible ones are rendered. */
const overscan = 8

/**
 * A windowed (virtualized) list: only the visible items are in the document, with padding in place of the others, and
 * each has its position and the list's length for screen readers.
 */
export function WindowedNotifications({ items, keys }: WindowedNotificationsProps) {
  const list = useRef<HTMLUListElement>(null)
  const [scrollMargin, setScrollMargin] = useState(0)
  useLayoutEffect(() => {
    const { top = 0 } = list.current?.getBoundingClientRect() ?? {}
    setScrollMargin(top + window.scrollY)
  }, [])
  const virtualizer = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => estimatedHeight,
    getItemKey: (index) => keys[index] ?? index,
    overscan,
    scrollMargin,
  })
  // Items measured after a jump to the top would push the page down again.
  virtualizer.shouldAdjustScrollPositionOnItemSizeChange = () => false
  const rendered = virtualizer.getVirtualItems()
  const above = (rendered[0]?.start ?? scrollMargin) - scrollMargin
  const below = virtualizer.getTotalSize() - ((rendered.at(-1)?.end ?? scrollMargin) - scrollMargin)
  return (
    <chakra.ul
      ref={list}
      listStyleType="none"
      // The browser's own scroll anchoring would take each change of the padding for content that moves.
      overflowAnchor="none"
      style={{ paddingTop: above, paddingBottom: below }}
    >
      {rendered.map(({ index, key }) => {
        const item = items[index]
        return (
          item && (
            <NotificationItem
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              aria-setsize={items.length}
              aria-posinset={index + 1}
              notification={item}
              borderTopWidth={index === 0 ? '0' : '1px'}
              // The first and last item of the list, not of what is rendered of it.
              _first={{ pt: index === 0 ? '0' : '4' }}
              _last={{ pb: index === items.length - 1 ? '0' : '4' }}
            />
          )
        )
      })}
    </chakra.ul>
  )
}
