import { Box, Button } from '@chakra-ui/react'
import { LuBell, LuRotateCcw } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { useRouteData } from '@/routes/use-route-data.ts'
import { loadNotifications, notifications } from '@/state/notifications.ts'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { ErrorState } from '@/ui/feedback/error-state.tsx'
import { NotificationItem } from '@/ui/page/notification-item.tsx'
import { PageHeader } from '@/ui/page/page-header.tsx'
import { Panel } from '@/ui/page/panel.tsx'
import { newestFirst } from './newest-first.ts'
import { NotificationsSkeleton } from './notifications-skeleton.tsx'

/** All notifications. The layout fetches them; here a failure is told and can be retried. */
export default function NotificationsPage() {
  const { title = '', description } = useRouteData()
  return (
    <>
      <PageHeader title={title} description={description} />
      <Panel>
        <Content />
      </Panel>
    </>
  )
}

function Content() {
  const { status, items } = useSnapshot(notifications)
  if (items.length > 0)
    return (
      <Box as="ul" listStyleType="none" divideY="1px">
        {newestFirst(items).map((item, index) => (
          <NotificationItem key={index} notification={item} />
        ))}
      </Box>
    )
  if (status === 'failed') return <Failure />
  if (status === 'ready')
    return (
      <EmptyState
        icon={<LuBell />}
        title="Nenhuma notificação"
        detail="Quando o produto tiver um aviso, ele aparece aqui."
      />
    )
  return <NotificationsSkeleton count={6} />
}

function Failure() {
  return (
    <ErrorState
      title="Não foi possível obter as notificações"
      detail="Confira a sua conexão e tente de novo."
      action={
        <Button variant="outline" colorPalette="neutral" onClick={() => void loadNotifications()}>
          <LuRotateCcw aria-hidden="true" />
          Tentar novamente
        </Button>
      }
    />
  )
}
