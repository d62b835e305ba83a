import { proxy } from 'valtio/vanilla'
import { onSessionEnd } from './session.ts'

/**
 * True if results show sensitive values from the start. In memory only, until logout, lock or a source's 401.
 */
export const reveal = proxy({ isOn: false })

onSessionEnd(() => setReveal(false))

export function setReveal(isOn: boolean): void {
  reveal.isOn = isOn
}
