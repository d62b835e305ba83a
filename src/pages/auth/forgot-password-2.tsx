import { AuthShell } from './auth-shell.tsx'
import { ForgotPasswordForm } from './forgot-password-form.tsx'

export default function ForgotPassword2Page() {
  return (
    <AuthShell variant="split">
      <ForgotPasswordForm />
    </AuthShell>
  )
}
