import { type Bytes, createSalt, deriveKey, type Sealed, seal, tagBytes, unseal } from './crypto.ts'

/** Identifies a record and a file as a case. A new shape needs a new version. */
export const caseFormat = 'averigua-caso'
export const caseVersion = 1

/** The plain part of a stored case: an id, dates in ms since the epoch, and the size of the ciphertext in bytes. */
export type CaseHead = { id: string; version: number; createdAt: number; savedAt: number; size: number }

/** A case as it is stored and exported. */
export type CaseRecord = {
  head: CaseHead
  salt: Bytes
  /** An empty text, encrypted once: it distinguishes a wrong passphrase from a damaged record. */
  check: Sealed
  contents: Sealed
}

/** The key of an open case, with its salt and check. The passphrase itself is not kept. */
export type CaseKey = Pick<CaseRecord, 'salt' | 'check'> & { key: CryptoKey }

/** The authenticated data of the contents: a changed date or size makes the record unreadable. */
const describeHead = ({ id, version, createdAt, savedAt, size }: CaseHead) =>
  JSON.stringify([caseFormat, version, id, createdAt, savedAt, size])

const describeCheck = (id: string) => JSON.stringify([caseFormat, 'check', id])

const sealCheck = (key: CryptoKey, id: string) => seal(key, describeCheck(id), new Uint8Array())

/** Derives the key of a new case, with a salt of its own. */
export async function createCaseKey(id: string, passphrase: string): Promise<CaseKey> {
  const salt = createSalt()
  const key = await deriveKey(passphrase, salt)
  return { key, salt, check: await sealCheck(key, id) }
}

/** Returns the key for a copy of a case with another id. The passphrase stays. */
export const copyCaseKey = async ({ key, salt }: CaseKey, id: string): Promise<CaseKey> => ({
  key,
  salt,
  check: await sealCheck(key, id),
})

/** Encrypts the contents of a case. */
export async function sealRecord(
  { key, salt, check }: CaseKey,
  dates: Pick<CaseHead, 'id' | 'createdAt' | 'savedAt'>,
  text: string,
): Promise<CaseRecord> {
  const bytes = new TextEncoder().encode(text)
  const size = bytes.length + tagBytes
  const { id, createdAt, savedAt } = dates
  const head = { id, version: caseVersion, createdAt, savedAt, size }
  return { head, salt, check, contents: await seal(key, describeHead(head), bytes) }
}

export type UnsealProblem = 'wrong-passphrase' | 'damaged'

/** Decrypts a case with its passphrase. */
export async function unsealRecord(
  record: CaseRecord,
  passphrase: string,
): Promise<{ key: CaseKey; text: string } | { problem: UnsealProblem }> {
  const { salt, check, head } = record
  const key = { key: await deriveKey(passphrase, salt), salt, check }
  const text = await readSealedText(record, key)
  if (text !== undefined) return { key, text }
  const isRightKey = (await unseal(key.key, describeCheck(head.id), check)) !== undefined
  return { problem: isRightKey ? 'damaged' : 'wrong-passphrase' }
}

/** Decrypts a case with its key. Returns `undefined` if the record is damaged. */
export const readSealedText = ({ head, contents }: CaseRecord, { key }: CaseKey) =>
  unseal(key, describeHead(head), contents)
