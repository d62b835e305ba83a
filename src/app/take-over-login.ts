import type { ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createPath } from 'react-router-dom'
import { app } from '@/generated/app.ts'
import { addBasePath, removeBasePath } from '@/lib/base-path.ts'
import { onLoginTakenOver } from '@/lib/page-shown.ts'
import { findPublicRoute } from '@/routes/public-route.ts'
import { setReturnTo } from '@/state/auth.ts'
import type { AppHistory } from './app-router.tsx'

/**
 * Makes React take over the login that the build rendered and that the boot script shows. It may be shown at a path that needs
 * a login: then the login leads back to this path, as after a redirect.
 */
export function takeOverLogin(login: HTMLElement, history: AppHistory, tree: ReactNode): void {
  const { pathname, ...rest } = history.location
  const path = removeBasePath(pathname)
  if (!findPublicRoute(path)) {
    setReturnTo(createPath({ ...rest, pathname: path }))
    history.replace(addBasePath(app.auth.login))
  }
  document.getElementById('root')?.remove()
  login.id = 'root'
  onLoginTakenOver(() => {
    login.nextElementSibling?.remove()
    const pressed = login.querySelector<HTMLElement>('[data-pressed]')
    pressed?.removeAttribute('data-pressed')
    pressed?.click()
  })
  hydrateRoot(login, tree)
}
