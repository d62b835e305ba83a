import { proxy } from 'valtio'

/** Whether the search dialog is open. */
export const palette = proxy({ isOpen: false })

export function openPalette() {
  palette.isOpen = true
}

export function closePalette() {
  palette.isOpen = false
}
