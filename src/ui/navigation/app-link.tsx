import { Link, type LinkProps } from '@chakra-ui/react'
import { Link as RouterLink } from 'react-router-dom'
import { preload } from '@/routes/preload.ts'

type AppLinkProps = Omit<LinkProps, 'href'> & { to: string }

/** A link inside the app. Its page is preloaded on hover and focus. */
export function AppLink({ to, children, ...props }: AppLinkProps) {
  const load = () => preload(to)
  return (
    <Link asChild {...props}>
      <RouterLink to={to} onPointerEnter={load} onFocus={load}>
        {children}
      </RouterLink>
    </Link>
  )
}
