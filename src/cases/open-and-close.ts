import { subscribe } from 'valtio/vanilla'
import { screenLock } from '@/state/screen-lock.ts'
import { onSessionEnd } from '@/state/session.ts'
import { saveLast, saveNow, watchPage } from './autosave.ts'
import { captureAnswers } from './capture-answers.ts'
import { awaitCaseLock, type Release, tryCaseLock } from './case-lock.ts'
import { notifyTabs, onCaseMessage } from './case-messages.ts'
import { type CaseContents, emptyContents } from './contents.ts'
import {
  caseState,
  forgetOpenCase,
  onCaseClose,
  readOpenKey,
  replaceContents,
  setOpenCase,
} from './open-case.ts'
import type { StoreProblem } from './problems.ts'
import { readContents } from './read-contents.ts'
import {
  type CaseHead,
  type CaseKey,
  createCaseKey,
  readSealedText,
  sealRecord,
  type UnsealProblem,
  unsealRecord,
} from './record.ts'
import { isExpired } from './retention.ts'
import { readCase, writeCase } from './store.ts'

export type OpenProblem = StoreProblem | UnsealProblem | 'expired'

type Opened = { problem?: OpenProblem }

const isSynchronous = true
// Logout and a source's 401 end the session; a lock only covers it.
onSessionEnd(closeAtOnce)
subscribe(screenLock, () => void (screenLock.isLocked && closeBehindLock()), isSynchronous)

function closeAtOnce() {
  if (caseState.open) forgetOpenCase(saveLast())
}

/**
 * Closes the case behind the lock. One that cannot be saved stays open, so that nothing is lost. An answer that arrives
 * during a save is saved too.
 */
async function closeBehindLock() {
  let isClosed: boolean
  do isClosed = await closeCase()
  while (!isClosed && screenLock.isLocked && caseState.open?.saving.status !== 'failed')
}

/** Creates an empty case and opens it. It is stored at once, so that a full disk shows now. */
export async function createCase(passphrase: string): Promise<Opened> {
  if (!(await closeCase())) return { problem: 'failed' }
  const id = crypto.randomUUID()
  const createdAt = Date.now()
  const key = await createCaseKey(id, passphrase)
  const dates = { id, createdAt, savedAt: createdAt }
  const record = await sealRecord(key, dates, JSON.stringify(emptyContents))
  const stored = await writeCase(record)
  if ('problem' in stored) return { problem: stored.problem }
  // Asks the browser not to evict the database when space is short. The answer changes nothing here.
  void navigator.storage?.persist?.()
  notifyTabs({ id, change: 'saved' })
  await showCase(record.head, key, emptyContents)
  return {}
}

/** Opens a stored case. In a second tab it is only read. */
export async function openStoredCase(id: string, passphrase: string): Promise<Opened> {
  if (!(await closeCase())) return { problem: 'failed' }
  const stored = await readCase(id)
  if ('problem' in stored) return stored
  if (isExpired(stored.value.head, Date.now())) return { problem: 'expired' }
  const unsealed = await unsealRecord(stored.value, passphrase)
  if ('problem' in unsealed) return unsealed
  const contents = readContents(unsealed.text)
  if (!contents) return { problem: 'damaged' }
  await showCase(stored.value.head, unsealed.key, contents)
  return {}
}

async function showCase({ id, createdAt, savedAt }: CaseHead, key: CaseKey, contents: CaseContents) {
  const release = await tryCaseLock(id)
  const saving = { status: 'saved', at: savedAt } as const
  setOpenCase({ id, createdAt, isReadOnly: release === undefined, saving }, { key, contents })
  if (release) startWriting(release)
  else followOtherTab(id)
}

function startWriting(release: Release) {
  onCaseClose(release)
  watchPage()
  captureAnswers()
}

/** Shows what the other tab saves, and writes once that tab has closed the case. */
function followOtherTab(id: string) {
  const waiting = new AbortController()
  const stopReading = onCaseMessage((message) => {
    if (message.id === id) void readAgain()
  })
  onCaseClose(() => {
    waiting.abort()
    stopReading()
  })
  void awaitCaseLock(id, waiting.signal).then(async (release) => {
    if (!release) return
    stopReading()
    await readAgain()
    const { open } = caseState
    if (open?.id !== id) return release()
    open.isReadOnly = false
    startWriting(release)
  })
}

/** Reads the open case again with its key, after another tab has saved or deleted it. */
async function readAgain() {
  const { open } = caseState
  const key = readOpenKey()
  if (!open || !key) return
  const stored = await readCase(open.id)
  if (caseState.open !== open) return
  if ('problem' in stored) {
    if (stored.problem === 'missing') forgetOpenCase(Promise.resolve())
    return
  }
  const text = await readSealedText(stored.value, key)
  const contents = text === undefined ? undefined : readContents(text)
  if (!contents || caseState.open !== open) return
  open.saving = { status: 'saved', at: stored.value.head.savedAt }
  replaceContents(contents)
}

/** Saves and closes the open case. Returns false, and leaves it open, if it could not be saved. */
export async function closeCase(): Promise<boolean> {
  await saveNow()
  const { open } = caseState
  if (open && !open.isReadOnly && open.saving.status !== 'saved') return false
  if (open) forgetOpenCase(Promise.resolve())
  return true
}

/** Closes the open case without its unsaved changes. */
export function discardOpenCase(): void {
  if (caseState.open) forgetOpenCase(Promise.resolve())
}
