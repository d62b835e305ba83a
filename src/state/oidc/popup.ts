import { buildStorageKey } from './provider.ts'

const markKey = buildStorageKey('popup')

/** The name of the window in which somebody logs in again beside what they have left open. */
export const popupName = 'averigua-login'

/**
 * Opens that window, empty; `false` where the browser blocks it. It takes along a copy of this tab's storage, and in it the
 * mark of what it is: its opener is lost on the way to the provider (`Cross-Origin-Opener-Policy`).
 */
export function openPopup(): boolean {
  sessionStorage.setItem(markKey, 'true')
  try {
    return window.open('', popupName, 'popup,width=480,height=680') !== null
  } finally {
    sessionStorage.removeItem(markKey)
  }
}

export const isPopup = () => sessionStorage.getItem(markKey) !== null
