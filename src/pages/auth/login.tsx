import { lazy, useState } from 'react'
import { Navigate } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { hasProvider } from '@/lib/environment.ts'
import { auth } from '@/state/auth.ts'
import { LoadingScreen } from '@/ui/feedback/loading-screen.tsx'
import { AuthShell } from './auth-shell.tsx'
import { LoginForm } from './login-form.tsx'
import { resolveReturnPath } from './resolve-return-path.ts'

// Marked as pure, so that builds with local accounts drop it.
const ProviderLogin = /* @__PURE__ */ lazy(() => import('./provider-login.tsx'))

/** The login page. It stays until the app has loaded. Authenticated visitors are redirected at once. */
export default function LoginPage() {
  const { isAuth, returnTo } = useSnapshot(auth)
  const [wasAuth] = useState(isAuth)
  return (
    <>
      {isAuth && <Navigate to={resolveReturnPath(returnTo)} replace />}
      {wasAuth ? (
        <LoadingScreen isAuth />
      ) : (
        <AuthShell variant="split">{hasProvider() ? <ProviderLogin /> : <LoginForm />}</AuthShell>
      )}
    </>
  )
}
