import { proxy, subscribe } from 'valtio/vanilla'
import { screenLock } from './screen-lock.ts'
import { onSessionEnd } from './session.ts'

/**
 * True if results show sensitive values from the start. In memory only, until logout, lock or a source's 401.
 */
export const reveal = proxy({ isOn: false })

onSessionEnd(() => setReveal(false))
subscribe(screenLock, () => screenLock.isLocked && setReveal(false))

export function setReveal(isOn: boolean): void {
  reveal.isOn = isOn
}
