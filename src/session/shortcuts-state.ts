import { proxy } from 'valtio'

export const shortcuts = proxy({ isOpen: false })

export function openShortcuts() {
  shortcuts.isOpen = true
}

export function closeShortcuts() {
  shortcuts.isOpen = false
}
