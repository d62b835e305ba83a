import { createToaster } from '@chakra-ui/react'
import { type FocusEvent, type MouseEvent, useEffect } from 'react'

/** The duration of a toast's fold animation, in ms. */
export const collapseTime = 300

/** The toast queue: at the top end, three visible at a time. */
export const toaster = createToaster({
  placement: 'top-end',
  max: 3,
  overlap: false,
  removeDelay: collapseTime,
})

/** The element that had the focus before the toasts. */
let previousFocus: Element | null = null

type Region = HTMLElement

const isWithin = (region: Region, element: EventTarget | null) =>
  element instanceof Node && region.contains(element)

/**
 * Pauses the toasts while they have the focus. The toaster alone would take the focus back from the element
 * that the user clicked, and resume on pointer leave despite the focus.
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
      // Runs after the toaster's own handler, which resumes.
      if (isWithin(currentTarget, document.activeElement)) setTimeout(() => toaster.pause())
    },
  }
}

export function usePageIdlePause() {
  useEffect(() => {
    const onChange = () => (document.hidden ? toaster.pause() : toaster.resume())
    document.addEventListener('visibilitychange', onChange)
    return () => document.removeEventListener('visibilitychange', onChange)
  }, [])
}

/** Moves the focus from a closing toast to the next one, or back to its previous element. */
export function moveFocusToNext(toast: HTMLElement) {
  if (!toast.contains(document.activeElement)) return
  const siblings = toast.parentElement?.querySelectorAll<HTMLElement>(':scope > :not([inert])') ?? []
  const toasts = [...siblings]
  const index = toasts.indexOf(toast)
  const next = toasts[index + 1] ?? toasts[index - 1] ?? previousFocus
  if (next instanceof HTMLElement) next.focus({ preventScroll: true })
}
