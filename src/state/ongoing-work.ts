import { proxy } from 'valtio/vanilla'
import type { Path } from '@/generated/paths.ts'

/** Work that continues while the user is on another page of the app. */
export type OngoingWork = {
  /** What it is, and its progress. */
  title: string
  status: string
  /** The path of the page that shows it. */
  path: Path
}

/** The work in progress, if any. It lives in memory only. */
export const ongoing = proxy<{ work: OngoingWork | null }>({ work: null })

export function setOngoingWork(work: OngoingWork | null): void {
  ongoing.work = work
}
