import { Flex, Text } from '@chakra-ui/react'
import { createPath, useNavigate } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { app } from '@/generated/app.ts'
import { auth } from '@/state/auth.ts'
import { signInAgain } from '@/state/oidc/sign-in.ts'
import { signOut } from '@/state/oidc/sign-out.ts'
import { unlockScreen } from '@/state/screen-lock.ts'
import { AppLink } from '@/ui/navigation/app-link.tsx'
import { LockedUser } from './locked-user.tsx'
import { ProviderButton } from './provider-button.tsx'
import { resolveReturnPath } from './resolve-return-path.ts'
import type { UnlockProps } from './unlock-props.ts'

/** Unlocks by the provider, which asks for the password again in a window of its own. */
export default function ProviderUnlock({ profile, isCover }: UnlockProps) {
  const navigate = useNavigate()
  const { isAuth } = useSnapshot(auth)
  const unlock = async () => {
    // The router has the lock screen's own path here: the page that is covered is the browser's.
    const returnTo = isCover ? createPath(window.location) : auth.returnTo
    const isBack = await signInAgain({ returnTo, prompt: 'login' })
    if (!isBack) return
    unlockScreen()
    if (!isCover) await navigate(resolveReturnPath(auth.returnTo), { replace: true })
  }
  return (
    <Flex direction="column" gap="5">
      <LockedUser profile={profile} />
      <ProviderButton enter={unlock} />
      <Text>
        <AppLink to={app.auth.login} onClick={isAuth ? () => void signOut() : undefined}>
          Entrar com outra conta
        </AppLink>
      </Text>
    </Flex>
  )
}
