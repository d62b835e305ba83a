import { Box } from '@chakra-ui/react'
import { LuBell } from 'react-icons/lu'
import { app } from '@/generated/app.ts'
import { NotificationsSkeleton } from '@/pages/notifications/notifications-skeleton.tsx'
import { accessiblePath } from '@/routes/may-open.ts'
import { markRead } from '@/state/read-notifications.ts'
import { useNotifications } from '@/state/use-notifications.ts'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { AppLink } from '@/ui/navigation/app-link.tsx'
import { NotificationItem } from '@/ui/page/notification-item.tsx'
import { Panel } from '@/ui/page/panel.tsx'

const limit = 3

const { notifications: notificationSettings } = app

/** The newest notifications. Their own page reports failed requests and offers a retry. */
export function LatestNotifications() {
  const { status, list } = useNotifications()
  const page = accessiblePath(notificationSettings?.page)
  const isLoading = list.length === 0 && (status === 'idle' || status === 'loading')
  return (
    <Panel
      title="Últimas notificações"
      description="Os avisos mais novos do produto"
      actions={
        page && (
          <AppLink to={page} whiteSpace="nowrap">
            Ver todas
          </AppLink>
        )
      }
    >
      {isLoading && <NotificationsSkeleton count={limit} />}
      {!isLoading && list.length === 0 && <EmptyState icon={<LuBell />} title="Nenhuma notificação" />}
      <Box as="ul" listStyleType="none" divideY="1px">
        {list.slice(0, limit).map((item) => (
          <NotificationItem
            key={item.key}
            notification={item.notification}
            isUnread={item.isUnread}
            onRead={() => markRead(item)}
            lines={2}
          />
        ))}
      </Box>
    </Panel>
  )
}
