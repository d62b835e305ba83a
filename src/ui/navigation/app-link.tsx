import { Link, type LinkProps } from '@chakra-ui/react'
import type { LinkTarget } from '@/routes/link-target.ts'
import { RouteLink } from './route-link.tsx'

type AppLinkProps = Omit<LinkProps, 'href'> & { to: LinkTarget }

export function AppLink({ to, children, ...props }: AppLinkProps) {
  return (
    <Link asChild {...props}>
      <RouteLink to={to}>{children}</RouteLink>
    </Link>
  )
}
