import { savesEnd } from './autosave.ts'
import { tryCaseLock } from './case-lock.ts'
import { notifyTabs } from './case-messages.ts'
import { caseState, forgetOpenCase } from './open-case.ts'
import type { StoreProblem } from './problems.ts'
import { isNoticed, removalTime } from './retention.ts'
import { deleteCase, listCases, updateHead } from './store.ts'
import type { StoredHead } from './stored-head.ts'

/** Deletes a case, also the one that is open in this tab. A case open in another tab stays. */
export async function removeCase(id: string): Promise<{ problem?: StoreProblem | 'in-use' }> {
  const isOpenHere = caseState.open?.id === id && !caseState.open.isReadOnly
  const deleted = isOpenHere ? await deleteOpenCase(id) : await deleteClosedCase(id)
  if ('problem' in deleted) return deleted
  notifyTabs({ id, change: 'deleted' })
  return {}
}

/** This tab holds the lock until the case is deleted. A save in progress would store it again. */
function deleteOpenCase(id: string) {
  const deleting = savesEnd().then(() => deleteCase(id))
  forgetOpenCase(deleting.then(() => undefined))
  return deleting
}

async function deleteClosedCase(id: string) {
  const release = await tryCaseLock(id)
  if (!release) return { problem: 'in-use' } as const
  const deleted = await deleteCase(id)
  release()
  return deleted
}

/**
 * Deletes the cases of the current account whose time has passed and whose notice the user saw on an earlier day. A case
 * that is open in a tab stays until a later visit.
 */
export async function removeExpired(now = Date.now()): Promise<void> {
  const stored = await listCases()
  if ('problem' in stored) return
  for (const head of stored.value.heads) if (removalTime(head, now) <= now) await removeCase(head.id)
}

/** Records that the user has seen the notice of these deletions. */
export async function recordNotice(heads: readonly StoredHead[], now: number): Promise<void> {
  for (const { id } of heads)
    await updateHead(id, (head) => (isNoticed(head, now) ? head : { ...head, noticedAt: now }))
}
