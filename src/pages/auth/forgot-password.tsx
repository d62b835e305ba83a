import { AuthShell } from './auth-shell.tsx'
import { ForgotPasswordForm } from './forgot-password-form.tsx'

export default function ForgotPasswordPage() {
  return (
    <AuthShell variant="plain">
      <ForgotPasswordForm />
    </AuthShell>
  )
}
