import { Button, type ButtonProps } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import { preload } from '@/routes/preload.ts'

type ButtonLinkProps = Omit<ButtonProps, 'type' | 'onClick'> & { to: string; replace?: boolean }

/** A link inside the app that looks like a button. Its page is preloaded on hover and focus. */
export function ButtonLink({ to, replace = false, children, ...props }: ButtonLinkProps) {
  const load = () => preload(to)
  return (
    <Button asChild {...props}>
      <Link to={to} replace={replace} onPointerEnter={load} onFocus={load}>
        {children}
      </Link>
    </Button>
  )
}
