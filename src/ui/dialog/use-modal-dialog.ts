import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'

const focusable = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex="0"]'

/** Those of the dialog's controls that can be seen, in the order of Tab. */
const controlsOf = (dialog: HTMLElement) =>
  [...dialog.querySelectorAll<HTMLElement>(focusable)].filter((element) => element.checkVisibility())

/** Leads Tab from the last control back to the first: by itself the browser leaves the page in between. */
function keepFocusIn(event: KeyboardEvent<HTMLDialogElement>) {
  if (event.key !== 'Tab') return
  const controls = controlsOf(event.currentTarget)
  const [from, to] = event.shiftKey ? [controls.at(0), controls.at(-1)] : [controls.at(-1), controls.at(0)]
  if (event.target !== from) return
  event.preventDefault()
  to?.focus()
}

/** Opens the browser's modal dialog while the component is there; the browser gives the focus back when it closes. */
export function useModalDialog() {
  const dialog = useRef<HTMLDialogElement>(null)
  // Before React takes the element away: only a dialog that is still there gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  return { ref: dialog, onKeyDown: keepFocusIn }
}
