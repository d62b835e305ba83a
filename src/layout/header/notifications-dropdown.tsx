import { Box, Heading, Popover, Portal } from '@chakra-ui/react'
import { popoverSlotRecipe } from '@chakra-ui/react/theme'
import { useState } from 'react'
import { LuBellOff } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { app } from '@/generated/app.ts'
import { notifications } from '@/state/notifications.ts'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { AppLink } from '@/ui/navigation/app-link.tsx'
import { NotificationItem } from '@/ui/page/notification-item.tsx'
import { NotificationsButton } from './notifications-button.tsx'

const { notifications: service } = app

/** The latest notifications in a dialog below the bell, and the way to all of them. */
export default function NotificationsDropdown({ isInitiallyOpen }: { isInitiallyOpen: boolean }) {
  const [isOpen, setOpen] = useState(isInitiallyOpen)
  return (
    <Popover.Root
      recipe={popoverSlotRecipe}
      open={isOpen}
      onOpenChange={({ open }) => setOpen(open)}
      positioning={{ placement: 'bottom-end' }}
      lazyMount
      unmountOnExit
    >
      <Popover.Trigger asChild>
        <NotificationsButton />
      </Popover.Trigger>
      <Portal>
        <Popover.Positioner>
          <Popover.Content width="notifications" p="0" borderWidth="1px">
            <Popover.Title asChild>
              <Heading as="h2" textStyle="h3" px="4" py="3" borderBottomWidth="1px">
                Notificações
              </Heading>
            </Popover.Title>
            <LatestNotifications />
            {service?.page && (
              <Box borderTopWidth="1px" p="3" textAlign="center">
                <AppLink to={service.page} onClick={() => setOpen(false)} fontWeight="600">
                  Visualizar todos
                </AppLink>
              </Box>
            )}
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  )
}

function LatestNotifications() {
  const { items } = useSnapshot(notifications)
  if (items.length === 0) return <EmptyState icon={<LuBellOff />} title="Nenhuma notificação por aqui" />
  return (
    <Box
      as="ul"
      maxH="320px"
      overflowY="auto"
      px="4"
      py="3"
      listStyleType="none"
      divideY="1px"
      tabIndex={0}
      aria-label="Notificações"
    >
      {items.map((item) => (
        <NotificationItem key={`${item.dataregistro} ${item.titulo}`} notification={item} lines={2} />
      ))}
    </Box>
  )
}
