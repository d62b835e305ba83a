import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/** Returns true if the element is in the document and not in a row that leaves. */
const canHoldFocus = (element: Element | null) =>
  element !== null && element !== document.body && element.isConnected && !element.closest('[inert]')

/**
 * Restores the focus in a list after rows change. The row at the same position gets it; without rows the
 * list's frame does. Both need `tabIndex`.
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
