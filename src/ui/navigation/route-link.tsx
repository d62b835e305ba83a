import { Link, type LinkProps } from 'react-router-dom'
import type { LinkTarget } from '@/routes/link-target.ts'
import { preload } from '@/routes/preload.ts'

export type RouteLinkProps = Omit<LinkProps, 'to'> & { to: LinkTarget }

/** A link inside the app without a style of its own. Its page begins to load when the pointer or the focus reaches it. */
export function RouteLink({ to, ...props }: RouteLinkProps) {
  const load = () => preload(typeof to === 'string' ? to : to.pathname)
  return <Link to={to} onPointerEnter={load} onFocus={load} {...props} />
}
