import { AuthShell } from './auth-shell.tsx'
import { ForgotPasswordForm } from './forgot-password-form.tsx'

export default function ForgotPassword3Page() {
  return (
    <AuthShell variant="backdrop">
      <ForgotPasswordForm />
    </AuthShell>
  )
}
