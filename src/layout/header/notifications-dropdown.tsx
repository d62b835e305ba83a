import { Box, Button, Flex, Heading, Popover, Portal } from '@chakra-ui/react'
import { popoverSlotRecipe } from '@chakra-ui/react/theme'
import { LuBellOff } from 'react-icons/lu'
import { app } from '@/generated/app.ts'
import { accessiblePath } from '@/routes/may-open.ts'
import { markAllRead, markRead, type ShownNotification, useNotifications } from '@/state/notifications.ts'
import { announce } from '@/ui/feedback/announcer.tsx'
import { EmptyState } from '@/ui/feedback/notice.tsx'
import { AppLink } from '@/ui/navigation/route-link.tsx'
import { NotificationItem } from '@/ui/page/notification-item.tsx'
import type { PopupProps } from './lazy-popup.tsx'

const { notifications: notificationSettings } = app

/** Announced when no notification is unread any more. */
const allReadText = 'Todas as notificações foram marcadas como lidas'

/** The page shows more. */
const limit = 20

/** The maximum height of the list in px. */
const maxHeight = 400

/** The height above and below the list in px. */
const reserved = 200

/** The newest notifications in a dialog below the bell, with a link to the page of all notifications. */
export default function NotificationsDropdown({ isOpen, onOpenChange, ids }: PopupProps) {
  const { list, hasUnread } = useNotifications()
  const page = accessiblePath(notificationSettings?.page)
  const markAll = () => {
    // The focused button disappears; the focus stays in the dialog.
    document.getElementById(ids.content)?.focus()
    markAllRead(list)
    announce(allReadText)
  }
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
          <Popover.Content
            aria-label="Notificações"
            css={{ '--popover-size': 'sizes.notifications' }}
            p="0"
            borderWidth="1px"
          >
            <Flex align="baseline" justify="space-between" px="4" py="3" borderBottomWidth="1px">
              <Heading as="h2" textStyle="h3">
                Notificações
              </Heading>
              {hasUnread && (
                <Button size="2xs" variant="plain" px="0" height="5" onClick={markAll}>
                  Marcar todas como lidas
                </Button>
              )}
            </Flex>
            {list.length === 0 ? (
              <EmptyState icon={<LuBellOff />} title="Nenhuma notificação" />
            ) : (
              <LatestNotifications list={list.slice(0, limit)} />
            )}
            {page && (
              <Box borderTopWidth="1px" p="3" textAlign="center">
                <AppLink to={page} onClick={() => onOpenChange(false)} fontWeight="600">
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

function LatestNotifications({ list }: { list: ShownNotification[] }) {
  return (
    <Box
      as="ul"
      ref={endAtWholeItem}
      overflowY="auto"
      overscrollBehavior="contain"
      listStyleType="none"
      divideY="1px"
      tabIndex={0}
      aria-label="Notificações"
    >
      {list.map((item) => (
        <NotificationItem
          key={item.key}
          notification={item.notification}
          isUnread={item.isUnread}
          onRead={() => markRead(item)}
          lines={2}
          gap="3"
          px="4"
          py="3"
          _first={{}}
          _last={{}}
        />
      ))}
    </Box>
  )
}

/** Limits a list's height to completely visible items. The others are scrolled to. */
function endAtWholeItem(list: HTMLElement | null) {
  if (!list) return
  const availableHeight = Math.min(maxHeight, window.innerHeight - reserved)
  // Measures `offsetHeight`, because the popover's scale animation is still running.
  const heights = Array.from(list.children, (item) => (item as HTMLElement).offsetHeight)
  const ends = heights.map((_, index) => heights.slice(0, index + 1).reduce((sum, height) => sum + height))
  list.style.maxHeight = `${ends.findLast((end) => end <= availableHeight) ?? availableHeight}px`
}
