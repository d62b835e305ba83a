import { AuthShell } from './auth-shell.tsx'
import { ForgotPasswordForm } from './forgot-password-form.tsx'

/** The forgotten password: beside the illustration. */
export default function ForgotPassword2Page() {
  return (
    <AuthShell look="split">
      <ForgotPasswordForm />
    </AuthShell>
  )
}
