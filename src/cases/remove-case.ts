import { savesEnd } from './autosave.ts'
import { tryCaseLock } from './case-lock.ts'
import { tellTabs } from './case-messages.ts'
import { discardOpenCase } from './open-and-close.ts'
import { caseState } from './open-case.ts'
import type { StoreProblem } from './problems.ts'
import { isExpired } from './retention.ts'
import { deleteCase } from './store.ts'

/** Deletes a case, also the one that is open in this tab. A case open in another tab stays. */
export async function removeCase(id: string): Promise<{ problem?: StoreProblem | 'in-use' }> {
  if (caseState.open?.id === id && !caseState.open.isReadOnly) {
    discardOpenCase()
    // A save in progress would store the case again.
    await savesEnd()
  }
  const release = await tryCaseLock(id)
  if (!release) return { problem: 'in-use' }
  const deleted = await deleteCase(id)
  release()
  if ('problem' in deleted) return deleted
  tellTabs({ id, change: 'deleted' })
  return {}
}

/** Deletes the open case once its time has passed. */
export async function removeIfExpired(now = Date.now()): Promise<void> {
  const { open } = caseState
  if (open && !open.isReadOnly && isExpired(open, now)) await removeCase(open.id)
}
