import { useEffectEvent, useLayoutEffect } from 'react'
import { storedProxy, writeStored } from './persist.ts'
import { boolean } from './reader.ts'

/** Elements in which a letter is text input or part of a type-ahead. */
const textInputSelector =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]:not([contenteditable="false"]), ' +
  '[role="textbox"], [role="combobox"], [role="listbox"], [role="menu"]'

/** An open dialog has its own keys, and the page behind it takes none. */
export const openDialogSelector = 'dialog[open], [role="dialog"][data-state="open"], [aria-modal="true"]'

type KeyOptions = {
  /** The key also works while a dialog is open. */
  worksInDialogs?: boolean
  /** A held key runs again and again. */
  repeats?: boolean
}

function isCommand(event: KeyboardEvent, { worksInDialogs, repeats }: KeyOptions): boolean {
  if (!singleKeys.isOn || event.defaultPrevented || event.isComposing || (event.repeat && !repeats))
    return false
  // Some keyboards type `/` and `?` with AltGr, which Windows reports as Ctrl and Alt.
  const isAltGr = event.getModifierState('AltGraph')
  if (event.metaKey || (!isAltGr && (event.ctrlKey || event.altKey))) return false
  const isWriting = event.target instanceof Element && event.target.closest(textInputSelector) !== null
  return !isWriting && (worksInDialogs === true || document.querySelector(openDialogSelector) === null)
}

/**
 * Calls `run` at one of these keys, as named by `KeyboardEvent.key`: `?`, `h`. Not in text inputs, not with Ctrl,
 * Alt or Cmd, not if the event was handled, and not if the user turned single keys off.
 */
export function useKeys(keys: readonly string[], run: (key: string) => void, options: KeyOptions = {}): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!keys.includes(event.key) || !isCommand(event, options)) return
    // Otherwise the key would be typed into the field that is focused next.
    event.preventDefault()
    run(event.key)
  })
  // A layout effect, so that a key pressed right after the first paint counts.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
}

export const useKey = (key: string, run: () => void): void => useKeys([key], run)

const name = 'singleKeys'

/**
 * True if single keys, such as `h`, run commands. A user who dictates or uses a switch may turn them off
 * (WCAG 2.1.4). Keys with Ctrl, and keys of a focused control, stay.
 */
export const singleKeys = storedProxy(name, 'isOn', boolean, true)

export function setSingleKeys(isOn: boolean): void {
  singleKeys.isOn = isOn
  writeStored(name, isOn)
}
