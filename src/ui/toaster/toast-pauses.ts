import { type FocusEvent, type MouseEvent, useEffect } from 'react'
import { toaster } from './toaster.ts'

/** What had the focus before it moved into the toasts. */
let previousFocus: Element | null = null

type Region = HTMLElement

const isWithin = (region: Region, element: EventTarget | null) =>
  element instanceof Node && region.contains(element)

/**
 * Pauses the toasts while the focus is within them. By itself the toaster would take the focus back from whatever
 * the user has clicked, and resume when the pointer leaves although the focus is still within.
 */
export function useRegionFocus() {
  return {
    onFocusCapture(event: FocusEvent<Region>) {
      event.stopPropagation()
      if (!isWithin(event.currentTarget, event.relatedTarget)) previousFocus = event.relatedTarget
      toaster.pause()
    },
    onBlurCapture(event: FocusEvent<Region>) {
      event.stopPropagation()
      const isHovered = event.currentTarget.matches(':hover')
      if (!isWithin(event.currentTarget, event.relatedTarget) && !isHovered) toaster.resume()
    },
    onMouseLeave({ currentTarget }: MouseEvent<Region>) {
      // After the toaster's own handler, which resumes them.
      if (isWithin(currentTarget, document.activeElement)) setTimeout(() => toaster.pause())
    },
  }
}

/** Pauses the toasts while the page is hidden. */
export function usePageIdlePause() {
  useEffect(() => {
    const onChange = () => (document.hidden ? toaster.pause() : toaster.resume())
    document.addEventListener('visibilitychange', onChange)
    return () => document.removeEventListener('visibilitychange', onChange)
  }, [])
}

/** Moves the focus from a toast that is being closed to the next one, or back to where it was before. */
export function moveFocusToNext(toast: HTMLElement) {
  if (!toast.contains(document.activeElement)) return
  const siblings = toast.parentElement?.querySelectorAll<HTMLElement>(':scope > :not([inert])') ?? []
  const toasts = [...siblings]
  const index = toasts.indexOf(toast)
  const next = toasts[index + 1] ?? toasts[index - 1] ?? previousFocus
  if (next instanceof HTMLElement) next.focus({ preventScroll: true })
}
