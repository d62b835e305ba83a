import type { Json } from '@manifest/schema/consulta.ts'
import * as z from 'zod/mini'
import { counts, leadKind, ms, origin, outcome, reportKind, values } from '../schemas.ts'
import type { AnsweredEntry } from '../session.ts'
import type { SessionReport } from '../session-reports.ts'
import type { HeldRequest, TabAnswer } from './tab-answers.ts'

/** The version of the messages. A tab ignores those of another version. */
export const messageVersion = 1

const text = z.string()
const optional = z.optional
const texts = z.array(text)
const path = text.check(z.startsWith('/'))
const subjects = z.array(z.tuple([text, text]))

const entry = z.object({
  id: text,
  consultaId: text,
  family: text,
  path,
  title: text,
  subject: text,
  otherValues: optional(text),
  subjectId: text,
  name: optional(text),
  kind: optional(leadKind),
  origin: optional(origin),
  purpose: optional(text),
  cost: optional(z.number().check(z.minimum(0))),
  at: ms,
  outcome: z.enum(['found', 'incomplete', 'not-found', 'failed']),
  ms,
})

const answer = z.object({ entry, values, outcome })

const held = z.object({ consultaId: text, path, values, outcome, ms, purpose: optional(text) })

const report = z.object({
  id: text,
  kind: reportKind,
  title: text,
  path,
  subject: optional(text),
  subjectId: optional(text),
  purpose: optional(text),
  at: ms,
  status: optional(text),
  listDigest: optional(text),
  counts,
})

const head = { version: z.literal(messageVersion), loginId: text, from: text }
const request = { ...head, to: text, id: text }

const message = z.discriminatedUnion('kind', [
  z.object({ ...head, kind: z.literal('list'), ids: texts, subjects, wantsReply: z.boolean() }),
  z.object({ ...head, kind: z.literal('request'), to: text, ids: texts }),
  z.object({ ...head, kind: z.literal('answers'), answers: z.array(answer), subjects, keptIds: texts }),
  z.object({ ...head, kind: z.literal('reports'), reports: z.array(report) }),
  z.object({ ...request, kind: z.literal('report-request') }),
  // The page that restores the report checks its data.
  z.object({ ...request, kind: z.literal('report-data') }),
  z.object({
    ...request,
    kind: z.literal('held-request'),
    values: texts,
    consultaIds: optional(texts),
    purpose: optional(text),
  }),
  z.object({ ...request, kind: z.literal('held'), answers: z.array(held), isLast: z.boolean() }),
])

/**
 * Returns a message of another tab; `undefined` if its shape is not the one of this version of the app. A
 * deployment may be newer than an open tab.
 */
export const readMessage = (data: unknown): TabMessage | undefined =>
  message.safeParse(data).success ? (data as TabMessage) : undefined

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
