import { type RefObject, useEffect, useRef } from 'react'
import type { LookupState } from '../outcome.ts'

/** The media query of the theme's `xl` breakpoint, from which the result stands beside the form. */
const wideLayoutQuery = '(min-width: 1280px)'

const userEvents = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/**
 * Moves the page to the result when it comes, where it stands below the form, and the focus with it; not if the user
 * has scrolled, pressed or typed since the question, nor where the form is a line and the result in sight as it is.
 */
export function useScrollToResult(
  region: RefObject<HTMLElement | null>,
  { status }: LookupState,
  isFolded: boolean,
) {
  const hasUserActed = useRef(true)
  useEffect(() => {
    if (status === 'idle') return
    if (status === 'pending') {
      hasUserActed.current = isFolded
      const recordUserEvent = () => {
        hasUserActed.current = true
      }
      for (const userEvent of userEvents)
        window.addEventListener(userEvent, recordUserEvent, { capture: true, passive: true })
      return () => {
        for (const userEvent of userEvents) window.removeEventListener(userEvent, recordUserEvent, true)
      }
    }
    if (hasUserActed.current || window.matchMedia(wideLayoutQuery).matches) return
    const prefersReducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    region.current?.focus({ preventScroll: true })
    region.current?.scrollIntoView({ block: 'start', behavior: prefersReducedMotion ? 'auto' : 'smooth' })
  }, [status])
}
