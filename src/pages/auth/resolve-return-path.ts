import { parsePath } from 'react-router-dom'
import { app } from '@/generated/app.ts'
import { findPublicRoute } from '@/routes/public-route.ts'

/**
 * Where a login leads: to the path first asked for, with its query and hash, if it is one of the app's own,
 * or home.
 */
export function resolveReturnPath(returnTo: string | null): string {
  return returnTo && isAppPath(returnTo) ? returnTo : app.auth.home
}

/**
 * Whether a text can only mean a path of this site. Browsers turn backslashes into slashes and drop tabs and line
 * breaks, so that with any of these two slashes could come to stand at the start, and what follows them is a host.
 */
function isAppPath(path: string): boolean {
  const { pathname = '' } = parsePath(path)
  return /^\/(?!\/)[^\\\s]*$/.test(pathname) && !findPublicRoute(pathname)
}
