import { resolvePath, useLocation } from 'react-router-dom'
import { app } from '@/generated/app.ts'
import { isPath, type LinkTarget } from '@/routes/link-target.ts'

/**
 * Returns a function that builds links relative to the current page. Pages of a demo know each other by name,
 * and the manifest decides on paths. A link to a missing page leads home.
 */
export function useRelativeLink() {
  const { pathname: current } = useLocation()
  return (relative: string, search: Record<string, string> = {}): LinkTarget => {
    const { pathname } = resolvePath(relative, current)
    return isPath(pathname) ? { pathname, search: new URLSearchParams(search).toString() } : app.auth.home
  }
}
