import { AuthShell } from './auth-shell.tsx'
import { UnlockForm } from './unlock-form.tsx'

export default function LockScreen3Page() {
  return (
    <AuthShell variant="backdrop">
      <UnlockForm />
    </AuthShell>
  )
}
