import { proxy } from 'valtio/vanilla'
import type { Path } from '@/generated/paths.ts'

/** Work that goes on while the person is elsewhere in the app. */
export type OngoingWork = {
  /** What it is, and how it stands. */
  title: string
  status: string
  /** Where it is seen. */
  path: Path
}

/** The one such work, if there is any. It lives in memory only. */
export const ongoing = proxy<{ work: OngoingWork | null }>({ work: null })

export function setOngoingWork(work: OngoingWork | null): void {
  ongoing.work = work
}
