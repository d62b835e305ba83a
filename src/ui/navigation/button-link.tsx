import { Button, type ButtonProps } from '@chakra-ui/react'
import type { LinkTarget } from '@/routes/link-target.ts'
import { RouteLink } from './route-link.tsx'

type ButtonLinkProps = Omit<ButtonProps, 'type' | 'onClick'> & {
  to: LinkTarget
  replace?: boolean
  onClick?: () => void
}

export function ButtonLink({ to, replace = false, children, ...props }: ButtonLinkProps) {
  return (
    <Button asChild {...props}>
      <RouteLink to={to} replace={replace}>
        {children}
      </RouteLink>
    </Button>
  )
}
