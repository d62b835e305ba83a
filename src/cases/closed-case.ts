import { cases } from '@/generated/cases.ts'
import { dayFormat } from '@/lib/format/dates.ts'
import type { StoredHead } from './record.ts'

const dayMs = 24 * 60 * 60_000

/** The days before its deletion in which the page warns of it. */
const warningDays = 7

/** The days after which a notice is too old to count: the clock may have jumped, or the user was away for long. */
const noticeDays = 30

type Dated = Pick<StoredHead, 'createdAt'>

/** Returns the end of a case's time: whole days after its creation, in ms since the epoch. */
export const deletionTime = ({ createdAt }: Dated): number => createdAt + cases.retentionDays * dayMs

export const isExpired = (head: Dated, now: number): boolean => deletionTime(head) <= now

export const isExpiringSoon = (head: Dated, now: number): boolean =>
  deletionTime(head) - now <= warningDays * dayMs

type Noticed = Pick<StoredHead, 'createdAt' | 'noticedAt'>

/** Returns true if a notice of the deletion counts. A clock that was ahead may have left one in the future. */
export const isNoticed = ({ noticedAt }: Pick<Noticed, 'noticedAt'>, now: number): boolean =>
  noticedAt !== undefined && noticedAt <= now && now - noticedAt <= noticeDays * dayMs

const startOfDay = (at: number) => new Date(at).setHours(0, 0, 0, 0)

const startOfNextDay = (at: number) => startOfDay(startOfDay(at) + 1.5 * dayMs)

/**
 * Returns the time from which a visit deletes the case: the end of its time, and never the day on which the user first
 * sees the notice. So a clock that is ahead for one visit deletes nothing.
 */
export function removalTime(head: Noticed, now: number): number {
  const noticedAt = isNoticed(head, now) ? (head.noticedAt ?? now) : now
  return Math.max(deletionTime(head), startOfNextDay(noticedAt))
}

/** Formats a date: "12/11/2026". */
export const formatDay = (at: number): string => dayFormat.format(at)

/** Names a closed case, whose title is encrypted: its date, and the start of its id. */
export const nameClosedCase = ({ id, createdAt }: Pick<StoredHead, 'id' | 'createdAt'>): string =>
  `Caso de ${formatDay(createdAt)} (${shortenId(id)})`

/** Returns the start of a case's id. */
export const shortenId = (id: string): string => String(id).slice(0, 4).toUpperCase()
