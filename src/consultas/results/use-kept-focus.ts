import { type FocusEvent, type RefObject, useEffect } from 'react'
import type { KeptStates } from '@/lib/kept-state.ts'

const focusable = 'button, a[href], input, select, [tabindex="0"]'

/** What a menu or dialog within has the focus for, it gives back to its button. */
const popup = '[role=menu], [role=dialog], dialog'

/** A control by its name, and by its number among those of the same name. */
type Control = { name: string; number: number }

const nameOf = (element: Element) =>
  `${element.localName} ${element.getAttribute('aria-label') ?? element.textContent}`

const namesakes = (region: Element, name: string) =>
  [...region.querySelectorAll<HTMLElement>(focusable)].filter((element) => nameOf(element) === name)

/**
 * Notes which control of an answer has the focus, and gives the focus back to it where the browser goes back or forth to
 * the answer and nothing else has the focus. Returns what the region is to do with `onFocus`.
 */
export function useKeptFocus(region: RefObject<HTMLElement | null>, place: KeptStates | undefined) {
  useEffect(() => {
    const left = place?.get('focus') as Control | undefined
    if (!left) return
    const focusAgain = () => {
      if (!region.current || document.activeElement !== document.body) return
      namesakes(region.current, left.name)[left.number]?.focus({ preventScroll: true })
    }
    focusAgain()
    // A table that turns out to be too wide makes its rows anew before it is painted.
    const frame = requestAnimationFrame(focusAgain)
    return () => cancelAnimationFrame(frame)
  }, [place])

  return ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    if (!place || !target.matches(focusable) || target.closest(popup)) return
    const name = nameOf(target)
    const number = namesakes(currentTarget, name).indexOf(target)
    place.set('focus', { name, number } satisfies Control)
  }
}
