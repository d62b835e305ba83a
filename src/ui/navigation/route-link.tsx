import { Link, type LinkProps } from '@chakra-ui/react'
import { type ComponentProps, type MouseEvent, useContext } from 'react'
import { createPath, UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom'
import { addBasePath } from '@/lib/base-path.ts'
import type { LinkTarget } from '@/routes/link-target.ts'
import { preload } from '@/routes/preload.ts'

type RouteLinkProps = Omit<ComponentProps<'a'>, 'href' | 'target'> & {
  to: LinkTarget
  /** Replaces the history entry. Links to the current page always do. */
  replace?: boolean | undefined
}

/** True if a click opens the page in this tab and is no download. */
const isPlainClick = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey)

/**
 * An unstyled link inside the app. Hover and focus preload its page. The router's own link and hooks render
 * again on every location change, which dominates the cost of pages with many links.
 */
export function RouteLink({ to, replace, onClick, onPointerEnter, onFocus, ...props }: RouteLinkProps) {
  const { navigator } = useContext(NavigationContext)
  const path = addBasePath(typeof to === 'string' ? to : createPath(to))
  const load = () => preload(typeof to === 'string' ? to : to.pathname)
  return (
    <a
      {...props}
      href={navigator.createHref(path)}
      onClick={(event) => {
        onClick?.(event)
        if (event.defaultPrevented || !isPlainClick(event)) return
        event.preventDefault()
        const isShown = event.currentTarget.href === window.location.href
        if (replace ?? isShown) navigator.replace(path)
        else navigator.push(path)
      }}
      onPointerEnter={(event) => {
        load()
        onPointerEnter?.(event)
      }}
      onFocus={(event) => {
        load()
        onFocus?.(event)
      }}
    />
  )
}

type AppLinkProps = Omit<LinkProps, 'href'> & { to: LinkTarget }

export function AppLink({ to, children, ...props }: AppLinkProps) {
  return (
    <Link asChild {...props}>
      <RouteLink to={to}>{children}</RouteLink>
    </Link>
  )
}
