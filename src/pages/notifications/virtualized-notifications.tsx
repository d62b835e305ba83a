import { chakra } from '@chakra-ui/react'
import { useRef } from 'react'
import { markRead } from '@/state/read-notifications.ts'
import type { ShownNotification } from '@/state/use-notifications.ts'
import { NotificationItem } from '@/ui/page/notification-item.tsx'
import { useVirtualizedList } from './use-virtualized-list.ts'

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
