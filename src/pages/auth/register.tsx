import { lazy } from 'react'
import { Navigate } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { app } from '@/generated/app.ts'
import { hasProvider } from '@/lib/environment.ts'
import { auth } from '@/state/auth.ts'
import { AuthShell } from './auth-shell.tsx'
import { RegisterForm } from './register-form.tsx'

const Form = hasProvider() ? lazy(() => import('./provider-registration.tsx')) : RegisterForm

/** Redirects authenticated users, because a second profile would replace theirs. */
export default function RegisterPage() {
  if (useSnapshot(auth).isAuth) return <Navigate to={app.auth.home} replace />
  return (
    <AuthShell variant="split">
      <Form />
    </AuthShell>
  )
}
