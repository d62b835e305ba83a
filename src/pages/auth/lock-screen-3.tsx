import { AuthShell } from './auth-shell.tsx'
import { UnlockForm } from './unlock-form.tsx'

/** The lock screen: over the whole map. */
export default function LockScreen3Page() {
  return (
    <AuthShell look="backdrop">
      <UnlockForm />
    </AuthShell>
  )
}
