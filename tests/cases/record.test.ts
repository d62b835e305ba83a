import { describe, expect, it } from 'vitest'
import { readContents } from '@/cases/read-contents.ts'
import {
  type CaseRecord,
  createCaseKey,
  deriveKey,
  rounds,
  sealRecord,
  unsealRecord,
} from '@/cases/record.ts'
import { passphrase, sampleContents } from './sample-contents.ts'

const id = '5f0c7a52-1d7e-4b43-9a5e-0c2f8f5d3c11'
const text = JSON.stringify(sampleContents)

const key = await createCaseKey(id, passphrase)
const record = await sealRecord(key, { id, createdAt: 1000, savedAt: 2000 }, text)

/** Returns the bytes with one bit changed. */
function flip(bytes: Uint8Array<ArrayBuffer>, index = 0): Uint8Array<ArrayBuffer> {
  const changed = bytes.slice()
  changed[index] = (changed[index] ?? 0) ^ 1
  return changed
}

const { contents, check, head } = record

describe('a stored case', () => {
  it('opens with its passphrase, also if the system encodes accents differently', async () => {
    const opened = await unsealRecord(record, passphrase)
    expect('text' in opened && readContents(opened.text)).toEqual(sampleContents)
    const accented = await createCaseKey(id, 'ação de coração'.normalize('NFD'))
    const sealed = await sealRecord(accented, { id, createdAt: 1, savedAt: 2 }, text)
    expect(await unsealRecord(sealed, 'ação de coração'.normalize('NFC'))).toHaveProperty('text', text)
  })

  it('reports another passphrase as wrong', async () => {
    expect(await unsealRecord(record, `${passphrase} `)).toEqual({ problem: 'wrong-passphrase' })
  })

  const damages: [string, CaseRecord][] = [
    [
      'a changed ciphertext',
      { ...record, contents: { ...contents, ciphertext: flip(contents.ciphertext, 40) } },
    ],
    [
      'a truncated ciphertext',
      { ...record, contents: { ...contents, ciphertext: contents.ciphertext.slice(0, 9) } },
    ],
    ['another nonce', { ...record, contents: { ...contents, nonce: flip(contents.nonce) } }],
    ['a later date of creation', { ...record, head: { ...head, createdAt: 9000 } }],
    ['a changed date', { ...record, head: { ...head, savedAt: 2001 } }],
    ['a changed size', { ...record, head: { ...head, size: head.size + 1 } }],
  ]
  it.each(damages)('is damaged with %s', async (_damage, damaged) => {
    expect(await unsealRecord(damaged, passphrase)).toEqual({ problem: 'damaged' })
  })

  it('opens although its check is damaged', async () => {
    const damaged = { ...record, check: { ...check, ciphertext: flip(check.ciphertext) } }
    expect(await unsealRecord(damaged, passphrase)).toHaveProperty('text', text)
  })

  it('does not open as another case', async () => {
    const other = { ...record, head: { ...head, id: '7f0c7a52-1d7e-4b43-9a5e-0c2f8f5d3c11' } }
    expect(await unsealRecord(other, passphrase)).toEqual({ problem: 'wrong-passphrase' })
  })

  it('has a fresh nonce at each write, and a salt of its own', async () => {
    const again = await sealRecord(key, { id, createdAt: 1000, savedAt: 2000 }, text)
    expect(again.contents.nonce).not.toEqual(contents.nonce)
    expect(again.contents.ciphertext).not.toEqual(contents.ciphertext)
    expect(again.salt).toEqual(record.salt)
    expect((await createCaseKey(id, passphrase)).salt).not.toEqual(record.salt)
  })

  it('has ids, dates and sizes in plain, and no other text', () => {
    expect(Object.keys(head).sort()).toEqual(['createdAt', 'id', 'savedAt', 'size', 'version'])
    expect(head.size).toBe(contents.ciphertext.length)
    const bytes = Buffer.from(contents.ciphertext).toString('latin1')
    for (const secret of ['Quixabeira', '52998224725', 'Contrato', 'title'])
      expect(bytes).not.toContain(secret)
  })
})

describe('the key', () => {
  it('cannot be exported', async () => {
    expect(key.key.extractable).toBe(false)
    await expect(crypto.subtle.exportKey('raw', key.key)).rejects.toThrow()
  })

  it('is AES-256-GCM from PBKDF2-SHA-256 with 600,000 rounds', async () => {
    expect(rounds).toBe(600_000)
    const salt = new Uint8Array(16).fill(7)
    const derived = await deriveKey(passphrase, salt)
    expect(derived.algorithm).toEqual({ name: 'AES-GCM', length: 256 })
    const material = await crypto.subtle.importKey('raw', Buffer.from(passphrase), 'PBKDF2', false, [
      'deriveBits',
    ])
    const bits = await crypto.subtle.deriveBits(
      { name: 'PBKDF2', hash: 'SHA-256', iterations: 600_000, salt },
      material,
      256,
    )
    const same = await crypto.subtle.importKey('raw', bits, 'AES-GCM', false, ['encrypt'])
    const iv = new Uint8Array(12)
    const ciphertext = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, same, Buffer.from('igual'))
    const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, derived, ciphertext)
    expect(Buffer.from(plain).toString()).toBe('igual')
  })
})
