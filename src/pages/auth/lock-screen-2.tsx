import { AuthShell } from './auth-shell.tsx'
import { UnlockForm } from './unlock-form.tsx'

export default function LockScreen2Page() {
  return (
    <AuthShell variant="split">
      <UnlockForm />
    </AuthShell>
  )
}
