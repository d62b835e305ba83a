import { app } from '@/generated/app.ts'
import { addBasePath } from '@/lib/base-path.ts'
import { savesEnd } from './autosave.ts'
import { notifyTabs, tryCaseLock } from './case-tabs.ts'
import type { StoreProblem } from './case-texts.ts'
import { isNoticed, removalTime } from './closed-case.ts'
import { caseState, forgetOpenCase } from './open-case.ts'
import type { StoredHead } from './record.ts'
import { deleteCase, listCases, updateHead } from './store.ts'

type Removed = { problem?: StoreProblem | 'in-use' }

/** Deletes a case, also the one that is open in this tab. A case open in another tab stays. */
export function removeCase(id: string): Promise<Removed> {
  const isOpenHere = caseState.open?.id === id && !caseState.open.isReadOnly
  return isOpenHere ? removeOpenCase(id) : removeClosedCase(id)
}

/** This tab holds the lock until the case is deleted. A save in progress would store it again. */
function removeOpenCase(id: string): Promise<Removed> {
  const deleting = savesEnd().then(() => deleteAndNotify(id))
  forgetOpenCase(deleting.then(() => undefined))
  return deleting
}

async function removeClosedCase(id: string): Promise<Removed> {
  const release = await tryCaseLock(id)
  if (!release) return { problem: 'in-use' }
  const deleted = await deleteAndNotify(id)
  release()
  return deleted
}

async function deleteAndNotify(id: string): Promise<Removed> {
  const deleted = await deleteCase(id)
  if ('problem' in deleted) return deleted
  notifyTabs({ id, change: 'deleted' })
  return {}
}

/** The time in ms by which this computer's clock may be ahead of the server's. */
const clockTolerance = 24 * 60 * 60_000

/** Returns false if the server's clock is behind this computer's, or if the server does not answer. */
async function isClockRight(now: number): Promise<boolean> {
  try {
    const path = addBasePath(app.auth.home)
    const { headers } = await fetch(path, { method: 'HEAD', cache: 'no-store' })
    const serverTime = Date.parse(headers.get('Date') ?? '')
    return Number.isNaN(serverTime) || now - serverTime <= clockTolerance
  } catch {
    return false
  }
}

/**
 * Deletes the cases of the current account whose time has passed and whose notice the user saw on an earlier day. A case
 * that is open in a tab stays until a later visit, and all cases do if this computer's clock is ahead.
 */
export async function removeExpired(now = Date.now()): Promise<void> {
  const stored = await listCases()
  if ('problem' in stored) return
  const due = stored.value.heads.filter((head) => removalTime(head, now) <= now)
  if (due.length === 0 || !(await isClockRight(now))) return
  for (const { id } of due) await removeClosedCase(id)
}

/** Records that the user has seen the notice of these deletions. */
export async function recordNotice(heads: readonly StoredHead[], now: number): Promise<void> {
  for (const { id } of heads)
    await updateHead(id, (head) => (isNoticed(head, now) ? head : { ...head, noticedAt: now }))
}
