import { AuthShell } from './auth-shell.tsx'
import { ForgotPasswordForm } from './forgot-password-form.tsx'

/** The forgotten password: a plain page. */
export default function ForgotPasswordPage() {
  return (
    <AuthShell look="plain">
      <ForgotPasswordForm />
    </AuthShell>
  )
}
