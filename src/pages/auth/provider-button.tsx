import { Button, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { hasWebCrypto } from '@/lib/web-crypto.ts'
import { lastLogin } from '@/state/oidc/login-failure.ts'
import { loginFailureTexts } from '@/state/oidc/login-failure-texts.ts'
import { providerSettings } from '@/state/oidc/provider.ts'
import { FormFailure } from './form-failure.tsx'

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
