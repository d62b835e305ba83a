import { AuthShell } from './auth-shell.tsx'
import { UnlockForm } from './unlock-form.tsx'

/** The lock screen: a plain page. */
export default function LockScreenPage() {
  return (
    <AuthShell look="plain">
      <UnlockForm />
    </AuthShell>
  )
}
