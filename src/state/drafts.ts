import { subscribeSync } from '@/lib/subscribe-sync.ts'
import { auth } from './auth.ts'
import { type Loss, registerLosses } from './losses.ts'
import { userKey } from './profile.ts'

/**
 * Unfinished form values, by path, saved when the screen locks or a source's session ends. In memory, for one
 * user, until logout.
 */
const drafts = new Map<string, { values: unknown; loss: Loss | undefined }>()

registerLosses(() => [...drafts.values()].flatMap(({ loss }) => loss ?? []))

let draftUser: string | undefined

/** Saves the values of a form. `isEnd`: the session ends now, and everything outside of drafts leaves memory. */
type DraftSaver = (isEnd: boolean) => void

/** Called when the screen locks or a session ends. */
const draftSavers = new Set<DraftSaver>()

let isSavingDrafts = false

const currentUser = () => userKey(auth.profile)

let wasAuth = auth.isAuth

subscribeSync(auth, () => {
  const hasLoggedOut = wasAuth && !auth.isAuth && !isSavingDrafts
  const isOtherUser = auth.isAuth && currentUser() !== draftUser
  wasAuth = auth.isAuth
  if (hasLoggedOut || isOtherUser) clearDrafts()
})

/** Saves a draft. `loss` describes it if a logout would lose typed work; values that were sent already are none. */
export function saveDraft(path: string, values: unknown, loss?: Loss): void {
  if (currentUser() !== draftUser) clearDrafts()
  draftUser = currentUser()
  drafts.set(path, { values, loss })
}

/** Returns the draft of a path without removing it, because React may repeat a render. */
export function readDraft<Draft>(path: string): Draft | undefined {
  return drafts.get(path)?.values as Draft | undefined
}

export function takeDraft<Draft>(path: string): Draft | undefined {
  const draft = readDraft<Draft>(path)
  drafts.delete(path)
  return draft
}

export const hasDrafts = () => drafts.size > 0

export function clearDrafts(): void {
  drafts.clear()
}

/** Calls `save` each time drafts are saved, until the returned function is called. */
export function onSaveDrafts(save: DraftSaver): () => void {
  draftSavers.add(save)
  return () => {
    draftSavers.delete(save)
  }
}

/** Saves all drafts, then runs `endSession`, if given. A logout inside `endSession` does not clear the drafts. */
export function saveDrafts(endSession?: () => void): void {
  for (const save of draftSavers) save(endSession !== undefined)
  isSavingDrafts = true
  try {
    endSession?.()
  } finally {
    isSavingDrafts = false
  }
}
