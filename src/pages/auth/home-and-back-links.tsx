import { Flex, Text } from '@chakra-ui/react'
import { useSnapshot } from 'valtio'
import { app } from '@/generated/app.ts'
import { auth } from '@/state/auth.ts'
import { BackButton } from '@/ui/navigation/back-button.tsx'
import { ButtonLink } from '@/ui/navigation/button-link.tsx'

export function HomeAndBackLinks({ text }: { text: string }) {
  const { isAuth } = useSnapshot(auth)
  return (
    <Flex direction="column" gap="5" align="flex-start">
      <Text color="fg.muted">{text}</Text>
      <Flex gap="3" wrap="wrap">
        <ButtonLink to={isAuth ? app.auth.home : app.auth.login} size="md">
          Início
        </ButtonLink>
        <BackButton size="md" />
      </Flex>
    </Flex>
  )
}
