import { type FocusEvent, type RefObject, useEffect } from 'react'
import type { StateCache } from '@/lib/cached-state.ts'

const focusable = 'button, a[href], input, select, [tabindex="0"]'

/** A menu or dialog inside returns the focus to its button. */
const popup = '[role=menu], [role=dialog], dialog'

/** A control by its name, and by its index among controls with the same name. */
type FocusedControl = { name: string; number: number }

const readControlName = (element: Element) =>
  `${element.localName} ${element.getAttribute('aria-label') ?? element.textContent}`

const findControlsByName = (region: Element, name: string) =>
  [...region.querySelectorAll<HTMLElement>(focusable)].filter((element) => readControlName(element) === name)

/**
 * Saves which control of an answer has the focus. Restores the focus when the user navigates back to the
 * answer and nothing else has it. Returns the region's `onFocus` handler.
 */
export function useRestoredFocus(region: RefObject<HTMLElement | null>, stateCache: StateCache | undefined) {
  useEffect(() => {
    const savedControl = stateCache?.get('focus') as FocusedControl | undefined
    if (!savedControl) return
    const restoreFocus = () => {
      if (!region.current || document.activeElement !== document.body) return
      findControlsByName(region.current, savedControl.name)[savedControl.number]?.focus({
        preventScroll: true,
      })
    }
    restoreFocus()
    // A table that turns out too wide renders its rows again before it is painted.
    const frame = requestAnimationFrame(restoreFocus)
    return () => cancelAnimationFrame(frame)
  }, [stateCache])

  return ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    if (!stateCache || !target.matches(focusable) || target.closest(popup)) return
    const name = readControlName(target)
    const number = findControlsByName(currentTarget, name).indexOf(target)
    stateCache.set('focus', { name, number } satisfies FocusedControl)
  }
}
