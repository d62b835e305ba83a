import { cases } from '@/generated/cases.ts'
import type { CaseHead } from './record.ts'

const day = 24 * 60 * 60_000

/** The days before its deletion in which the page warns of it. */
const warningDays = 7

type Dated = Pick<CaseHead, 'createdAt'>

/** Returns the time from which a case is deleted: whole days after its creation, in ms since the epoch. */
export const deletionTime = ({ createdAt }: Dated): number => createdAt + cases.retentionDays * day

export const isExpired = (head: Dated, now: number): boolean => deletionTime(head) <= now

export const isExpiringSoon = (head: Dated, now: number): boolean =>
  deletionTime(head) - now <= warningDays * day
