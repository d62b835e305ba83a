import type { Json } from '@manifest/schema/consulta.ts'
import { leadKind } from '../lead-kind.ts'
import { boolean, number, type Reader, text, time } from '../reader.ts'
import type { AnsweredEntry } from '../session.ts'
import type { SessionReport } from '../session-reports.ts'
import type { HeldRequest, TabAnswer } from './tab-answers.ts'

/** Returns true if the value fits. */
type Test = (value: unknown) => boolean

const fits =
  (read: Reader<unknown>): Test =>
  (value) =>
    read(value) !== undefined

const isText = fits(text)
const isTime = fits(time)
const isCount: Test = (value) => fits(number)(value) && Number(value) >= 0

const optional =
  (test: Test): Test =>
  (value) =>
    value === undefined || test(value)

const isList =
  (test: Test): Test =>
  (value) =>
    Array.isArray(value) && value.every(test)

/** Tests the named members of an object. Other members do not matter. */
const hasMembers =
  (tests: Record<string, Test>): Test =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(tests).every(([key, test]) => test(Reflect.get(value, key)))

const isTextRecord: Test = (value) =>
  typeof value === 'object' && value !== null && Object.values(value).every(isText)

const isAbsolutePath: Test = (value) => isText(value) && String(value).startsWith('/')

const ended = { isDemo: fits(boolean), at: isTime, requestId: optional(isText) }

const sourced = { source: isText, ...ended }

const answered = { ...sourced, answer: (value: unknown) => value !== undefined }

const outcomeTests: Record<string, Test> = {
  found: hasMembers(answered),
  incomplete: hasMembers({ ...answered, missing: isList(isText) }),
  'not-found': hasMembers(sourced),
  failed: hasMembers({ reason: isText, message: isText, ...ended }),
}

const isStatus: Test = (value) => isText(value) && Object.hasOwn(outcomeTests, String(value))

const isOutcome: Test = (value) => {
  const status = hasMembers({ status: isStatus })(value) && Reflect.get(value as object, 'status')
  return outcomeTests[status]?.(value) ?? false
}

const isEntry = hasMembers({
  id: isText,
  consultaId: isText,
  family: isText,
  path: isAbsolutePath,
  title: isText,
  subject: isText,
  subjectId: isText,
  name: optional(isText),
  kind: optional(fits(leadKind)),
  origin: optional(hasMembers({ id: isText, label: isText })),
  purpose: optional(isText),
  cost: optional(isCount),
  at: isTime,
  outcome: isStatus,
  ms: isTime,
})

const isAnswer = hasMembers({ entry: isEntry, values: isTextRecord, outcome: isOutcome })

const isTabAnswer = hasMembers({
  consultaId: isText,
  path: isAbsolutePath,
  values: isTextRecord,
  outcome: isOutcome,
  ms: isTime,
  purpose: optional(isText),
})

const isReport = hasMembers({
  id: isText,
  kind: (value) => value === 'dossie' || value === 'batch',
  title: isText,
  path: isAbsolutePath,
  subject: optional(isText),
  subjectId: optional(isText),
  purpose: optional(isText),
  at: isTime,
  status: optional(isText),
  listDigest: optional(isText),
  counts: hasMembers({
    found: isCount,
    incomplete: isCount,
    'not-found': isCount,
    failed: isCount,
    total: isCount,
  }),
})

const isIds = isList(isText)

const isSubjects = isList((pair) => isIds(pair) && (pair as unknown[]).length === 2)

const contentTests: Record<string, Test> = {
  list: hasMembers({ ids: isIds, subjects: isSubjects, wantsReply: fits(boolean) }),
  request: hasMembers({ to: isText, ids: isIds }),
  answers: hasMembers({ answers: isList(isAnswer), subjects: isSubjects, keptIds: isIds }),
  reports: hasMembers({ reports: isList(isReport) }),
  'report-request': hasMembers({ to: isText, id: isText }),
  // The page that restores the report tests its data.
  'report-data': hasMembers({ to: isText, id: isText }),
  'held-request': hasMembers({
    to: isText,
    id: isText,
    values: isIds,
    consultaIds: optional(isIds),
    purpose: optional(isText),
  }),
  held: hasMembers({ to: isText, id: isText, answers: isList(isTabAnswer), isLast: fits(boolean) }),
}

const isHead = hasMembers({
  version: (value) => value === messageVersion,
  loginId: isText,
  from: isText,
  kind: (value) => isText(value) && Object.hasOwn(contentTests, String(value)),
})

/**
 * Returns a message of another tab; `undefined` if its shape is not the one of this version of the app. A
 * deployment may be newer than an open tab.
 */
export function readMessage(data: unknown): TabMessage | undefined {
  if (!isHead(data)) return undefined
  const message = data as TabMessage
  return contentTests[message.kind]?.(data) ? message : undefined
}

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
type TabMessage = TabContent & { version: typeof messageVersion; loginId: string; from: string }
