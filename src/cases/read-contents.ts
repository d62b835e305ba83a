import * as z from 'zod/mini'
import { parseJson } from '@/lib/parse-json.ts'
import { counts, json, leadKind, ms, origin, outcome, reportKind, values } from '@/state/schemas.ts'
import { isNormalised } from '../kinds/recognise.ts'
import { type CaseKey, type CaseRecord, readSealedText, type UnsealProblem, unsealRecord } from './record.ts'

const text = z.string()
const optional = z.optional

const list = <Member extends z.ZodMiniType>(member: Member) => z.readonly(z.array(member))

const answer = z.object({
  /** The id of the session's entry. */
  id: text,
  consultaId: text,
  name: optional(text),
  origin: optional(origin),
  purpose: optional(text),
  ms,
  values,
  outcome,
})

const subject = z
  .object({ kind: leadKind, value: text, addedAt: ms, answers: list(answer) })
  .check(z.refine(({ kind, value }) => isNormalised(kind, value)))

const report = z.object({
  id: text,
  kind: reportKind,
  title: text,
  path: text,
  subject: optional(text),
  /** The subject's name, if an answer gave one. */
  name: optional(text),
  at: ms,
  counts,
  /** The form in which its page saves and restores it. */
  data: json,
})

/** Plain text of the user. */
const note = z.object({ id: text, text, at: ms, editedAt: optional(ms) })

/** The decrypted JSON. A new field must be `optional` or have a `_default`: without it a stored case opens as damaged. */
const contents = z.object({
  title: text,
  reference: text,
  purpose: text,
  /** The note that the user is typing. It is saved too. */
  noteDraft: text,
  /** Newest first. */
  notes: list(note),
  subjects: list(subject),
  reports: list(report),
})

export type CaseContents = z.infer<typeof contents>

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
