import { lazy, useState } from 'react'
import { Navigate } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { auth } from '@/state/auth.ts'
import { LoadingScreen } from '@/ui/feedback/loading-screen.tsx'
import { AuthShell } from './auth-shell.tsx'
import { LoginForm } from './login-form.tsx'
import { resolveReturnPath } from './resolve-return-path.ts'

// Marked as pure, so that a build whose accounts are local has nothing of it.
const ProviderLogin = /* @__PURE__ */ lazy(() => import('./provider-login.tsx'))

/** The login page, which stays until the app is there; users who come authenticated are redirected at once. */
export default function LoginPage() {
  const { isAuth, returnTo } = useSnapshot(auth)
  const [wasAuth] = useState(isAuth)
  return (
    <>
      {isAuth && <Navigate to={resolveReturnPath(returnTo)} replace />}
      {wasAuth ? (
        <LoadingScreen isAuth />
      ) : (
        <AuthShell look="split">
          {import.meta.env.VITE_AUTH_PROVIDER === 'oidc' ? <ProviderLogin /> : <LoginForm />}
        </AuthShell>
      )}
    </>
  )
}
