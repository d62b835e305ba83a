import { Button, Flex, Text } from '@chakra-ui/react'
import { useNavigate } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { app } from '@/generated/app.ts'
import { auth } from '@/state/auth.ts'
import { ButtonLink } from '@/ui/navigation/button-link.tsx'

/** Returns true if the history has an earlier page of the app, by the router's index. */
const hasPreviousPage = () => window.history.state?.idx > 0

export function HomeAndBackLinks({ text }: { text: string }) {
  const { isAuth } = useSnapshot(auth)
  const navigate = useNavigate()
  return (
    <Flex direction="column" gap="5" align="flex-start">
      <Text color="fg.muted">{text}</Text>
      <Flex gap="3" wrap="wrap">
        <ButtonLink to={isAuth ? app.auth.home : app.auth.login} size="md">
          Início
        </ButtonLink>
        {hasPreviousPage() && (
          <Button size="md" variant="outline" onClick={() => navigate(-1)}>
            Voltar
          </Button>
        )}
      </Flex>
    </Flex>
  )
}
