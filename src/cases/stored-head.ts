import type { CaseHead } from './record.ts'

/** A head as the browser stores it. The additions are plain and not authenticated, and no file has them. */
export type StoredHead = CaseHead & {
  /** The key of the account that the case belongs to. Cases of versions before 0.11 have none until they are opened. */
  owner?: string | undefined
  /** The time of the first visit in which the user saw that the case will be deleted. */
  noticedAt?: number | undefined
}

/** The latest time that a stored head may have, in ms since the epoch. Later ones cannot be formatted with their deletion. */
const latest = Date.UTC(2200, 0, 1)

const isDate = (at: unknown) => Number.isSafeInteger(at) && (at as number) >= 0 && (at as number) < latest

/** Returns true if the list can show a stored head. A forged file could store any dates in versions before 0.11. */
export const isReadableHead = (head: StoredHead): boolean =>
  typeof head.id === 'string' &&
  isDate(head.createdAt) &&
  isDate(head.savedAt) &&
  Number.isSafeInteger(head.size)
