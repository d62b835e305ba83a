import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { app } from '@/generated/app.ts'
import { confirmLogout } from '@/session/log-out-and-notify.ts'
import { auth, logout } from '@/state/auth.ts'
import { AppLink } from '@/ui/navigation/app-link.tsx'

type OtherAccountLinkProps = {
  logOut?: () => unknown
  children?: ReactNode
}

/** Leads to the login. A user who is logged in is logged out first, and asked before if something would be lost. */
export function OtherAccountLink({
  logOut = logout,
  children = 'Entrar com outra conta',
}: OtherAccountLinkProps) {
  const navigate = useNavigate()
  const leave = async () => {
    if (!(await confirmLogout())) return
    await logOut()
    await navigate(app.auth.login)
  }
  return (
    <AppLink
      to={app.auth.login}
      onClick={(event) => {
        if (!auth.isAuth) return
        event.preventDefault()
        void leave()
      }}
    >
      {children}
    </AppLink>
  )
}
