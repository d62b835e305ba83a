import { parsePath } from 'react-router-dom'
import { app } from '@/generated/app.ts'
import { isOwnPath } from '@/lib/own-path.ts'
import { publicRoute } from '@/routes/public-route.ts'

/**
 * Where a login leads: to the path first asked for, with its query and hash, if it is one of the app's own,
 * or home.
 */
export function afterLogin(returnTo: string | null): string {
  return returnTo && isAppPath(returnTo) ? returnTo : app.auth.home
}

function isAppPath(path: string): boolean {
  const { pathname = '' } = parsePath(path)
  return isOwnPath(pathname) && !publicRoute(pathname)
}
