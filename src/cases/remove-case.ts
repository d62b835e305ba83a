import { savesEnd } from './autosave.ts'
import { tryCaseLock } from './case-lock.ts'
import { notifyTabs } from './case-messages.ts'
import { caseState, forgetOpenCase } from './open-case.ts'
import type { StoreProblem } from './problems.ts'
import { isExpired } from './retention.ts'
import { deleteCase, listCases } from './store.ts'

/** Deletes a case, also the one that is open in this tab. A case open in another tab stays. */
export async function removeCase(id: string): Promise<{ problem?: StoreProblem | 'in-use' }> {
  const isOpenHere = caseState.open?.id === id && !caseState.open.isReadOnly
  const deleted = isOpenHere ? await deleteOpenCase(id) : await deleteClosedCase(id)
  if (!('problem' in deleted)) notifyTabs({ id, change: 'deleted' })
  return 'problem' in deleted ? deleted : {}
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

/** Deletes the cases whose time has passed, also the one that is open in this tab. */
export async function removeExpired(now = Date.now()): Promise<void> {
  const { open } = caseState
  if (open && !open.isReadOnly && isExpired(open, now)) await removeCase(open.id)
  await deleteExpiredCases(now)
}

/** Deletes the cases whose time has passed. A case that is open in a tab closes there first. */
export async function deleteExpiredCases(now = Date.now()): Promise<void> {
  const stored = await listCases()
  if ('problem' in stored) return
  for (const { id } of stored.value.filter((head) => isExpired(head, now))) {
    const release = await tryCaseLock(id)
    if (!release) continue
    await deleteCase(id)
    release()
    notifyTabs({ id, change: 'deleted' })
  }
}
