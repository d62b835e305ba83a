import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/**
 * Restores the focus in a list whose rows are added and removed: when the row with the focus is removed, the
 * row in its position takes it, and if no row is left, or the removed element was in none, the frame of the list. Both
 * take the focus by `tabIndex`.
 */
export function useFocusRestore(frame: RefObject<HTMLElement | null>, row = 'li'): void {
  const held = useRef<{ element: Element; index: number }>(undefined)

  useEffect(() => {
    const element = frame.current
    if (!element) return
    const note = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return
      const own = target.closest(row)
      const index = own ? [...element.querySelectorAll(row)].indexOf(own) : -1
      held.current = { element: target, index }
    }
    element.addEventListener('focusin', note)
    return () => element.removeEventListener('focusin', note)
  }, [frame, row])

  useLayoutEffect(() => {
    const last = held.current
    if (!last || last.element.isConnected || document.activeElement !== document.body) return
    held.current = undefined
    const rows = frame.current?.querySelectorAll<HTMLElement>(row) ?? []
    const next = rows[Math.min(last.index, rows.length - 1)] ?? frame.current
    next?.focus()
  })
}
