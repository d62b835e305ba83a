import { Button, type ButtonProps, IconButton, type IconButtonProps } from '@chakra-ui/react'
import { useId } from 'react'
import { LuBell } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { createOnDemand } from '@/lib/on-demand.ts'
import { auth } from '@/state/auth.ts'
import { useNotifications } from '@/state/notifications.ts'
import { fullName } from '@/state/profile.ts'
import { PersonAvatar } from '@/ui/media/person-avatar.tsx'
import { lazyPopup } from './lazy-popup.tsx'

export const NotificationsControl = lazyPopup({
  kind: 'dialog',
  popup: createOnDemand(() => import('./notifications-dropdown.tsx')),
  failure: 'Não foi possível abrir as notificações',
  Trigger: NotificationsButton,
})

/** The bell, with a dot while there are unread notifications. */
function NotificationsButton(props: Omit<IconButtonProps, 'aria-label'>) {
  const { hasUnread } = useNotifications()
  const dotId = useId()
  return (
    <IconButton
      aria-label="Notificações"
      title="Notificações"
      aria-describedby={hasUnread ? dotId : undefined}
      variant="ghost"
      colorPalette="neutral"
      css={bell}
      {...props}
    >
      <LuBell />
      {hasUnread && (
        <span>
          <span id={dotId} hidden>
            Há notificações não lidas
          </span>
        </span>
      )}
    </IconButton>
  )
}

/** With the dot's style: a rule added after the first paint makes the browser check all rules again. */
const bell = {
  position: 'relative',
  '& > span': {
    position: 'absolute',
    top: '8px',
    insetEnd: '8px',
    boxSize: '7px',
    borderRadius: 'full',
    bg: 'danger.solid',
  },
} as const

export const UserMenuControl = lazyPopup({
  kind: 'menu',
  popup: createOnDemand(() => import('./user-menu.tsx')),
  failure: 'Não foi possível abrir o menu do usuário',
  Trigger: UserMenuButton,
})

/** The user's photo or initials, as the button of the user menu. */
function UserMenuButton(props: Omit<ButtonProps, 'aria-label'>) {
  const { profile } = useSnapshot(auth)
  return (
    <Button
      aria-label="Menu do usuário"
      title="Menu do usuário"
      variant="ghost"
      colorPalette="neutral"
      px="1"
      borderRadius="full"
      {...props}
    >
      <PersonAvatar name={fullName(profile)} photo={profile?.avatar} size="8" />
    </Button>
  )
}
