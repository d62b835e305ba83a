import { Flex, Text } from '@chakra-ui/react'
import { useSnapshot } from 'valtio'
import { app } from '@/generated/app.ts'
import { auth } from '@/state/auth.ts'
import { ButtonLink } from '@/ui/button-link.tsx'

/** One sentence, and the way to where the person can go on. */
export function WayOut({ text }: { text: string }) {
  const { isAuth } = useSnapshot(auth)
  return (
    <Flex direction="column" gap="5" align="flex-start">
      <Text color="fg.muted">{text}</Text>
      <ButtonLink to={isAuth ? app.auth.home : app.auth.login} size="md">
        {isAuth ? 'Ir para o início' : 'Ir para a entrada'}
      </ButtonLink>
    </Flex>
  )
}
