import type { Path } from '@/generated/paths.ts'
import { onSessionEnd } from '../session.ts'

/** The query that the user sent when the credits did not suffice. It is only in memory, until the session ends. */
export type CreditsReturn = {
  /** The title of the consulta, batch or dossiê, without a value of the query. */
  title: string
  path: Path
  /** Runs before the page opens, and gives it back what was typed. */
  prepare?: () => unknown
}

let waiting: CreditsReturn | undefined

onSessionEnd(() => setCreditsReturn(undefined))

/** Sets what the page of the credits leads back to. */
export function setCreditsReturn(next: CreditsReturn | undefined): void {
  waiting = next
}

export const readCreditsReturn = (): CreditsReturn | undefined => waiting
