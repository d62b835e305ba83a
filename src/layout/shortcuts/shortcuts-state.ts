import { proxy } from 'valtio'

/** Whether the list of the keyboard's shortcuts is open. */
export const shortcuts = proxy({ isOpen: false })

export function openShortcuts() {
  shortcuts.isOpen = true
}

export function closeShortcuts() {
  shortcuts.isOpen = false
}
