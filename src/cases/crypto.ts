/** Bytes in memory of their own, as WebCrypto requires. */
export type Bytes = Uint8Array<ArrayBuffer>

/** An encrypted text with the nonce it was encrypted with. */
export type Sealed = { nonce: Bytes; ciphertext: Bytes }

/** PBKDF2-SHA-256 rounds (OWASP, 2023). */
export const rounds = 600_000

export const saltBytes = 16
export const nonceBytes = 12

/** The bytes that AES-GCM adds to a text. */
export const tagBytes = 16

export const createSalt = (): Bytes => crypto.getRandomValues(new Uint8Array(saltBytes))

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
export async function seal(key: CryptoKey, header: string, bytes: Bytes): Promise<Sealed> {
  const nonce = crypto.getRandomValues(new Uint8Array(nonceBytes))
  const ciphertext = await crypto.subtle.encrypt(describeCipher(nonce, header), key, bytes)
  bytes.fill(0)
  return { nonce, ciphertext: new Uint8Array(ciphertext) }
}

/** Decrypts a text. Returns `undefined` if the key is wrong, or if the text or the header was changed. */
export async function unseal(
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
