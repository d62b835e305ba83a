import { Button, chakra, Text } from '@chakra-ui/react'
import { lazy } from 'react'
import { Navigate, useNavigate } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { app } from '@/generated/app.ts'
import { hasProvider } from '@/lib/environment.ts'
import { hasWebCrypto } from '@/lib/web-crypto.ts'
import { register } from '@/state/account.ts'
import { auth } from '@/state/auth.ts'
import { notify } from '@/ui/feedback/notify.ts'
import { TextField } from '@/ui/forms/field.tsx'
import { PasswordField } from '@/ui/forms/password-field.tsx'
import { useValidatedForm } from '@/ui/forms/use-validated-form.ts'
import { AppLink } from '@/ui/navigation/route-link.tsx'
import { AuthShell } from './auth-shell.tsx'
import { EmailField } from './email-field.tsx'
import { FormFailure, insecurePasswordText } from './form-failure.tsx'

const Form = hasProvider()
  ? lazy(() => import('./provider-login.tsx').then((module) => ({ default: module.ProviderRegistration })))
  : RegisterForm

/** Redirects authenticated users, because a second profile would replace theirs. */
export default function RegisterPage() {
  if (useSnapshot(auth).isAuth) return <Navigate to={app.auth.home} replace />
  return (
    <AuthShell variant="split">
      <Form />
    </AuthShell>
  )
}

const loadCheck = async () => (await import('./credentials.ts')).checkNewUser

function RegisterForm() {
  const navigate = useNavigate()
  const { errors, form, isBusy } = useValidatedForm(loadCheck, async (newUser, setError) => {
    if (!hasWebCrypto()) return
    if ((await register(newUser)) === 'duplicate') {
      notify.error('Usuário já existe')
      return setError('email', 'Já há uma conta com este e-mail')
    }
    notify.success('Usuário registrado com sucesso')
    await navigate(app.auth.login, { state: { email: newUser.email } })
  })

  return (
    <chakra.form {...form} display="flex" flexDirection="column" gap="5">
      <FormFailure text={hasWebCrypto() ? undefined : insecurePasswordText} />
      <TextField label="Nome" name="name" autoComplete="name" aria-required error={errors.name} />
      <EmailField error={errors.email} />
      <PasswordField
        label="Senha"
        name="password"
        autoComplete="new-password"
        aria-required
        help="Ao menos 8 caracteres"
        error={errors.password}
      />
      <Button type="submit" size="md" width="full" loading={isBusy}>
        Criar conta
      </Button>
      <Text color="fg.muted">
        Já tem conta? <AppLink to={app.auth.login}>Entrar</AppLink>
      </Text>
    </chakra.form>
  )
}
