import { proxy } from 'valtio/vanilla'
import { onSessionEnd } from './session.ts'
import { buildSubjectKey } from './subjects.ts'

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
