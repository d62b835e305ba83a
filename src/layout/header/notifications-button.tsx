import { Box, IconButton, type IconButtonProps } from '@chakra-ui/react'
import { LuBell } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { notifications } from '@/state/notifications.ts'

/** The bell, with a dot while there are notifications. */
export function NotificationsButton(props: Omit<IconButtonProps, 'aria-label'>) {
  const { items } = useSnapshot(notifications)
  return (
    <IconButton
      aria-label="Notificações"
      variant="ghost"
      colorPalette="neutral"
      position="relative"
      {...props}
    >
      <LuBell />
      {items.length > 0 && (
        <Box
          as="span"
          position="absolute"
          top="8px"
          insetEnd="8px"
          boxSize="7px"
          borderRadius="full"
          bg="danger.solid"
        />
      )}
    </IconButton>
  )
}
