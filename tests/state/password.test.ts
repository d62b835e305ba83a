import { afterEach, describe, expect, it, vi } from 'vitest'
import { canHashPasswords } from '@/state/can-hash-passwords.ts'
import { hashPassword, type PasswordRecord, passwordRecord, verifyPassword } from '@/state/password.ts'

const base64 = (hex: string) => Buffer.from(hex, 'hex').toString('base64')

/** Few iterations: the derivation itself is what is tested, not how long it takes. */
const quick = (hash: string, salt: string, iterations: number): PasswordRecord => ({
  algorithm: 'PBKDF2-SHA256',
  iterations,
  salt: Buffer.from(salt).toString('base64'),
  hash: base64(hash),
})

afterEach(() => vi.unstubAllGlobals())

// RFC 7914, section 11, gives PBKDF2-HMAC-SHA256 of 64 bytes; its first 32 are those of a 32-byte derivation.
const rfc = quick('55ac046e56e3089fec1691c22544b605f94185216dde0465e68b9d57c20dacbc', 'salt', 1)

describe('verifying', () => {
  it.each([
    ['the right password', 'passwd', rfc, true],
    ['another password', 'passwe', rfc, false],
    ['an empty password', '', rfc, false],
    ['more iterations yield another hash', 'passwd', { ...rfc, iterations: 2 }, false],
    [
      'a hash cut short is not a match of its beginning',
      'passwd',
      { ...rfc, hash: base64('55ac046e') },
      false,
    ],
    ['an empty hash matches nothing', 'passwd', { ...rfc, hash: '' }, false],
  ])('%s', async (_reason, password, record, expected) => {
    expect(await verifyPassword(password, record)).toBe(expected)
  })
})

describe('hashing', () => {
  it('takes 600,000 iterations and a salt of 16 bytes, and is verified', async () => {
    const record = await hashPassword('ação-1')
    expect(record).toMatchObject({ algorithm: 'PBKDF2-SHA256', iterations: 600_000 })
    expect(Buffer.from(record.salt, 'base64')).toHaveLength(16)
    expect(Buffer.from(record.hash, 'base64')).toHaveLength(32)
    expect(passwordRecord.safeParse(record).success).toBe(true)
    // The same letters, composed of other code points, as another keyboard may send them.
    expect(await verifyPassword('ação-1'.normalize('NFD'), record)).toBe(true)
  })

  it('gives the same password another salt each time', async () => {
    const [one, other] = await Promise.all([hashPassword('igual'), hashPassword('igual')])
    expect(one.salt).not.toBe(other.salt)
    expect(one.hash).not.toBe(other.hash)
  })

  it('knows that an insecure origin has no WebCrypto', () => {
    expect(canHashPasswords()).toBe(true)
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues })
    expect(canHashPasswords()).toBe(false)
  })
})
