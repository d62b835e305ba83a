import { Button, type ButtonProps } from '@chakra-ui/react'
import { useSnapshot } from 'valtio'
import { auth } from '@/state/auth.ts'
import { fullName } from '@/state/profile.ts'
import { PersonAvatar } from '@/ui/media/person-avatar.tsx'

/** The user's photo or initials, as the button of the user menu. */
export function UserMenuButton(props: Omit<ButtonProps, 'aria-label'>) {
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
