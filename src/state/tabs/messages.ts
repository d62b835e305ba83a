import type { Json } from '@manifest/schema/consulta.ts'
import type { AnsweredEntry } from '../session.ts'
import type { SessionReport } from '../session-reports.ts'
import type { HeldRequest, TabAnswer } from './tab-answers.ts'

/** The version of the messages. A tab ignores those of another version. */
export const messageVersion = 1

/** The ids of subjects by their keys. A key has the subject's value. */
export type SubjectIds = readonly (readonly [key: string, id: string])[]

/**
 * The content of a message to the other tabs.
 * - `list`: what the tab has. The others request what they lack. If `wantsReply`, they send their own list.
 * - `request`: requests answers from the tab `to`.
 * - `answers`: new or requested answers, for every tab.
 * - `reports`: the dossiês and batches that the tab can open.
 * - `report-request`: requests the data of a report from the tab `to`.
 * - `report-data`: the requested data. They are missing if the report has not ended.
 * - `held-request`: requests answers that batches of the tab `to` hold.
 * - `held`: the next requested answers. `isLast` ends them.
 */
export type TabContent =
  | { kind: 'list'; ids: readonly string[]; subjects: SubjectIds; wantsReply: boolean }
  | { kind: 'request'; to: string; ids: readonly string[] }
  | { kind: 'answers'; answers: readonly AnsweredEntry[]; subjects: SubjectIds; keptIds: readonly string[] }
  | { kind: 'reports'; reports: readonly SessionReport[] }
  | { kind: 'report-request'; to: string; id: string }
  | { kind: 'report-data'; to: string; id: string; data?: Json | undefined }
  | ({ kind: 'held-request'; to: string; id: string } & HeldRequest)
  | { kind: 'held'; to: string; id: string; answers: readonly TabAnswer[]; isLast: boolean }

/** A message of the tab `from`. Tabs ignore messages of other logins. */
export type TabMessage = TabContent & { version: typeof messageVersion; loginId: string; from: string }
