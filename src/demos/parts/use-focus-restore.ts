import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/** Returns true for an element that can have the focus: it is in the document, and in no row that leaves. */
const canHoldFocus = (element: Element | null) =>
  element !== null && element !== document.body && element.isConnected && !element.closest('[inert]')

/**
 * Restores the focus in a list whose rows are added and removed: when the row with the focus is removed, the
 * row in its position takes it, and if no row is left, or the removed element was in none, the frame of the list. Both
 * take the focus by `tabIndex`.
 */
export function useFocusRestore(frame: RefObject<HTMLElement | null>, row = 'li'): void {
  const listRows = (element: HTMLElement) => [...element.querySelectorAll<HTMLElement>(`${row}:not([inert])`)]
  const lastFocus = useRef<{ element: Element; index: number }>(undefined)

  useEffect(() => {
    const element = frame.current
    if (!element) return
    const handleFocusIn = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return
      const focusedRow = target.closest<HTMLElement>(row)
      const index = focusedRow ? listRows(element).indexOf(focusedRow) : -1
      lastFocus.current = { element: target, index }
    }
    element.addEventListener('focusin', handleFocusIn)
    return () => element.removeEventListener('focusin', handleFocusIn)
  }, [frame, row])

  useLayoutEffect(() => {
    const last = lastFocus.current
    if (!last || canHoldFocus(last.element) || canHoldFocus(document.activeElement)) return
    lastFocus.current = undefined
    const rows = frame.current ? listRows(frame.current) : []
    const next = rows[Math.min(last.index, rows.length - 1)] ?? frame.current
    next?.focus()
  })
}
