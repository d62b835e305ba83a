import { type Loss, registerLosses } from '@/state/losses.ts'
import { notify } from '@/ui/feedback/notify.ts'
import { notifyTabs } from './case-messages.ts'
import type { CaseContents } from './contents.ts'
import {
  caseState,
  type OpenCase,
  onCaseChange,
  onCaseClose,
  readOpenContents,
  readOpenKey,
} from './open-case.ts'
import type { StoreProblem } from './problems.ts'
import { type CaseKey, sealRecord } from './record.ts'
import { writeCase } from './store.ts'

/** The time in ms from a change until it is saved. */
const delay = 2000

let timer: ReturnType<typeof setTimeout> | undefined

/** The save in progress. Saves run one after the other, so that an older one never replaces a newer one. */
let current: Promise<void> = Promise.resolve()

onCaseChange(() => {
  const { open } = caseState
  if (!open) return
  // A save in progress shows this state when it ends and finds a newer change.
  if (open.saving.status !== 'saving') open.saving = { status: 'waiting' }
  schedule()
})

/** Later changes join the same save: a user who types without a pause is saved too. */
function schedule() {
  timer ??= setTimeout(() => void saveNow(), delay)
}

function cancel() {
  clearTimeout(timer)
  timer = undefined
}

/** Resolves after the save in progress. */
export const savesEnd = (): Promise<void> => current

/** The data of one save. */
type Job = { open: OpenCase; key: CaseKey; contents: CaseContents }

function takeJob(): Job | undefined {
  const { open } = caseState
  const key = readOpenKey()
  return open && key && !open.isReadOnly && open.saving.status !== 'saved'
    ? { open, key, contents: readOpenContents() }
    : undefined
}

/** Saves the changes of the open case, if it has any. The promise never rejects. */
export function saveNow(): Promise<void> {
  cancel()
  current = current.then(() => save(takeJob()))
  return current
}

/** Saves the changes of a case that closes now. Reads them before they leave memory. */
export function saveLast(): Promise<void> {
  cancel()
  const job = takeJob()
  current = current.then(() => save(job))
  return current
}

async function save(job: Job | undefined): Promise<void> {
  if (!job) return
  const { open, key, contents } = job
  open.saving = { status: 'saving' }
  const { id, createdAt } = open
  const savedAt = Date.now()
  const problem = await write(key, { id, createdAt, savedAt }, contents)
  if (problem === undefined) notifyTabs({ id, change: 'saved' })
  else if (caseState.open !== open) notify.error(saveFailedText, { duration: 10_000 })
  if (caseState.open !== open) return
  if (problem !== undefined) open.saving = { status: 'failed', problem }
  else if (readOpenContents() === contents) open.saving = { status: 'saved', at: savedAt }
  else {
    open.saving = { status: 'waiting' }
    schedule()
  }
}

const saveFailedText = 'As últimas mudanças do caso não puderam ser salvas antes de ele fechar'

async function write(
  key: CaseKey,
  dates: Parameters<typeof sealRecord>[1],
  contents: CaseContents,
): Promise<StoreProblem | undefined> {
  try {
    const stored = await writeCase(await sealRecord(key, dates, JSON.stringify(contents)))
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

/** Saves at once when the page is hidden. The user is asked before unsaved changes are lost. */
export function watchPage(): void {
  const onHide = () => void (document.visibilityState === 'hidden' && saveNow())
  document.addEventListener('visibilitychange', onHide)
  const stopListing = registerLosses(listUnsaved, saveNow)
  onCaseClose(() => {
    cancel()
    document.removeEventListener('visibilitychange', onHide)
    stopListing()
  })
}
