import { buildStorageKey } from './provider.ts'

const markKey = buildStorageKey('popup')

export const popupName = 'averigua-login'

/**
 * Opens the empty login window; returns `false` if the browser blocks it. The window copies this tab's
 * session storage, where a mark identifies it: `Cross-Origin-Opener-Policy` removes its opener.
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
