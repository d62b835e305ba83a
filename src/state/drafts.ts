import { subscribe } from 'valtio/vanilla'
import { auth } from './auth.ts'
import { userKey } from './profile.ts'

/**
 * What was typed and not finished when the screen locked or a source's session ended, by path. In memory only, of one
 * user, and gone at logout.
 */
const drafts = new Map<string, unknown>()

/** The user who typed it. */
let draftUser: string | undefined

/** Those who keep what is typed somewhere now. */
const draftSavers = new Set<() => void>()

let isSavingDrafts = false

const currentUser = () => userKey(auth.profile)

let wasAuth = auth.isAuth

const isSynchronous = true
subscribe(
  auth,
  () => {
    const hasLoggedOut = wasAuth && !auth.isAuth && !isSavingDrafts
    const isOtherUser = auth.isAuth && currentUser() !== draftUser
    wasAuth = auth.isAuth
    if (hasLoggedOut || isOtherUser) drafts.clear()
  },
  isSynchronous,
)

/** Keeps what was typed at a path, until the same user is there again. */
export function saveDraft(path: string, values: unknown): void {
  if (currentUser() !== draftUser) drafts.clear()
  draftUser = currentUser()
  drafts.set(path, values)
}

/** What was typed at a path. It stays until it is taken, since a render may be repeated. */
export function readDraft<Draft>(path: string): Draft | undefined {
  return drafts.get(path) as Draft | undefined
}

/** Takes what was typed at a path: the next time there is nothing. */
export function takeDraft<Draft>(path: string): Draft | undefined {
  const draft = readDraft<Draft>(path)
  drafts.delete(path)
  return draft
}

/** Whether anything that was typed is kept. */
export const hasDrafts = () => drafts.size > 0

/** Calls `keep` when what is typed is to be kept, until the function that it returns is called. */
export function onSaveDrafts(save: () => void): () => void {
  draftSavers.add(save)
  return () => {
    draftSavers.delete(save)
  }
}

/** Keeps all that is typed now, also through an end of the session that is no logout. */
export function saveDrafts(endSession?: () => void): void {
  for (const save of draftSavers) save()
  isSavingDrafts = true
  try {
    endSession?.()
  } finally {
    isSavingDrafts = false
  }
}
