import type { Json } from '@manifest/schema/consulta.ts'
import type { Path } from '@/generated/paths.ts'
import { onSessionEnd } from './session.ts'

/** A dossiê or a batch of a case, which its page restores from `data`. */
export type NextReport = { id: string; path: Path; data: Json }

let nextReport: NextReport | undefined

/** Sets the report for the page that opens next. It reaches neither the URL nor the history. */
export function setNextReport(report: NextReport): void {
  nextReport = report
}

/** Returns the report for a page. It stays until `clearNextReport`, because React may repeat a render. */
export const readNextReport = (path: string): NextReport | undefined =>
  nextReport?.path === path ? nextReport : undefined

export function clearNextReport(): void {
  nextReport = undefined
}

onSessionEnd(clearNextReport)
