import { Box, Flex, Text } from '@chakra-ui/react'
import { fullName, type Profile } from '@/state/profile.ts'
import { PersonAvatar } from '@/ui/media/person-avatar.tsx'

/** `isCover`: the lock screen covers an open page instead of being a page. */
export type UnlockProps = { profile: Profile; isCover: boolean }

export function LockedUser({ profile }: { profile: Profile }) {
  return (
    <Flex gap="3" align="center" minW="0">
      <PersonAvatar name={fullName(profile)} photo={profile.avatar} size="12" />
      <Box minW="0">
        <Text fontWeight="600" truncate title={fullName(profile)}>
          {fullName(profile)}
        </Text>
        <Text color="fg.muted" truncate title={profile.email}>
          {profile.email}
        </Text>
      </Box>
    </Flex>
  )
}
