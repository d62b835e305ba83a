import { Button, Flex, Text } from '@chakra-ui/react'
import { useNavigate } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { app } from '@/generated/app.ts'
import { auth } from '@/state/auth.ts'
import { ButtonLink } from '@/ui/navigation/button-link.tsx'

/** Whether the person came here from another page of the app; the router counts them. */
const hasPageBefore = () => window.history.state?.idx > 0

/** One sentence, and the ways to where the person can go on. */
export function WayOut({ text }: { text: string }) {
  const { isAuth } = useSnapshot(auth)
  const navigate = useNavigate()
  return (
    <Flex direction="column" gap="5" align="flex-start">
      <Text color="fg.muted">{text}</Text>
      <Flex gap="3" wrap="wrap">
        <ButtonLink to={isAuth ? app.auth.home : app.auth.login} size="md">
          Início
        </ButtonLink>
        {hasPageBefore() && (
          <Button size="md" variant="outline" colorPalette="neutral" onClick={() => navigate(-1)}>
            Voltar
          </Button>
        )}
      </Flex>
    </Flex>
  )
}
