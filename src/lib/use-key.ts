import { useEffectEvent, useLayoutEffect } from 'react'

/** Elements in which a letter is text input or part of a type-ahead. */
const textInputSelector =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]:not([contenteditable="false"]), ' +
  '[role="textbox"], [role="combobox"], [role="listbox"], [role="menu"]'

/** An open dialog has its own keys, and the page behind it takes none. */
const openDialogSelector = 'dialog[open], [role="dialog"][data-state="open"], [aria-modal="true"]'

function matchesKey(key: string, event: KeyboardEvent): boolean {
  if (event.key !== key || event.defaultPrevented || event.repeat || event.isComposing) return false
  // Some keyboards type `/` and `?` with AltGr, which Windows reports as Ctrl and Alt.
  const isAltGr = event.getModifierState('AltGraph')
  if (event.metaKey || (!isAltGr && (event.ctrlKey || event.altKey))) return false
  const isWriting = event.target instanceof Element && event.target.closest(textInputSelector) !== null
  return !isWriting && document.querySelector(openDialogSelector) === null
}

/**
 * Calls `run` at a single key, as named by `KeyboardEvent.key`: `?`, `h`. Not in text inputs, not while a
 * dialog is open, not with Ctrl, Alt or Cmd, and not if the event was handled.
 */
export function useKey(key: string, run: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!matchesKey(key, event)) return
    // Otherwise the key would be typed into the field that is focused next.
    event.preventDefault()
    run()
  })
  // A layout effect, so that a key pressed right after the first paint counts.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
}
