import { proxy } from 'valtio'

export const sessionTitle = 'Consultas desta sessão'

export const sessionList = proxy({ isOpen: false })

export function openSessionList() {
  sessionList.isOpen = true
}

export function closeSessionList() {
  sessionList.isOpen = false
}

export const shortcuts = proxy({ isOpen: false })

export function openShortcuts() {
  shortcuts.isOpen = true
}

export function closeShortcuts() {
  shortcuts.isOpen = false
}
