import { type RefObject, useEffect, useRef } from 'react'
import type { Lookup } from './outcome.ts'

/** The media query of the theme's `xl` breakpoint, from which the result stands beside the form. */
const besideForm = '(min-width: 1280px)'

const acts = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/**
 * Moves the page to the result when it comes, where it stands below the form, and the focus with it; not if the user
 * has scrolled, pressed or typed since the question, nor where the form is a line and the result in sight as it is.
 */
export function useMoveToResult(
  region: RefObject<HTMLElement | null>,
  { status }: Lookup,
  isFolded: boolean,
) {
  const hasActed = useRef(true)
  useEffect(() => {
    if (status === 'idle') return
    if (status === 'pending') {
      hasActed.current = isFolded
      const note = () => {
        hasActed.current = true
      }
      for (const act of acts) window.addEventListener(act, note, { capture: true, passive: true })
      return () => {
        for (const act of acts) window.removeEventListener(act, note, true)
      }
    }
    if (hasActed.current || window.matchMedia(besideForm).matches) return
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    region.current?.focus({ preventScroll: true })
    region.current?.scrollIntoView({ block: 'start', behavior: isStill ? 'auto' : 'smooth' })
  }, [status])
}
