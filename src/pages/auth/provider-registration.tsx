import { Button, Flex, Link, Text } from '@chakra-ui/react'
import { app } from '@/generated/app.ts'
import { loginAtProvider } from '@/state/oidc/login.ts'
import { providerSettings } from '@/state/oidc/provider.ts'
import { AppLink } from '@/ui/navigation/app-link.tsx'
import { useOffersRegistration } from './use-offers-registration.ts'

export default function ProviderRegistration() {
  const { title, registerUrl } = providerSettings()
  const offersRegistration = useOffersRegistration()
  const isOffered = registerUrl !== undefined || offersRegistration
  return (
    <Flex direction="column" gap="5">
      <Text color="fg.muted">
        {isOffered
          ? `As contas deste painel são criadas em ${title}.`
          : `As contas deste painel são de ${title}. Peça a sua a quem as administra.`}
      </Text>
      {registerUrl && (
        <Button asChild size="md" width="full">
          <Link href={registerUrl}>Criar conta em {title}</Link>
        </Button>
      )}
      {offersRegistration && (
        <Button size="md" width="full" onClick={() => void loginAtProvider({ prompt: 'create' })}>
          Criar conta em {title}
        </Button>
      )}
      <Text color="fg.muted">
        Já tem conta? <AppLink to={app.auth.login}>Entrar</AppLink>
      </Text>
    </Flex>
  )
}
