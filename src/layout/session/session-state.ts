import { proxy } from 'valtio'

/** Whether the list of the session's consultas is open. */
export const sessionList = proxy({ isOpen: false })

export function openSessionList() {
  sessionList.isOpen = true
}

export function closeSessionList() {
  sessionList.isOpen = false
}
