import { AuthShell } from './auth-shell.tsx'
import { UnlockForm } from './unlock-form.tsx'

/** The lock screen: beside the illustration. */
export default function LockScreen2Page() {
  return (
    <AuthShell look="split">
      <UnlockForm />
    </AuthShell>
  )
}
