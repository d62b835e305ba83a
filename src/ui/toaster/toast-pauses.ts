import { type FocusEvent, type MouseEvent, useEffect } from 'react'
import { toaster } from './toaster.ts'

/** What had the focus before a toast had it. */
let cameFrom: Element | null = null

type Region = HTMLElement

const isWithin = (region: Region, element: EventTarget | null) =>
  element instanceof Node && region.contains(element)

/**
 * Has the toasts wait while the focus is among them. Left to itself the toaster takes the focus back from whatever
 * the person has clicked on, and goes on when the pointer leaves though the focus is still there.
 */
export function useRegionFocus() {
  return {
    onFocusCapture(event: FocusEvent<Region>) {
      event.stopPropagation()
      if (!isWithin(event.currentTarget, event.relatedTarget)) cameFrom = event.relatedTarget
      toaster.pause()
    },
    onBlurCapture(event: FocusEvent<Region>) {
      event.stopPropagation()
      const isHovered = event.currentTarget.matches(':hover')
      if (!isWithin(event.currentTarget, event.relatedTarget) && !isHovered) toaster.resume()
    },
    onMouseLeave({ currentTarget }: MouseEvent<Region>) {
      // Later than the toaster itself, which lets them go on.
      if (isWithin(currentTarget, document.activeElement)) setTimeout(() => toaster.pause())
    },
  }
}

/** Has the toasts wait while nobody can see the page. */
export function usePageIdlePause() {
  useEffect(() => {
    const onChange = () => (document.hidden ? toaster.pause() : toaster.resume())
    document.addEventListener('visibilitychange', onChange)
    return () => document.removeEventListener('visibilitychange', onChange)
  }, [])
}

/** A toast that goes and has the focus hands it to the next one, or back to where it came from. */
export function handOnFocus(toast: HTMLElement | null) {
  if (!toast?.contains(document.activeElement)) return
  const next = toast.nextElementSibling ?? toast.previousElementSibling ?? cameFrom
  if (next instanceof HTMLElement) next.focus({ preventScroll: true })
}
