import { Flex, Text } from '@chakra-ui/react'
import { useNavigate } from 'react-router-dom'
import { app } from '@/generated/app.ts'
import { auth, type Profile } from '@/state/auth.ts'
import { signInAgain } from '@/state/oidc/sign-in.ts'
import { AppLink } from '@/ui/navigation/app-link.tsx'
import { afterLogin } from './after-login.ts'
import { LockedPerson } from './locked-person.tsx'
import { ProviderButton } from './provider-button.tsx'

/** Unlocks by the provider, which asks for the password again in a window of its own. */
export default function ProviderUnlock({ profile }: { profile: Profile }) {
  const navigate = useNavigate()
  const unlock = async () => {
    await signInAgain({ returnTo: auth.returnTo, prompt: 'login' })
    if (auth.isAuth) await navigate(afterLogin(auth.returnTo), { replace: true })
  }
  return (
    <Flex direction="column" gap="5">
      <LockedPerson profile={profile} />
      <ProviderButton enter={unlock} />
      <Text>
        <AppLink to={app.auth.login}>Entrar com outra conta</AppLink>
      </Text>
    </Flex>
  )
}
