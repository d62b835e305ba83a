import { Box, Text } from '@chakra-ui/react'
import { useMemo } from 'react'
import { formatCounted } from '@/lib/format/quantity.ts'
import { usePrinting } from '@/lib/use-printing.ts'
import { newestFirst } from '@/state/newest-first.ts'
import { notificationKeys } from '@/state/notification-keys.ts'
import type { Notification } from '@/state/notifications.ts'
import { NotificationItem } from '@/ui/page/notification-item.tsx'
import { WindowedNotifications } from './windowed-notifications.tsx'

/** More items are windowed. */
const plainUpTo = 100

/** More items are not printed. */
const printedUpTo = 2000

/** All notifications, newest first. Long lists are windowed, except on paper. */
export function NotificationList({ items }: { items: readonly Notification[] }) {
  const sorted = useMemo(() => newestFirst(items), [items])
  const keys = useMemo(() => notificationKeys(sorted), [sorted])
  const isPrinting = usePrinting()
  if (sorted.length > plainUpTo && !isPrinting) return <WindowedNotifications items={sorted} keys={keys} />
  const leftOut = sorted.length - printedUpTo
  return (
    <>
      <Box as="ul" listStyleType="none" divideY="1px">
        {sorted.slice(0, printedUpTo).map((item, index) => (
          <NotificationItem key={keys[index]} notification={item} />
        ))}
      </Box>
      {leftOut > 0 && (
        <Text mt="4">
          {formatCounted(leftOut, 'notificação ficou', 'notificações ficaram')} de fora da impressão.
        </Text>
      )}
    </>
  )
}
