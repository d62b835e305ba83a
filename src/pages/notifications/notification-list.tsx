import { Box, Text } from '@chakra-ui/react'
import { formatCounted } from '@/lib/format/quantity.ts'
import { usePrinting } from '@/lib/use-printing.ts'
import { markRead } from '@/state/read-notifications.ts'
import type { ShownNotification } from '@/state/use-notifications.ts'
import { NotificationItem } from '@/ui/page/notification-item.tsx'
import { VirtualizedNotifications } from './virtualized-notifications.tsx'

/** Above this number, items are virtualized. */
const maxPlainItems = 100

/** The maximum number of printed items. */
const maxPrintedItems = 2000

/** All notifications, newest first. Long lists are virtualized, except in prints. */
export function NotificationList({ list }: { list: readonly ShownNotification[] }) {
  const isPrinting = usePrinting()
  if (list.length > maxPlainItems && !isPrinting) return <VirtualizedNotifications list={list} />
  const omittedCount = list.length - maxPrintedItems
  return (
    <>
      <Box as="ul" listStyleType="none" divideY="1px">
        {list.slice(0, maxPrintedItems).map((item) => (
          <NotificationItem
            key={item.key}
            notification={item.notification}
            isUnread={item.isUnread}
            onRead={() => markRead(item)}
          />
        ))}
      </Box>
      {omittedCount > 0 && (
        <Text mt="4">
          {formatCounted(omittedCount, 'notificação ficou', 'notificações ficaram')} de fora da impressão.
        </Text>
      )}
    </>
  )
}
