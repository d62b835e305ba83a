import { Box } from '@chakra-ui/react'
import { useMemo } from 'react'
import { LuBell } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { app } from '@/generated/app.ts'
import { NotificationsSkeleton } from '@/pages/notifications/notifications-skeleton.tsx'
import { newestFirst } from '@/state/newest-first.ts'
import { notifications } from '@/state/notifications.ts'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { AppLink } from '@/ui/navigation/app-link.tsx'
import { NotificationItem } from '@/ui/page/notification-item.tsx'
import { Panel } from '@/ui/page/panel.tsx'

const limit = 3

const { notifications: service } = app

/** The newest notifications. A failed request is reported on their own page, which offers a retry. */
export function LatestNotifications() {
  const { status, items } = useSnapshot(notifications)
  const newest = useMemo(() => newestFirst(items).slice(0, limit), [items])
  const isLoading = items.length === 0 && (status === 'idle' || status === 'loading')
  return (
    <Panel
      title="Últimas notificações"
      description="Os avisos mais novos do produto"
      actions={
        service?.page && (
          <AppLink to={service.page} whiteSpace="nowrap">
            Ver todas
          </AppLink>
        )
      }
    >
      {isLoading && <NotificationsSkeleton count={limit} />}
      {!isLoading && items.length === 0 && <EmptyState icon={<LuBell />} title="Nenhuma notificação" />}
      <Box as="ul" listStyleType="none" divideY="1px">
        {newest.map((item, index) => (
          <NotificationItem key={index} notification={item} lines={2} />
        ))}
      </Box>
    </Panel>
  )
}
