import { type KeyboardEvent, type RefObject, useLayoutEffect } from 'react'

const focusable = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex="0"]'

/** The dialog's visible controls, in Tab order. */
const listControls = (dialog: HTMLElement) =>
  [...dialog.querySelectorAll<HTMLElement>(focusable)].filter((element) => element.checkVisibility())

/**
 * Wraps Tab from the last control to the first (a focus trap): by itself the browser would move on to its own
 * controls.
 */
function trapFocus(event: KeyboardEvent<HTMLDialogElement>) {
  if (event.key !== 'Tab') return
  const controls = listControls(event.currentTarget)
  const [from, to] = event.shiftKey ? [controls.at(0), controls.at(-1)] : [controls.at(-1), controls.at(0)]
  if (event.target !== from) return
  event.preventDefault()
  to?.focus()
}

/**
 * Opens the native modal dialog while `isOpen`; the browser restores the focus when it closes. Returns the handler of keys
 * that traps the focus.
 */
export function useModalDialog(dialog: RefObject<HTMLDialogElement | null>, isOpen: boolean) {
  // It is not closed by a cleanup: after all cleanups of a render React gives the focus back to the element that had it.
  useLayoutEffect(() => {
    if (isOpen) dialog.current?.showModal()
    else dialog.current?.close()
  }, [isOpen])
  // A layout effect, since only a dialog that is still in the document restores the focus when it closes.
  useLayoutEffect(() => {
    const element = dialog.current
    return () => element?.close()
  }, [])
  return trapFocus
}
