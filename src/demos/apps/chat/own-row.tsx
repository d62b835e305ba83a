import { chakra, Text, VisuallyHidden } from '@chakra-ui/react'
import { useSnapshot } from 'valtio'
import { auth } from '@/state/auth.ts'
import { fullName } from '@/state/profile.ts'
import { PersonAvatar } from '@/ui/media/person-avatar.tsx'
import { PresenceDot } from './presence-dot.tsx'
import { chatState, toggleProfile } from './store.ts'

/** Gets the focus when the profile closes. */
export const ownRowId = 'chat-own-row'

export function OwnRow() {
  const { status, role } = useSnapshot(chatState).profileinfo
  const name = useOwnName()
  return (
    <chakra.button id={ownRowId} type="button" css={row} onClick={toggleProfile}>
      <PresenceDot status={status}>
        <OwnPortrait size="10" />
      </PresenceDot>
      <VisuallyHidden>Meu perfil:</VisuallyHidden>
      <Text as="span" flex="1" minW="0">
        <Text as="span" display="block" fontWeight="600" truncate>
          {name}
        </Text>
        <Text as="span" display="block" color="fg.muted" textStyle="small" truncate>
          {role}
        </Text>
      </Text>
    </chakra.button>
  )
}

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  m: '2',
  p: '2',
  borderRadius: 'control',
  textAlign: 'start',
  cursor: 'pointer',
  focusVisibleRing: 'inside',
  transition: 'background-color 150ms',
  _hover: { bg: 'bg.hover' },
} as const

export const useOwnName = () => fullName(useSnapshot(auth).profile)

export function OwnPortrait({ size }: { size: string }) {
  const { profile } = useSnapshot(auth)
  return <PersonAvatar name={fullName(profile)} photo={profile?.avatar} size={size} />
}
