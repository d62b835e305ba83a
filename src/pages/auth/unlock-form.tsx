import { Button, chakra, Flex, Text } from '@chakra-ui/react'
import { use, useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { hasProvider } from '@/lib/environment.ts'
import { createOnDemand } from '@/lib/on-demand.ts'
import { hasWebCrypto } from '@/lib/web-crypto.ts'
import { IsLockCover } from '@/routes/is-lock-cover.ts'
import { auth, login } from '@/state/auth.ts'
import { lockScreen, unlockScreen } from '@/state/screen-lock.ts'
import { PartFailure, useLoaded } from '@/ui/feedback/lazy-panel.tsx'
import { notify } from '@/ui/feedback/notify.ts'
import { useRetry } from '@/ui/feedback/retry-button.tsx'
import { PasswordField } from '@/ui/forms/password-field.tsx'
import { useValidatedForm } from '@/ui/forms/use-validated-form.ts'
import { FormFailure, insecurePasswordText } from './form-failure.tsx'
import { LockedUser, LockedWork, OtherAccountLink, type UnlockProps } from './locked-session.tsx'
import { resolveReturnPath } from './resolve-return-path.ts'

const loadCheck = async () => (await import('./credentials.ts')).checkCredentials

const providerUnlock = createOnDemand(() => import('./provider-unlock.tsx'))

// Loads with the lock screen, which the app loads before it locks.
if (hasProvider()) providerUnlock.preload()

const Unlock = hasProvider() ? LoadedProviderUnlock : PasswordUnlock

/**
 * The form of the lock screens. Opening one locks the app if a user is logged in. Any site can link here, so
 * it does not log out; the user does, by a click. With `isCover` it covers a page, which reappears at the
 * unlock.
 */
export function UnlockForm() {
  const { profile } = useSnapshot(auth)
  const isCover = use(IsLockCover)
  useEffect(() => {
    if (auth.isAuth && !isCover) lockScreen()
    // Runs once, on mount: at the unlock the form stays mounted for a moment.
  }, [])
  if (!profile)
    return (
      <Flex direction="column" gap="5">
        <Text color="fg.muted">Nenhum perfil está guardado neste navegador.</Text>
        <Text>
          <OtherAccountLink>Entrar</OtherAccountLink>
        </Text>
      </Flex>
    )
  return <Unlock profile={profile} isCover={isCover} />
}

/** Unlocks with the provider. A failure to load must not reach a boundary: a reload of the page would lose the session. */
function LoadedProviderUnlock(props: UnlockProps) {
  const { value: loaded, failure } = useLoaded(providerUnlock)
  const { retry, focusTarget } = useRetry(failure)
  if (retry)
    return <PartFailure {...retry} more="Se você recarregar a página, perde o que já foi respondido." />
  return (
    <>
      {focusTarget}
      {loaded && <loaded.default {...props} />}
    </>
  )
}

function PasswordUnlock({ profile, isCover }: UnlockProps) {
  const navigate = useNavigate()
  const [failure, setFailure] = useState(hasWebCrypto() ? undefined : insecurePasswordText)
  const { errors, form, isBusy } = useValidatedForm(loadCheck, async (credentials, setError) => {
    if (!hasWebCrypto()) return
    setFailure(undefined)
    if (await login(credentials)) {
      unlockScreen()
      if (isCover) return
      notify.success('Usuário logado com sucesso')
      return navigate(resolveReturnPath(auth.returnTo), { replace: true })
    }
    setFailure('Senha incorreta')
    setError('password')
  })

  return (
    <chakra.form {...form} display="flex" flexDirection="column" gap="5">
      <LockedUser profile={profile} />
      <LockedWork />
      <FormFailure text={failure} />
      {/* Password managers need the username. */}
      <input type="email" name="email" autoComplete="username" value={profile.email} readOnly hidden />
      <PasswordField
        label="Senha"
        name="password"
        autoComplete="current-password"
        aria-required
        error={errors.password}
      />
      <Button type="submit" size="md" width="full" loading={isBusy}>
        Desbloquear
      </Button>
      <Text>
        <OtherAccountLink />
      </Text>
    </chakra.form>
  )
}
