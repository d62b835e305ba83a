import { Box, IconButton, type IconButtonProps, VisuallyHidden } from '@chakra-ui/react'
import { useId } from 'react'
import { LuBell } from 'react-icons/lu'
import { useNotifications } from '@/state/use-notifications.ts'

/** The bell, with a dot while there are unread notifications. */
export function NotificationsButton(props: Omit<IconButtonProps, 'aria-label'>) {
  const { hasUnread } = useNotifications()
  const dotId = useId()
  return (
    <IconButton
      aria-label="Notificações"
      aria-describedby={hasUnread ? dotId : undefined}
      variant="ghost"
      colorPalette="neutral"
      position="relative"
      {...props}
    >
      <LuBell />
      {hasUnread && (
        <Box
          as="span"
          position="absolute"
          top="8px"
          insetEnd="8px"
          boxSize="7px"
          borderRadius="full"
          bg="danger.solid"
        >
          <VisuallyHidden id={dotId}>Há notificações não lidas</VisuallyHidden>
        </Box>
      )}
    </IconButton>
  )
}
