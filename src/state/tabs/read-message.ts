import { leadKind } from '../lead-kind.ts'
import { boolean, number, type Reader, text, time } from '../reader.ts'
import { messageVersion, type TabMessage } from './messages.ts'

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
