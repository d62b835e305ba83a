import { Button, chakra, Text } from '@chakra-ui/react'
import { useNavigate } from 'react-router-dom'
import { app } from '@/generated/app.ts'
import { hasWebCrypto } from '@/lib/web-crypto.ts'
import { register } from '@/state/account.ts'
import { notify } from '@/ui/feedback/notify.ts'
import { PasswordField } from '@/ui/forms/password-field.tsx'
import { TextField } from '@/ui/forms/text-field.tsx'
import { useValidatedForm } from '@/ui/forms/use-validated-form.ts'
import { AppLink } from '@/ui/navigation/app-link.tsx'
import { FormFailure, insecurePasswordText } from './form-failure.tsx'

const loadCheck = async () => (await import('./credentials.ts')).checkNewUser

export function RegisterForm() {
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
      <TextField
        label="E-mail"
        name="email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        aria-required
        error={errors.email}
      />
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
