import { type Loss, registerLosses } from '@/state/losses.ts'
import { notify } from '@/ui/feedback/notify.ts'
import { notifyTabs } from './case-tabs.ts'
import type { StoreProblem } from './case-texts.ts'
import { type CaseContents, writeContents } from './contents.ts'
import {
  caseState,
  type OpenCase,
  type Opened,
  onCaseChange,
  onCaseClose,
  readOpenContents,
  readOpened,
} from './open-case.ts'
import { type CaseKey, sealRecord } from './record.ts'
import { writeCase } from './store.ts'

/** The save in progress. Saves run one after the other, so that an older one never replaces a newer one. */
let current: Promise<void> = Promise.resolve()

/** True while a save waits for the one in progress. It saves all changes until it starts. */
let isQueued = false

onCaseChange(() => {
  const { open } = caseState
  if (!open) return
  // A failed save stays on screen until one succeeds.
  if (open.saving.status === 'saved') open.saving = { status: 'saving' }
  void saveNow()
})

/** Resolves after the save in progress. */
export const savesEnd = (): Promise<void> => current

/** The data of one save. The passphrase, and with it the key, may change until the save starts. */
type Job = { open: OpenCase; opened: Opened; contents: CaseContents }

function takeJob(): Job | undefined {
  const { open } = caseState
  const opened = readOpened()
  return open && opened && !open.isReadOnly && open.saving.status !== 'saved'
    ? { open, opened, contents: opened.contents }
    : undefined
}

/** Saves the changes of the open case, if it has any. The promise never rejects. */
export function saveNow(): Promise<void> {
  if (isQueued) return current
  isQueued = true
  current = current.then(() => {
    isQueued = false
    return save(takeJob())
  })
  return current
}

/** Saves the changes of a case that closes now. Reads them before they leave memory. */
export function saveLast(): Promise<void> {
  const job = takeJob()
  current = current.then(() => save(job))
  return current
}

async function save(job: Job | undefined): Promise<void> {
  if (!job) return
  const { open, opened, contents } = job
  const { id } = open
  const savedAt = Date.now()
  const problem = await write(job, opened.key, savedAt)
  if (problem === undefined) notifyTabs({ id, change: 'saved' })
  else if (caseState.open !== open) notify.error(saveFailedText, { duration: 10_000 })
  if (caseState.open !== open) return
  if (problem !== undefined) open.saving = { status: 'failed', problem }
  else if (readOpenContents() === contents) open.saving = { status: 'saved', at: savedAt }
}

const saveFailedText = 'As últimas mudanças do caso não puderam ser salvas antes de ele fechar'

async function write(
  { open: { id, createdAt }, opened: { owner }, contents }: Job,
  key: CaseKey,
  savedAt: number,
): Promise<StoreProblem | undefined> {
  try {
    const record = await sealRecord(key, { id, createdAt, savedAt }, writeContents(contents))
    const stored = await writeCase(record, owner)
    return 'problem' in stored ? stored.problem : undefined
  } catch {
    return 'failed'
  }
}

/** Lists the changes of the open case that are not on disk. */
function listUnsaved(): Loss[] {
  const { open } = caseState
  if (!open || open.saving.status === 'saved') return []
  return [{ text: 'Mudanças do caso aberto, que não foram salvas', save: saveNow }]
}

/** Saves the open case with another key. If that fails, the case on disk keeps its key. */
export function saveWithKey(key: CaseKey): Promise<StoreProblem | undefined> {
  const saving = current.then(async () => {
    const { open } = caseState
    const opened = readOpened()
    if (!open || !opened || open.isReadOnly) return 'failed'
    const { contents } = opened
    const savedAt = Date.now()
    const problem = await write({ open, opened, contents }, key, savedAt)
    if (problem !== undefined) return problem
    opened.key = key
    if (readOpenContents() === contents) open.saving = { status: 'saved', at: savedAt }
    notifyTabs({ id: open.id, change: 'saved' })
    return undefined
  })
  current = saving.then(() => undefined)
  return saving
}

/** Saves at once when the page is hidden. The user is asked before unsaved changes are lost. */
export function watchPage(): void {
  const onHide = () => void (document.visibilityState === 'hidden' && saveNow())
  document.addEventListener('visibilitychange', onHide)
  const stopListing = registerLosses(listUnsaved, saveNow)
  onCaseClose(() => {
    document.removeEventListener('visibilitychange', onHide)
    stopListing()
  })
}
