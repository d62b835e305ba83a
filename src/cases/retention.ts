import { cases } from '@/generated/cases.ts'
import { tryCaseLock } from './case-lock.ts'
import { notifyTabs } from './case-messages.ts'
import type { CaseHead } from './record.ts'
import { deleteCase, listCases } from './store.ts'

const day = 24 * 60 * 60_000

/** The days before its deletion in which the page warns of it. */
const warningDays = 7

type Dated = Pick<CaseHead, 'createdAt'>

/** Returns the time from which a case is deleted: whole days after its creation, in ms since the epoch. */
export const deletionTime = ({ createdAt }: Dated): number => createdAt + cases.retentionDays * day

export const isExpired = (head: Dated, now: number): boolean => deletionTime(head) <= now

export const isExpiringSoon = (head: Dated, now: number): boolean =>
  deletionTime(head) - now <= warningDays * day

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
