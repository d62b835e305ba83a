import { type KeyboardEvent, type RefObject, useLayoutEffect } from 'react'

const focusable = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex="0"]'

/** Returns the dialog's visible controls in Tab order. */
const listControls = (dialog: HTMLElement) =>
  [...dialog.querySelectorAll<HTMLElement>(focusable)].filter((element) => element.checkVisibility())

/** Wraps Tab from the last control to the first. Otherwise the browser moves on to its own controls. */
function trapFocus(event: KeyboardEvent<HTMLDialogElement>) {
  if (event.key !== 'Tab') return
  const controls = listControls(event.currentTarget)
  const [from, to] = event.shiftKey ? [controls.at(0), controls.at(-1)] : [controls.at(-1), controls.at(0)]
  if (event.target !== from) return
  event.preventDefault()
  to?.focus()
}

/**
 * Opens the native modal dialog while `isOpen`; the browser restores the focus on close. Returns the key
 * handler of the focus trap.
 */
export function useModalDialog(dialog: RefObject<HTMLDialogElement | null>, isOpen: boolean) {
  // Does not close in a cleanup: after all cleanups, React returns the focus to the element that had it.
  useLayoutEffect(() => {
    if (isOpen) dialog.current?.showModal()
    else dialog.current?.close()
  }, [isOpen])
  // A layout effect: the browser restores the focus only if the dialog is still in the document.
  useLayoutEffect(() => {
    const element = dialog.current
    return () => element?.close()
  }, [])
  return trapFocus
}
