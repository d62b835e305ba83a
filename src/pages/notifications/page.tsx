import { Box, Button, Skeleton } from '@chakra-ui/react'
import { LuBellOff, LuRefreshCw } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { loadNotifications, notifications } from '@/state/notifications.ts'
import { EmptyState } from '@/ui/empty-state.tsx'
import { ErrorState } from '@/ui/error-state.tsx'
import { NotificationItem } from '@/ui/notification-item.tsx'
import { Panel } from '@/ui/panel.tsx'
import { RouteHeader } from '@/ui/route-header.tsx'

const reload = () => void loadNotifications()

/** All notifications. The layout fetched them already; here a failure can be retried. */
export default function NotificationsPage() {
  return (
    <>
      <RouteHeader
        actions={
          <Button variant="outline" colorPalette="neutral" onClick={reload}>
            <LuRefreshCw aria-hidden="true" /> Atualizar
          </Button>
        }
      />
      <Panel p="0" maxW="760px">
        <Content />
      </Panel>
    </>
  )
}

function Content() {
  const { status, items } = useSnapshot(notifications)
  if (status === 'failed')
    return (
      <ErrorState
        title="Não foi possível obter as notificações"
        detail="O serviço não respondeu. Suas consultas continuam funcionando."
        action={<Button onClick={reload}>Tentar novamente</Button>}
      />
    )
  if (status !== 'ready') return <LoadingRows />
  if (items.length === 0)
    return (
      <EmptyState
        icon={<LuBellOff />}
        title="Nenhuma notificação por aqui"
        detail="Avisos sobre o produto aparecem nesta página."
      />
    )
  return (
    <Box as="ul" listStyleType="none">
      {items.map((item) => (
        <Box
          as="li"
          key={`${item.dataregistro} ${item.titulo}`}
          px="6"
          py="4"
          _notFirst={{ borderTopWidth: '1px' }}
        >
          <NotificationItem item={item} />
        </Box>
      ))}
    </Box>
  )
}

function LoadingRows() {
  return (
    <Box role="status" aria-label="Carregando notificações" p="6">
      {['a', 'b', 'c'].map((row) => (
        <Skeleton key={row} height="52px" mb="4" />
      ))}
    </Box>
  )
}
