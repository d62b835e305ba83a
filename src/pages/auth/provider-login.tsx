import { Button, Flex, Link, Text } from '@chakra-ui/react'
import { type ReactNode, useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { app } from '@/generated/app.ts'
import { hasWebCrypto } from '@/lib/web-crypto.ts'
import { auth } from '@/state/auth.ts'
import { loginAtProvider, offersRegistration, resumeSession } from '@/state/oidc/login.ts'
import { lastLogin, loginFailureTexts } from '@/state/oidc/login-failure.ts'
import { providerSettings } from '@/state/oidc/provider.ts'
import { AppLink } from '@/ui/navigation/route-link.tsx'
import { FormFailure } from './form-failure.tsx'

export function ProviderLogin() {
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

const insecureLoginText =
  'Este endereço não é seguro, e por isso o navegador não conclui o login. Abra o painel por https ou em localhost.'

/** The button that leads to the login provider, with the error of the last login. */
export function ProviderButton({ enter }: { enter: () => Promise<void> }) {
  const { failure, isInPopup } = useSnapshot(lastLogin)
  const [isBusy, setBusy] = useState(false)
  const isSecure = hasWebCrypto()

  const startLogin = async () => {
    setBusy(true)
    await enter()
    setBusy(false)
  }

  return (
    <>
      <FormFailure text={isSecure ? failure && loginFailureTexts[failure] : insecureLoginText} />
      {isInPopup && (
        <Text role="status" color="fg.muted">
          Continue na janela que se abriu. Se ela foi fechada, abra-a de novo por aqui.
        </Text>
      )}
      <Button
        size="md"
        width="full"
        disabled={!isSecure}
        loading={isBusy && !isInPopup}
        onClick={() => void startLogin()}
      >
        Entrar com {providerSettings().title}
      </Button>
    </>
  )
}

export function ProviderRegistration() {
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

/**
 * Returns true if the provider supports registration on request. If the manifest links to a registration
 * page, the provider is not queried.
 */
function useOffersRegistration(): boolean {
  const [isOffered, setOffered] = useState(false)
  const hasPage = providerSettings().registerUrl !== undefined
  useEffect(() => {
    let isUnmounted = false
    if (!hasPage)
      void offersRegistration().then(
        (is) => !isUnmounted && setOffered(is),
        () => {},
      )
    return () => {
      isUnmounted = true
    }
  }, [hasPage])
  return isOffered
}

export function ProviderRecovery() {
  const { title, forgotPasswordUrl } = providerSettings()
  return (
    <Flex direction="column" gap="5">
      <Text color="fg.muted">
        {forgotPasswordUrl
          ? `A senha é de ${title}, e é lá que se recupera o acesso.`
          : `A senha é de ${title}. Para recuperar o acesso, fale com quem administra as contas.`}
      </Text>
      {forgotPasswordUrl && (
        <Button asChild size="md" width="full">
          <Link href={forgotPasswordUrl}>Recuperar acesso em {title}</Link>
        </Button>
      )}
      <Text>
        <AppLink to={app.auth.login}>Voltar ao login</AppLink>
      </Text>
    </Flex>
  )
}
