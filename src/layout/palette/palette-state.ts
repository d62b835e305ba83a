import { proxy } from 'valtio'

export const palette = proxy({ isOpen: false })

export function openPalette() {
  palette.isOpen = true
}

export function closePalette() {
  palette.isOpen = false
}
