import { subscribeSync } from '@/lib/subscribe-sync.ts'
import { screenLock } from '@/state/screen-lock.ts'
import { onSessionEnd, sessionSignal } from '@/state/session.ts'
import { notify } from '@/ui/feedback/notify.ts'
import { saveLast, saveNow, saveWithKey, watchPage } from './autosave.ts'
import { captureAnswers } from './capture-answers.ts'
import { digestOwner } from './case-database.ts'
import { openInWorker } from './case-file-work.ts'
import { awaitCaseLock, notifyTabs, onCaseMessage, type Release, tryCaseLock } from './case-tabs.ts'
import type { OpenProblem } from './case-texts.ts'
import { emptyContents, writeContents } from './contents.ts'
import {
  caseState,
  forgetOpenCase,
  type Opened,
  onCaseClose,
  readOpened,
  replaceContents,
  setOpenCase,
} from './open-case.ts'
import { type CaseHead, createCaseKey, sealRecord, unsealRecord } from './record.ts'
import { readCase, writeCase } from './store.ts'

type Opening = { problem?: OpenProblem }

// Logout and a source's 401 end the session; a lock only covers it.
onSessionEnd(() => {
  if (caseState.open) forgetOpenCase(saveLast())
})
// A case that cannot be saved stays in the memory of the tab, behind the lock.
subscribeSync(screenLock, () => void (screenLock.isLocked && closeCase()))

/** Creates an empty case and opens it. It is stored at once, so that a full disk shows now. */
export async function createCase(passphrase: string): Promise<Opening> {
  if (!(await closeCase())) return { problem: 'failed' }
  const signal = sessionSignal()
  const id = crypto.randomUUID()
  const createdAt = Date.now()
  const [key, owner] = await Promise.all([createCaseKey(id, passphrase), digestOwner(id)])
  const dates = { id, createdAt, savedAt: createdAt }
  const record = await sealRecord(key, dates, writeContents(emptyContents))
  const stored = await writeCase(record, owner)
  if ('problem' in stored) return { problem: stored.problem }
  // Asks the browser not to evict the database when space is short. The answer changes nothing here.
  void navigator.storage?.persist?.()
  notifyTabs({ id, change: 'saved' })
  return showCase(record.head, { key, owner, contents: emptyContents }, await tryCaseLock(id), signal)
}

/** Opens a stored case. In a second tab it is only read. */
export async function openStoredCase(id: string, passphrase: string): Promise<Opening> {
  if (!(await closeCase())) return { problem: 'failed' }
  const signal = sessionSignal()
  const owner = await digestOwner(id)
  // Before the case is read: otherwise another tab could save a change, and this one would replace it.
  const release = await tryCaseLock(id)
  const read = await readWithPassphrase(id, passphrase)
  if ('problem' in read) {
    release?.()
    return read
  }
  const { head, key, contents } = read
  return showCase(head, { key, owner, contents }, release, signal)
}

async function readWithPassphrase(id: string, passphrase: string) {
  const stored = await readCase(id)
  if ('problem' in stored) return stored
  const opened = await openInWorker(stored.value, passphrase)
  return 'problem' in opened ? opened : { head: stored.value.head, ...opened }
}

function showCase(
  { id, createdAt, savedAt }: CaseHead,
  opened: Omit<Opened, 'releases'>,
  release: Release | undefined,
  signal: AbortSignal,
): Opening {
  // The user has logged out while the key was derived.
  if (signal.aborted) {
    release?.()
    return { problem: 'failed' }
  }
  const saving = { status: 'saved', at: savedAt } as const
  setOpenCase({ id, createdAt, isReadOnly: release === undefined, saving }, opened)
  if (release) startWriting(release)
  else followOtherTab(id)
  return {}
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
  // The other tab may have saved before this one listened.
  void readAgain()
  void awaitCaseLock(id, waiting.signal).then(async (release) => {
    if (!release) return
    stopReading()
    // Without the newest contents this tab would replace what the other one saved.
    const isNewest = await readAgain()
    const { open } = caseState
    if (!isNewest || open?.id !== id) return release()
    open.isReadOnly = false
    startWriting(release)
  })
}

let readings = 0

/** The number of the last reading that is on screen. An earlier one that ends later is out of date. */
let shownReading = 0

/**
 * Reads the open case again with its key, after another tab has saved or deleted it. Returns true if it shows what is
 * stored.
 */
async function readAgain(): Promise<boolean> {
  const { open } = caseState
  const key = readOpened()?.key
  if (!open || !key) return false
  readings += 1
  const reading = readings
  const stored = await readCase(open.id)
  if (caseState.open !== open) return false
  if ('problem' in stored) {
    if (stored.problem === 'missing') forgetOpenCase(Promise.resolve())
    return false
  }
  if (String(stored.value.salt) !== String(key.salt)) {
    forgetOpenCase(Promise.resolve())
    notify.warning(passphraseChangedText, { duration: 10_000 })
    return false
  }
  const newest = await openInWorker(stored.value, key)
  if ('problem' in newest || caseState.open !== open || reading < shownReading) return false
  shownReading = reading
  open.saving = { status: 'saved', at: stored.value.head.savedAt }
  replaceContents(newest.contents)
  return true
}

const passphraseChangedText = 'A senha deste caso foi trocada em outra aba. Abra-o de novo com a senha nova.'

/** Saves and closes the open case. Returns false, and leaves it open, if it could not be saved. */
export async function closeCase(): Promise<boolean> {
  // Answers may come while it saves.
  do await saveNow()
  while (caseState.open?.saving.status === 'saving')
  const { open } = caseState
  if (open && !open.isReadOnly && open.saving.status !== 'saved') return false
  if (open) forgetOpenCase(Promise.resolve())
  return true
}

/** Closes the open case without its unsaved changes. */
export function discardOpenCase(): void {
  if (caseState.open) forgetOpenCase(Promise.resolve())
}

/**
 * Encrypts the open case with another passphrase, and replaces the stored record at once: it opens with the old or with
 * the new one, never with none. Files exported before keep the old one.
 */
export async function changePassphrase(current: string, next: string): Promise<Opening> {
  const { open } = caseState
  if (!open || open.isReadOnly) return { problem: 'failed' }
  const stored = await readCase(open.id)
  if ('problem' in stored) return stored
  const unsealed = await unsealRecord(stored.value, current)
  if ('problem' in unsealed) return unsealed
  const problem = await saveWithKey(await createCaseKey(open.id, next))
  return problem === undefined ? {} : { problem }
}
