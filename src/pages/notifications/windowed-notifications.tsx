import { chakra } from '@chakra-ui/react'
import { useRef } from 'react'
import type { Notification } from '@/state/notifications.ts'
import { NotificationItem } from '@/ui/page/notification-item.tsx'
import { useWindowedList } from './use-windowed-list.ts'

type WindowedNotificationsProps = { items: readonly Notification[]; keys: readonly string[] }

/** The height of an item with one line of text, in px. */
const estimatedHeight = 77

/**
 * A windowed (virtualized) list: only the visible items are in the document, and each has its position and the list's
 * length for screen readers.
 */
export function WindowedNotifications({ items, keys }: WindowedNotificationsProps) {
  const list = useRef<HTMLUListElement>(null)
  const windowed = useWindowedList({
    list,
    count: items.length,
    estimatedHeight,
    keyOf: (index) => keys[index] ?? index,
  })
  const { paddingTop, paddingBottom, measure } = windowed
  return (
    <chakra.ul ref={list} listStyleType="none" style={{ paddingTop, paddingBottom }}>
      {windowed.items.map(({ index, key }) => {
        const item = items[index]
        return (
          item && (
            <NotificationItem
              key={key}
              ref={measure}
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
