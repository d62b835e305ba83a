import type { ComponentProps } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'
import type { LinkTarget } from '@/routes/link-target.ts'
import { preload } from '@/routes/preload.ts'

type RouteLinkProps = Omit<ComponentProps<'a'>, 'href' | 'target'> & {
  to: LinkTarget
  /** Whether it takes the place of the page in the history, which only a link to the page itself does otherwise. */
  replace?: boolean | undefined
}

/**
 * A link inside the app without a style of its own. Its page is preloaded on hover and focus. The router's own link can
 * lead to other sites and prefetch data as well, and is four times as large.
 */
export function RouteLink({ to, replace, onClick, onPointerEnter, onFocus, ...props }: RouteLinkProps) {
  const href = useHref(to)
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, replace === undefined ? {} : { replace })
  const load = () => preload(typeof to === 'string' ? to : to.pathname)
  return (
    <a
      {...props}
      href={href}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) follow(event)
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
