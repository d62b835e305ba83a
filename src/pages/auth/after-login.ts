import { parsePath } from 'react-router-dom'
import { app } from '@/generated/app.ts'
import { publicRoute } from '@/routes/public-route.ts'

/** Where a login leads: to the path first asked for, if it can be one of the app's own, or home. */
export function afterLogin(returnTo: string | null): string {
  return returnTo && isAppPath(returnTo) ? returnTo : app.auth.home
}

function isAppPath(path: string): boolean {
  const { pathname = '' } = parsePath(path)
  return pathname.startsWith('/') && !pathname.startsWith('//') && !publicRoute(pathname)
}
