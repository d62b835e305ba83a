import { proxy, subscribe } from 'valtio/vanilla'
import { screenLock } from './screen-lock.ts'
import { onSessionEnd } from './session.ts'
import { buildSubjectKey } from './subjects.ts'

/**
 * True if results show sensitive values from the start. In memory only, until logout, lock or a source's 401.
 */
export const reveal = proxy({ isOn: false })

onSessionEnd(() => setReveal(false))
subscribe(screenLock, () => screenLock.isLocked && setReveal(false))

export function setReveal(isOn: boolean): void {
  reveal.isOn = isOn
}

/**
 * The subjects that the user opened from a hidden value and has not shown since. Their pages hide the value too. In
 * memory only, until the session ends.
 */
export const followedHidden = proxy<{ keys: Record<string, true> }>({ keys: {} })

export function markFollowedHidden(kind: string, value: string): void {
  followedHidden.keys[buildSubjectKey(kind, value)] = true
}

/** The user shows the value: it is no longer hidden anywhere. */
export function showFollowed(kind: string, value: string): void {
  delete followedHidden.keys[buildSubjectKey(kind, value)]
}

onSessionEnd(() => {
  followedHidden.keys = {}
})
