import { digestOwner } from './case-database.ts'
import { openInWorker } from './case-file-work.ts'
import { notifyTabs, tryCaseLock } from './case-tabs.ts'
import type { StoreProblem } from './case-texts.ts'
import { isExpired } from './closed-case.ts'
import { caseState } from './open-case.ts'
import {
  type CaseKey,
  type CaseRecord,
  copyCaseKey,
  readSealedText,
  sealRecord,
  type UnsealProblem,
} from './record.ts'
import { hasCase, isReadableHead, readCase, type StoredRecord, writeCase } from './store.ts'

/** A file that its passphrase has opened. Its dates are authentic. */
export type OpenedFile = { record: CaseRecord; key: CaseKey }

/** Opens a file with its passphrase. Nothing is stored. */
export async function openCaseFile(
  record: CaseRecord,
  passphrase: string,
): Promise<OpenedFile | { problem: UnsealProblem | 'unanswered' | 'expired' }> {
  const opened = await openInWorker(record, passphrase)
  if ('problem' in opened) return opened
  return isExpired(record.head, Date.now()) ? { problem: 'expired' } : { record, key: opened.key }
}

/** The stored case that a file would replace. */
export type Replaceable = {
  record: StoredRecord
  isDamaged: boolean
  /** True if the stored case opens with another passphrase than the file. */
  hasOtherPassphrase: boolean
}

/** Finds the case of the current account with the id of a file. */
export async function findReplaceable({
  record,
  key,
}: OpenedFile): Promise<Replaceable | { problem: StoreProblem } | undefined> {
  const stored = await readCase(record.head.id)
  if ('problem' in stored) return stored.problem === 'missing' ? undefined : stored
  const existing = stored.value
  const hasOtherPassphrase = String(existing.salt) !== String(record.salt)
  const isDamaged =
    !isReadableHead(existing.head) ||
    (!hasOtherPassphrase && (await readSealedText(existing, key)) === undefined)
  return { record: existing, isDamaged, hasOtherPassphrase }
}

type Imported = { problem?: StoreProblem | 'in-use' }

/**
 * Stores a case from a file for the current account. If the browser has a case with its id that the user has not agreed
 * to replace, such as another account's, the file becomes a copy with an id of its own.
 */
export async function importCase(file: OpenedFile, mayReplace: boolean): Promise<Imported> {
  if (mayReplace) return storeCase(file.record)
  const taken = await hasCase(file.record.head.id)
  if ('problem' in taken) return taken
  return storeCase(taken.value ? await copyWithNewId(file) : file.record)
}

async function copyWithNewId({ record, key }: OpenedFile): Promise<CaseRecord> {
  const id = crypto.randomUUID()
  const text = await readSealedText(record, key)
  if (text === undefined) throw new Error('The file was opened with this key')
  return sealRecord(await copyCaseKey(key, id), { ...record.head, id }, text)
}

/** Puts back the case that an import replaced. */
export const restoreReplaced = ({ record }: Replaceable): Promise<Imported> => storeCase(record)

async function storeCase(record: CaseRecord): Promise<Imported> {
  const { id } = record.head
  const release = caseState.open?.id === id ? undefined : await tryCaseLock(id)
  if (!release) return { problem: 'in-use' }
  const written = await writeCase(record, await digestOwner(id))
  release()
  if ('problem' in written) return written
  notifyTabs({ id, change: 'saved' })
  return {}
}
