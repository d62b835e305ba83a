import { Flex, Link, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import { app } from '@/generated/app.ts'
import { auth } from '@/state/auth.ts'
import { resumeSession } from '@/state/oidc/login.ts'
import { providerSettings } from '@/state/oidc/provider.ts'
import { AppLink } from '@/ui/navigation/app-link.tsx'
import { ProviderButton } from './provider-button.tsx'
import { useOffersRegistration } from './use-offers-registration.ts'

export default function ProviderLogin() {
  const { returnTo } = useSnapshot(auth)
  const { registerUrl, forgotPasswordUrl } = providerSettings()
  const offersRegistration = useOffersRegistration()
  const { register } = app.auth

  return (
    <Flex direction="column" gap="5">
      <ProviderButton enter={() => resumeSession(returnTo)} />
      <Flex justify="space-between" gap="3" wrap="wrap">
        {registerUrl ? (
          <Registration>
            <Link href={registerUrl}>Criar conta</Link>
          </Registration>
        ) : (
          register &&
          offersRegistration && (
            <Registration>
              <AppLink to={register}>Criar conta</AppLink>
            </Registration>
          )
        )}
        {forgotPasswordUrl && <Link href={forgotPasswordUrl}>Esqueci minha senha</Link>}
      </Flex>
    </Flex>
  )
}

const Registration = ({ children }: { children: ReactNode }) => (
  <Text color="fg.muted">Não tem conta? {children}</Text>
)
