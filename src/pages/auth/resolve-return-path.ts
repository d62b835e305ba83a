import { parsePath } from 'react-router-dom'
import { app } from '@/generated/app.ts'
import { findPublicRoute } from '@/routes/public-route.ts'

/** Returns the path to open after a login: the requested one if it belongs to the app, otherwise home. */
export function resolveReturnPath(returnTo: string | null): string {
  return returnTo && isAppPath(returnTo) ? returnTo : app.auth.home
}

/**
 * Returns true if a text can only be a path of this site. Browsers turn backslashes into slashes and drop
 * tabs and line breaks. Such a text could start with two slashes and then name a host.
 */
function isAppPath(path: string): boolean {
  const { pathname = '' } = parsePath(path)
  return /^\/(?!\/)[^\\\s]*$/.test(pathname) && !findPublicRoute(pathname)
}
