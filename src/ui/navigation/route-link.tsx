import { type ComponentProps, type MouseEvent, useContext } from 'react'
import { createPath, UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom'
import type { LinkTarget } from '@/routes/link-target.ts'
import { preload } from '@/routes/preload.ts'

type RouteLinkProps = Omit<ComponentProps<'a'>, 'href' | 'target'> & {
  to: LinkTarget
  /** Whether it takes the place of the page in the history, which only a link to the page itself does otherwise. */
  replace?: boolean | undefined
}

/** Whether a click asks for the page here: not in another tab or window, nor as a download. */
const isPlainClick = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey)

/**
 * A link inside the app without a style of its own. Its page is preloaded on hover and focus. The router's own link, and
 * its hooks for links, are rendered again whenever the location changes, which of a page's links is most of the work.
 */
export function RouteLink({ to, replace, onClick, onPointerEnter, onFocus, ...props }: RouteLinkProps) {
  const { navigator } = useContext(NavigationContext)
  const path = typeof to === 'string' ? to : createPath(to)
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
