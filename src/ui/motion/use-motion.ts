import { PresenceContext, usePresence } from 'framer-motion'
import { type RefObject, use, useLayoutEffect } from 'react'

/** Returns false for a component that leaves. */
export { useIsPresent } from 'framer-motion'

export type Motion = {
  /** Starts the entrance. Returns what stops it. */
  enter: (element: HTMLElement) => () => void
  /** Starts the exit. Resolves when the element may be removed. */
  leave: (element: HTMLElement) => Promise<void>
}

/**
 * Animates an element in when it is mounted, and out when `Presence` or `Rows` lets it go. While it leaves it is inert and
 * hidden from the accessibility tree.
 */
export function useMotion(ref: RefObject<HTMLElement | null>, { enter, leave }: Motion): void {
  const [isPresent, remove] = usePresence()
  const isPresentInitially = use(PresenceContext)?.initial === false
  useLayoutEffect(() => {
    const element = ref.current
    if (isPresent) return element && !isPresentInitially ? enter(element) : undefined
    if (!element) return remove?.()
    element.inert = true
    element.ariaHidden = 'true'
    void leave(element).finally(() => remove?.())
    return () => {
      element.inert = false
      element.ariaHidden = null
    }
  }, [isPresent])
}
