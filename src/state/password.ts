import * as z from 'zod/mini'

const algorithm = 'PBKDF2-SHA256'
const iterations = 600_000
const saltBytes = 16
const hashBits = 256

/** A stored password hash. `salt` and `hash` are base64. */
export const passwordRecord = z.object({
  algorithm: z.literal(algorithm),
  iterations: z.int().check(z.minimum(1), z.maximum(10_000_000)),
  salt: z.base64(),
  hash: z.base64(),
})

export type PasswordRecord = z.infer<typeof passwordRecord>

/** Hashes a password with a new salt: PBKDF2-SHA256, 600,000 iterations (OWASP, 2023). */
export async function hashPassword(password: string): Promise<PasswordRecord> {
  const salt = crypto.getRandomValues(new Uint8Array(saltBytes))
  const hash = await derive(password, salt, iterations)
  return { algorithm, iterations, salt: toBase64(salt), hash: toBase64(hash) }
}

/** Compares in constant time. */
export async function verifyPassword(password: string, record: PasswordRecord): Promise<boolean> {
  const hash = await derive(password, fromBase64(record.salt), record.iterations)
  return isEqual(hash, fromBase64(record.hash))
}

/** Normalises first: systems encode the same letters differently. */
async function derive(password: string, salt: Uint8Array<ArrayBuffer>, iterations: number) {
  const bytes = new TextEncoder().encode(password.normalize('NFC'))
  const key = await crypto.subtle.importKey('raw', bytes, 'PBKDF2', false, ['deriveBits'])
  const bits = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', iterations, salt },
    key,
    hashBits,
  )
  return new Uint8Array(bits)
}

function isEqual(one: Uint8Array, other: Uint8Array): boolean {
  let difference = one.length ^ other.length
  one.forEach((byte, index) => {
    difference |= byte ^ (other[index] ?? 0)
  })
  return difference === 0
}

const toBase64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes))

const fromBase64 = (text: string) => Uint8Array.from(atob(text), (char) => char.charCodeAt(0))
