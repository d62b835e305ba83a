import { Button, chakra, Flex, Text } from '@chakra-ui/react'
import { lazy, useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { app } from '@/generated/app.ts'
import { hasProvider, isDemonstration } from '@/lib/environment.ts'
import { tellProblem } from '@/lib/handled-problem.ts'
import { hasWebCrypto } from '@/lib/web-crypto.ts'
import { auth, canLogInAsSeed, login } from '@/state/auth.ts'
import type { NewUser } from '@/state/users.ts'
import { LoadingScreen } from '@/ui/feedback/loading-screen.tsx'
import { notify } from '@/ui/feedback/notify.ts'
import { PasswordField } from '@/ui/forms/password-field.tsx'
import { useValidatedForm } from '@/ui/forms/use-validated-form.ts'
import { AppLink } from '@/ui/navigation/route-link.tsx'
import { AuthShell } from './auth-shell.tsx'
import { EmailField } from './email-field.tsx'
import { FormFailure, insecurePasswordText } from './form-failure.tsx'
import { resolveReturnPath } from './resolve-return-path.ts'

// Marked as pure, so that builds with local accounts drop it.
const ProviderLogin = /* @__PURE__ */ lazy(() =>
  import('./provider-login.tsx').then((module) => ({ default: module.ProviderLogin })),
)

/** The login page. It stays until the app has loaded. Authenticated visitors are redirected at once. */
export default function LoginPage() {
  const { isAuth, returnTo } = useSnapshot(auth)
  const [wasAuth] = useState(isAuth)
  return (
    <>
      {isAuth && <Navigate to={resolveReturnPath(returnTo)} replace />}
      {wasAuth ? (
        <LoadingScreen isAuth />
      ) : (
        <AuthShell variant="split">{hasProvider() ? <ProviderLogin /> : <LoginForm />}</AuthShell>
      )}
    </>
  )
}

const loadCheck = async () => (await import('./credentials.ts')).checkCredentials

const { register, forgotPassword, seedUser } = app.auth

/** Reads the e-mail that the registration passes in the location state. The state may have any shape. */
const readEmail = (state: unknown) => {
  const email = typeof state === 'object' && state !== null && 'email' in state ? state.email : undefined
  return typeof email === 'string' ? email : undefined
}

function LoginForm() {
  const registeredEmail = readEmail(useLocation().state)
  const [failure, setFailure] = useState(hasWebCrypto() ? undefined : insecurePasswordText)
  const { errors, form, isBusy } = useValidatedForm(loadCheck, async (credentials, setError) => {
    if (!hasWebCrypto()) return
    setFailure(undefined)
    if (await login(credentials)) return notify.success('Usuário logado com sucesso')
    setFailure('E-mail ou senha incorretos')
    setError('password')
  })

  return (
    // If a browser sent the form before the app works, `post` would keep the password out of the URL.
    <chakra.form {...form} method="post" display="flex" flexDirection="column" gap="5">
      <FormFailure text={failure} />
      <EmailField defaultValue={registeredEmail} error={errors.email} />
      <PasswordField
        label="Senha"
        name="password"
        autoComplete="current-password"
        aria-required
        error={errors.password}
      />
      <Button type="submit" size="md" width="full" loading={isBusy}>
        Entrar
      </Button>
      <Flex justify="space-between" gap="3" wrap="wrap">
        {register && (
          <Text color="fg.muted">
            Não tem conta? <AppLink to={register}>Criar conta</AppLink>
          </Text>
        )}
        {forgotPassword && <AppLink to={forgotPassword}>Esqueci minha senha</AppLink>}
      </Flex>
      {isDemonstration && seedUser ? (
        <DemoLogin user={seedUser} />
      ) : (
        register && (
          <Text color="fg.muted">
            As contas deste painel ficam só neste navegador: quem vem pela primeira vez cria a sua.
          </Text>
        )
      )}
    </chakra.form>
  )
}

function DemoLogin({ user }: { user: NewUser }) {
  const [isBusy, setBusy] = useState(false)
  if (!hasWebCrypto() || !canLogInAsSeed(user)) return null

  const enter = async () => {
    setBusy(true)
    try {
      if (await login(user)) notify.success('Usuário logado com sucesso')
      else notify.error('A senha da conta de demonstração foi trocada neste navegador')
    } catch (error) {
      tellProblem({ error })
      notify.error('Não foi possível entrar. Verifique a conexão e tente de novo.')
    } finally {
      setBusy(false)
    }
  }

  return (
    <Button size="md" variant="outline" width="full" loading={isBusy} onClick={() => void enter()}>
      Entrar com a conta de demonstração
    </Button>
  )
}
