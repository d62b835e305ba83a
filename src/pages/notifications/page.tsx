import { Button } from '@chakra-ui/react'
import { LuBell, LuCheckCheck, LuRotateCcw } from 'react-icons/lu'
import { useRouteData } from '@/routes/use-route-data.ts'
import { loadNotifications } from '@/state/notifications.ts'
import { markAllRead } from '@/state/read-notifications.ts'
import { type ShownNotification, useNotifications } from '@/state/use-notifications.ts'
import { announce } from '@/ui/feedback/announcer.tsx'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { ErrorState } from '@/ui/feedback/error-state.tsx'
import { PageHeader } from '@/ui/page/page-header.tsx'
import { Panel } from '@/ui/page/panel.tsx'
import { NotificationList } from './notification-list.tsx'
import { NotificationsSkeleton } from './notifications-skeleton.tsx'

/** All notifications. The layout fetches them; this page reports a failure and offers a retry. */
export default function NotificationsPage() {
  const { title = '', description } = useRouteData()
  const { status, list, hasUnread } = useNotifications()
  return (
    <>
      <PageHeader
        title={title}
        description={description}
        actions={hasUnread && <MarkAllButton list={list} />}
      />
      <Panel>
        <Content status={status} list={list} />
      </Panel>
    </>
  )
}

function MarkAllButton({ list }: { list: ShownNotification[] }) {
  return (
    <Button
      variant="outline"
      colorPalette="neutral"
      onClick={() => {
        // The button disappears, so focus the title.
        document.getElementById('page-title')?.focus()
        markAllRead(list)
        announce('Todas as notificações foram marcadas como lidas')
      }}
    >
      <LuCheckCheck aria-hidden="true" />
      Marcar todas como lidas
    </Button>
  )
}

type ContentProps = Pick<ReturnType<typeof useNotifications>, 'status' | 'list'>

function Content({ status, list }: ContentProps) {
  if (list.length > 0) return <NotificationList list={list} />
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
          Tentar de novo
        </Button>
      }
    />
  )
}
