import { Button, type ButtonProps } from '@chakra-ui/react'
import { useSnapshot } from 'valtio'
import { createOnDemand } from '@/lib/on-demand.ts'
import { auth } from '@/state/auth.ts'
import { fullName } from '@/state/profile.ts'
import { PersonAvatar } from '@/ui/media/person-avatar.tsx'
import { lazyPopup } from './lazy-popup.tsx'

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
