import { Flex, Text } from '@chakra-ui/react'
import { LogoutButton } from '@/session/logout-button.tsx'
import type { Profile } from '@/state/auth.ts'
import { fullName } from '@/state/profile.ts'
import { PersonAvatar } from '@/ui/media/person-avatar.tsx'
import { Panel } from '@/ui/page/panel.tsx'
import { touchHeight } from '@/ui/touch-height.ts'
import { PhotoField } from './photo-field.tsx'

/** Photo, name and e-mail as the rest of the app shows them. */
export function ProfileCard({ profile }: { profile: Profile | null }) {
  const name = fullName(profile)
  return (
    <Panel>
      <Flex direction="column" align="center" textAlign="center" gap="4">
        <PersonAvatar name={name} photo={profile?.avatar} size="20" />
        <Flex direction="column" gap="1" maxW="full">
          <Text textStyle="h2" overflowWrap="anywhere">
            {name}
          </Text>
          <Text color="fg.muted" overflowWrap="anywhere">
            {profile?.email || 'Sem e-mail cadastrado'}
          </Text>
        </Flex>
        <PhotoField hasPhoto={profile?.avatar !== undefined} />
        <LogoutButton hideFrom="md" minH={touchHeight} />
      </Flex>
    </Panel>
  )
}
