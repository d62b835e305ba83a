import { Button, chakra, Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { app } from '@/generated/app.ts'
import { isDemonstration } from '@/lib/environment.ts'
import { hasWebCrypto } from '@/lib/web-crypto.ts'
import { login } from '@/state/auth.ts'
import { notify } from '@/ui/feedback/notify.ts'
import { PasswordField } from '@/ui/forms/password-field.tsx'
import { TextField } from '@/ui/forms/text-field.tsx'
import { useValidatedForm } from '@/ui/forms/use-validated-form.ts'
import { AppLink } from '@/ui/navigation/app-link.tsx'
import { DemoLogin } from './demo-login.tsx'
import { FormFailure, insecurePasswordText } from './form-failure.tsx'

const loadCheck = async () => (await import('./credentials.ts')).checkCredentials

const { register, forgotPassword, seedUser } = app.auth

/** Reads the e-mail that the registration passes in the location state. The state may have any shape. */
const readEmail = (state: unknown) => {
  const email = typeof state === 'object' && state !== null && 'email' in state ? state.email : undefined
  return typeof email === 'string' ? email : undefined
}

export function LoginForm() {
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
      <TextField
        label="E-mail"
        name="email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={registeredEmail}
        aria-required
        error={errors.email}
      />
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
