import { Flex, Text } from '@chakra-ui/react'
import { createPath, useNavigate } from 'react-router-dom'
import { removeBasePath } from '@/lib/base-path.ts'
import { auth } from '@/state/auth.ts'
import { loginAgain } from '@/state/oidc/login.ts'
import { logoutAtProvider } from '@/state/oidc/logout.ts'
import { unlockScreen } from '@/state/screen-lock.ts'
import { LockedUser, LockedWork, OtherAccountLink, type UnlockProps } from './locked-session.tsx'
import { ProviderButton } from './provider-login.tsx'
import { resolveReturnPath } from './resolve-return-path.ts'

/** Unlocks the screen with the provider, which requires the password again in a popup. */
export default function ProviderUnlock({ profile, isCover }: UnlockProps) {
  const navigate = useNavigate()
  const unlock = async () => {
    // Under a cover, the router has the lock screen's path, and the window has the covered page's.
    const returnTo = isCover ? removeBasePath(createPath(window.location)) : auth.returnTo
    const isBack = await loginAgain({ returnTo, prompt: 'login' })
    if (!isBack) return
    unlockScreen()
    if (!isCover) await navigate(resolveReturnPath(auth.returnTo), { replace: true })
  }
  return (
    <Flex direction="column" gap="5">
      <LockedUser profile={profile} />
      <LockedWork />
      <ProviderButton enter={unlock} />
      <Text>
        <OtherAccountLink logOut={logoutAtProvider} />
      </Text>
    </Flex>
  )
}
