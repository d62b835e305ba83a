import { Navigate } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { auth } from '@/state/auth.ts'
import { afterLogin } from './after-login.ts'
import { AuthShell } from './auth-shell.tsx'
import { LoginForm } from './login-form.tsx'

/** The login page; authenticated users are redirected to the app. */
export default function LoginPage() {
  const { isAuth, returnTo } = useSnapshot(auth)
  if (isAuth) return <Navigate to={afterLogin(returnTo)} replace />
  return (
    <AuthShell look="split">
      <LoginForm />
    </AuthShell>
  )
}
