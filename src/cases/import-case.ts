import { tryCaseLock } from './case-lock.ts'
import { notifyTabs } from './case-messages.ts'
import { caseState } from './open-case.ts'
import type { StoreProblem } from './problems.ts'
import type { CaseHead, CaseRecord } from './record.ts'
import { isExpired } from './retention.ts'
import { listCases, writeCase } from './store.ts'

type ImportResult =
  | { imported: CaseHead }
  /** The browser has a case with this id, and the user must decide. */
  | { existing: CaseHead }
  | { problem: StoreProblem | 'expired' | 'in-use' }

/**
 * Stores a case from a file.
 * @param mayReplace True if the user has agreed to replace the case with the same id.
 */
export async function importCase(record: CaseRecord, mayReplace: boolean): Promise<ImportResult> {
  const { id } = record.head
  if (isExpired(record.head, Date.now())) return { problem: 'expired' }
  const stored = await listCases()
  if ('problem' in stored) return stored
  const existing = stored.value.find((head) => head.id === id)
  if (existing && !mayReplace) return { existing }
  const release = caseState.open?.id === id ? undefined : await tryCaseLock(id)
  if (!release) return { problem: 'in-use' }
  const written = await writeCase(record)
  release()
  if ('problem' in written) return written
  notifyTabs({ id, change: 'saved' })
  return { imported: record.head }
}
