import { chakra } from '@chakra-ui/react'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState } from 'react'
import type { Notification } from '@/state/notifications.ts'
import { NotificationItem } from '@/ui/page/notification-item.tsx'

type WindowedNotificationsProps = { items: readonly Notification[]; keys: readonly string[] }

/** Of an item with one line of text, in px; each is measured once it is drawn. */
const estimatedHeight = 77

/** Items beyond the window's edges that are drawn already. */
const overscan = 8

/**
 * A list of any length of which only the items in sight are in the document: padding above and below takes the
 * room of the others, and each item says which of how many it is.
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
  const drawn = virtualizer.getVirtualItems()
  const above = (drawn[0]?.start ?? scrollMargin) - scrollMargin
  const below = virtualizer.getTotalSize() - ((drawn.at(-1)?.end ?? scrollMargin) - scrollMargin)
  return (
    <chakra.ul ref={list} listStyleType="none" style={{ paddingTop: above, paddingBottom: below }}>
      {drawn.map(({ index, key }) => {
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
              // Of the list, not of what of it is drawn.
              _first={{ pt: index === 0 ? '0' : '4' }}
              _last={{ pb: index === items.length - 1 ? '0' : '4' }}
            />
          )
        )
      })}
    </chakra.ul>
  )
}
