/** Identifies a record and a file as a case. */
export const caseFormat = 'averigua-caso'

/** The version that a file must have. Stored cases are read without a check: see `read-contents.ts` for a new field. */
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

/** A head as the browser stores it. The additions are plain and not authenticated, and no file has them. */
export type StoredHead = CaseHead & {
  /** The key of the account that the case belongs to. */
  owner: string
  /** The time of the first visit in which the user saw that the case will be deleted. */
  noticedAt?: number | undefined
}

/** Bytes in memory of their own, as WebCrypto requires. */
export type Bytes = Uint8Array<ArrayBuffer>

/** An encrypted text with the nonce it was encrypted with. */
type Sealed = { nonce: Bytes; ciphertext: Bytes }

/** PBKDF2-SHA-256 rounds (OWASP, 2023). */
export const rounds = 600_000

export const saltBytes = 16
export const nonceBytes = 12

/** The bytes that AES-GCM adds to a text. */
export const tagBytes = 16

const createSalt = (): Bytes => crypto.getRandomValues(new Uint8Array(saltBytes))

/**
 * Derives the key of a case. No code can read the key's bytes. Normalises first: systems encode the same
 * letters differently.
 */
export async function deriveKey(passphrase: string, salt: Bytes): Promise<CryptoKey> {
  const bytes = new TextEncoder().encode(passphrase.normalize('NFC'))
  const material = await crypto.subtle.importKey('raw', bytes, 'PBKDF2', false, ['deriveKey'])
  bytes.fill(0)
  return crypto.subtle.deriveKey(
    { name: 'PBKDF2', hash: 'SHA-256', iterations: rounds, salt },
    material,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  )
}

/**
 * Encrypts a text with a new random nonce, and clears its bytes.
 * @param header Plain data that the decryption must repeat exactly.
 * @param bytes The text in UTF-8.
 */
async function seal(key: CryptoKey, header: string, bytes: Bytes): Promise<Sealed> {
  const nonce = crypto.getRandomValues(new Uint8Array(nonceBytes))
  const ciphertext = await crypto.subtle.encrypt(describeCipher(nonce, header), key, bytes)
  bytes.fill(0)
  return { nonce, ciphertext: new Uint8Array(ciphertext) }
}

/** Decrypts a text. Returns `undefined` if the key is wrong, or if the text or the header was changed. */
async function unseal(
  key: CryptoKey,
  header: string,
  { nonce, ciphertext }: Sealed,
): Promise<string | undefined> {
  try {
    const bytes = new Uint8Array(await crypto.subtle.decrypt(describeCipher(nonce, header), key, ciphertext))
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    bytes.fill(0)
    return text
  } catch {
    return undefined
  }
}

const describeCipher = (iv: Bytes, header: string) => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(header),
  tagLength: tagBytes * 8,
})
