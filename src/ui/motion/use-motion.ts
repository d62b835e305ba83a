import { PresenceContext, usePresence } from 'framer-motion'
import { type RefObject, use, useLayoutEffect } from 'react'

/** Returns false in a component that is leaving. */
export { useIsPresent } from 'framer-motion'

export type Motion = {
  /** Starts the entrance. Returns a function that stops it. */
  enter: (element: HTMLElement) => () => void
  /** Starts the exit. Resolves when the element may be removed. */
  leave: (element: HTMLElement) => Promise<void>
}

/**
 * Animates an element on mount, and on removal from `Presence` or `MotionRows`. A leaving element is inert
 * and hidden from the accessibility tree.
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
