import { Box, Button, Flex, Skeleton, SkeletonCircle, Text, VisuallyHidden } from '@chakra-ui/react'
import { LuBell, LuCheckCheck, LuRotateCcw } from 'react-icons/lu'
import { formatCounted } from '@/lib/format/quantity.ts'
import { usePrinting } from '@/lib/use-printing.ts'
import { useRouteData } from '@/routes/use-route-data.ts'
import {
  loadNotifications,
  markAllRead,
  markRead,
  type ShownNotification,
  useNotifications,
} from '@/state/notifications.ts'
import { announce } from '@/ui/feedback/announcer.tsx'
import { EmptyState, ErrorState } from '@/ui/feedback/notice.tsx'
import { NotificationItem } from '@/ui/page/notification-item.tsx'
import { PageHeader } from '@/ui/page/page-header.tsx'
import { Panel } from '@/ui/page/panel.tsx'
import { VirtualizedNotifications } from './virtualized-notifications.tsx'

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
        <Button variant="outline" onClick={() => void loadNotifications()}>
          <LuRotateCcw aria-hidden="true" />
          Tentar de novo
        </Button>
      }
    />
  )
}

/** Above this number, items are virtualized. */
const maxPlainItems = 100

/** The maximum number of printed items. */
const maxPrintedItems = 2000

/** All notifications, newest first. Long lists are virtualized, except in prints. */
function NotificationList({ list }: { list: readonly ShownNotification[] }) {
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

export function NotificationsSkeleton({ count }: { count: number }) {
  return (
    <>
      <VisuallyHidden role="status">Carregando notificações…</VisuallyHidden>
      <Box aria-hidden="true" divideY="1px">
        {Array.from({ length: count }, (_, index) => (
          <Flex key={index} gap="4" py="4" _first={{ pt: 0 }} _last={{ pb: 0 }}>
            <SkeletonCircle size="10" flexShrink="0" />
            <Box flex="1">
              <Skeleton height="5" width="45%" />
              <Skeleton height="4" width="80%" mt="2" />
            </Box>
          </Flex>
        ))}
      </Box>
    </>
  )
}
