import { Link, type LinkProps } from 'react-router-dom'
import type { LinkTarget } from '@/routes/link-target.ts'
import { preload } from '@/routes/preload.ts'

type RouteLinkProps = Omit<LinkProps, 'to'> & { to: LinkTarget }

/** A link inside the app without a style of its own. Its page is preloaded on hover and focus. */
export function RouteLink({ to, onPointerEnter, onFocus, ...props }: RouteLinkProps) {
  const load = () => preload(typeof to === 'string' ? to : to.pathname)
  return (
    <Link
      to={to}
      onPointerEnter={(event) => {
        load()
        onPointerEnter?.(event)
      }}
      onFocus={(event) => {
        load()
        onFocus?.(event)
      }}
      {...props}
    />
  )
}
