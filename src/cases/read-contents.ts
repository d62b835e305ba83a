import { isLeadKind, type LeadKind } from '@manifest/kinds/index.ts'
import type { Json } from '@manifest/schema/consulta.ts'
import * as z from 'zod/mini'
import { parseJson } from '@/lib/parse-json.ts'
import type { FailureReason } from '@/state/outcome.ts'
import { time } from '@/state/reader.ts'
import { isNormalised } from '../kinds/recognise.ts'
import type { CaseContents } from './contents.ts'
import { type CaseKey, type CaseRecord, readSealedText, type UnsealProblem, unsealRecord } from './record.ts'

const text = z.string()
const at = z.custom<number>((value) => time(value) !== undefined)
const optional = z.optional

// The parser returns only JSON values.
const json = z.custom<Json>((value) => value !== undefined)

const ended = { isDemo: z.boolean(), at, requestId: optional(text) }

const answered = { answer: json, source: text, ...ended }

const outcome = z.discriminatedUnion('status', [
  z.object({ status: z.literal('found'), ...answered }),
  z.object({ status: z.literal('incomplete'), ...answered, missing: z.array(text) }),
  z.object({ status: z.literal('not-found'), source: text, ...ended }),
  z.object({
    status: z.literal('failed'),
    reason: z.custom<FailureReason>((value) => typeof value === 'string'),
    message: text,
    ...ended,
  }),
])

const answer = z.object({
  id: text,
  consultaId: text,
  name: optional(text),
  origin: optional(z.object({ id: text, label: text })),
  purpose: optional(text),
  ms: at,
  values: z.record(text, text),
  outcome,
})

const subject = z
  .object({ kind: z.custom<LeadKind>(isKind), value: text, addedAt: at, answers: z.array(answer) })
  .check(z.refine(({ kind, value }) => isNormalised(kind, value)))

const count = z.int().check(z.minimum(0))

const report = z.object({
  id: text,
  kind: z.enum(['dossie', 'batch']),
  title: text,
  path: text,
  subject: optional(text),
  name: optional(text),
  at,
  counts: z.object({ found: count, incomplete: count, 'not-found': count, failed: count, total: count }),
  data: json,
})

const contents = z.object({
  title: text,
  reference: text,
  purpose: text,
  noteDraft: text,
  notes: z.array(z.object({ id: text, text, at, editedAt: optional(at) })),
  subjects: z.array(subject),
  reports: z.array(report),
})

function isKind(kind: unknown): boolean {
  return typeof kind === 'string' && isLeadKind(kind)
}

/**
 * Reads decrypted contents. Returns `undefined` if their shape is wrong: another person may have made the
 * file.
 */
export function readContents(json: string): CaseContents | undefined {
  try {
    const { success, data } = contents.safeParse(parseJson(json))
    return success ? data : undefined
  } catch {
    return undefined
  }
}

/** A case with its contents in plain text, and the key that encrypts them again. */
export type OpenedRecord = { key: CaseKey; contents: CaseContents }

/** Decrypts a case with its passphrase or its key, and reads its contents. */
export async function openRecord(
  record: CaseRecord,
  secret: string | CaseKey,
): Promise<OpenedRecord | { problem: UnsealProblem }> {
  const unsealed =
    typeof secret === 'string'
      ? await unsealRecord(record, secret)
      : { key: secret, text: await readSealedText(record, secret) }
  if ('problem' in unsealed) return unsealed
  const { key, text } = unsealed
  const contents = text === undefined ? undefined : readContents(text)
  return contents ? { key, contents } : { problem: 'damaged' }
}
