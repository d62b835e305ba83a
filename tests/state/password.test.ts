import { afterEach, describe, expect, it, vi } from 'vitest'
import { hasWebCrypto } from '@/lib/web-crypto.ts'
import { hashPassword, type PasswordRecord, passwordRecord, verifyPassword } from '@/state/password.ts'

const base64 = (hex: string) => Buffer.from(hex, 'hex').toString('base64')

/** Few iterations: the tests check the hash, not its duration. */
const quick = (hash: string, salt: string, iterations: number): PasswordRecord => ({
  algorithm: 'PBKDF2-SHA256',
  iterations,
  salt: Buffer.from(salt).toString('base64'),
  hash: base64(hash),
})

afterEach(() => vi.unstubAllGlobals())

// RFC 7914, section 11, gives 64 bytes of PBKDF2-HMAC-SHA256; the first 32 are those of a 32-byte hash.
const rfc = quick('55ac046e56e3089fec1691c22544b605f94185216dde0465e68b9d57c20dacbc', 'salt', 1)

describe('verifyPassword', () => {
  it.each([
    ['accepts the right password', 'passwd', rfc, true],
    ['rejects another password', 'passwe', rfc, false],
    ['rejects an empty password', '', rfc, false],
    ['depends on the number of iterations', 'passwd', { ...rfc, iterations: 2 }, false],
    ['rejects a truncated hash', 'passwd', { ...rfc, hash: base64('55ac046e') }, false],
    ['rejects every password for an empty hash', 'passwd', { ...rfc, hash: '' }, false],
  ])('%s', async (_reason, password, record, expected) => {
    expect(await verifyPassword(password, record)).toBe(expected)
  })
})

describe('hashPassword', () => {
  it('uses 600,000 iterations and a salt of 16 bytes', async () => {
    const record = await hashPassword('ação-1')
    expect(record).toMatchObject({ algorithm: 'PBKDF2-SHA256', iterations: 600_000 })
    expect(Buffer.from(record.salt, 'base64')).toHaveLength(16)
    expect(Buffer.from(record.hash, 'base64')).toHaveLength(32)
    expect(passwordRecord.safeParse(record).success).toBe(true)
    // The same letters in other code points, as another keyboard may send them.
    expect(await verifyPassword('ação-1'.normalize('NFD'), record)).toBe(true)
  })

  it('uses a new salt each time', async () => {
    const [one, other] = await Promise.all([hashPassword('igual'), hashPassword('igual')])
    expect(one.salt).not.toBe(other.salt)
    expect(one.hash).not.toBe(other.hash)
  })

  it('reports that an insecure origin has no WebCrypto', () => {
    expect(hasWebCrypto()).toBe(true)
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues })
    expect(hasWebCrypto()).toBe(false)
  })
})
