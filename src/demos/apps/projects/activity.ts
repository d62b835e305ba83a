import { auth } from '@/state/auth.ts'
import { fullName } from '@/state/profile.ts'
import type { Activity } from './portfolio.ts'

/** Describes an action of the logged-in user. */
export const createEntry = (text: string): Activity => ({
  id: crypto.randomUUID(),
  at: new Date().toISOString(),
  author: fullName(auth.profile),
  text,
})
