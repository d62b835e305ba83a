import { useEffectEvent, useLayoutEffect } from 'react'

/** Where a letter is part of a text, or of a search for an entry that starts with it. */
const textInputSelector =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), ' +
  '[role="textbox"], [role="combobox"], [role="listbox"], [role="menu"]'

/** Behind an open dialog nothing is to be done by key, and a dialog has keys of its own. */
const openDialogSelector = 'dialog[open], [role="dialog"][data-state="open"], [aria-modal="true"]'

function matchesKey(key: string, event: KeyboardEvent): boolean {
  if (event.key !== key || event.defaultPrevented || event.repeat || event.isComposing) return false
  // Some keyboards write `/` and `?` with AltGr, which counts as Ctrl and Alt on Windows.
  const isAltGr = event.getModifierState('AltGraph')
  if (event.metaKey || (!isAltGr && (event.ctrlKey || event.altKey))) return false
  const isWriting = event.target instanceof Element && event.target.closest(textInputSelector) !== null
  return !isWriting && document.querySelector(openDialogSelector) === null
}

/**
 * Does something at a single key, as `KeyboardEvent.key` names it: `?`, `h`. Not while somebody is writing or a dialog is
 * open, not with Ctrl, Alt or Cmd, and not where something else has taken the key.
 */
export function useKey(key: string, run: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!matchesKey(key, event)) return
    // Otherwise the key would be written into the field that has the focus next.
    event.preventDefault()
    run()
  })
  // A layout effect, so that a key pressed as soon as the page is painted counts.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
}
