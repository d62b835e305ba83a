import { resolvePath, useLocation } from 'react-router-dom'
import { app } from '@/generated/app.ts'
import { isPath, type LinkTarget } from '@/routes/link-target.ts'

/**
 * Makes a link from where a page stands beside or below the one being shown. Pages of a demo know each other by name;
 * where they are is the manifest's to say, and a link to a page that it does not have leads home.
 */
export function useRelativeLink() {
  const { pathname: current } = useLocation()
  return (relative: string, search: Record<string, string> = {}): LinkTarget => {
    const { pathname } = resolvePath(relative, current)
    return isPath(pathname) ? { pathname, search: new URLSearchParams(search).toString() } : app.auth.home
  }
}
