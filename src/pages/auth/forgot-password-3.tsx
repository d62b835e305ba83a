import { AuthShell } from './auth-shell.tsx'
import { ForgotPasswordForm } from './forgot-password-form.tsx'

/** The forgotten password: over the whole map. */
export default function ForgotPassword3Page() {
  return (
    <AuthShell look="backdrop">
      <ForgotPasswordForm />
    </AuthShell>
  )
}
