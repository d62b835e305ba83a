import { AuthShell } from './auth-shell.tsx'
import { UnlockForm } from './unlock-form.tsx'

export default function LockScreenPage() {
  return (
    <AuthShell variant="plain">
      <UnlockForm />
    </AuthShell>
  )
}
