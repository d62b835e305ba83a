import { Box, Heading, Popover, Portal } from '@chakra-ui/react'
import { popoverSlotRecipe } from '@chakra-ui/react/theme'
import { useMemo } from 'react'
import { LuBellOff } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { app } from '@/generated/app.ts'
import { newestFirst } from '@/state/newest-first.ts'
import { notificationKeys } from '@/state/notification-keys.ts'
import { notifications } from '@/state/notifications.ts'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { AppLink } from '@/ui/navigation/app-link.tsx'
import { NotificationItem } from '@/ui/page/notification-item.tsx'
import type { PopupProps } from './lazy-popup.tsx'

const { notifications: service } = app

/** More are for the page. */
const limit = 20

/** The newest notifications in a dialog below the bell, and a link to the page with all of them. */
export default function NotificationsDropdown({ isOpen, onOpenChange, ids }: PopupProps) {
  return (
    <Popover.Root
      recipe={popoverSlotRecipe}
      ids={ids}
      open={isOpen}
      onOpenChange={({ open }) => onOpenChange(open)}
      positioning={{ placement: 'bottom-end' }}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Popover.Positioner>
          <Popover.Content aria-label="Notificações" width="notifications" p="0" borderWidth="1px">
            <Heading as="h2" textStyle="h3" px="4" py="3" borderBottomWidth="1px">
              Notificações
            </Heading>
            <LatestNotifications />
            {service?.page && (
              <Box borderTopWidth="1px" p="3" textAlign="center">
                <AppLink to={service.page} onClick={() => onOpenChange(false)} fontWeight="600">
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
  const newest = useMemo(() => newestFirst(items).slice(0, limit), [items])
  const keys = notificationKeys(newest)
  if (items.length === 0) return <EmptyState icon={<LuBellOff />} title="Nenhuma notificação" />
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
      {newest.map((item, index) => (
        <NotificationItem key={keys[index]} notification={item} lines={2} />
      ))}
    </Box>
  )
}
