import { describe, expect, it } from 'vitest'
import { buildCaseFile, parseCaseFile } from '@/cases/case-file.ts'
import { type CaseRecord, createCaseKey, sealRecord, unsealRecord } from '@/cases/record.ts'
import { passphrase, sampleContents } from './sample-contents.ts'

const id = '5f0c7a52-1d7e-4b43-9a5e-0c2f8f5d3c11'
const key = await createCaseKey(id, passphrase)
const text = JSON.stringify({ ...sampleContents, noteDraft: 'ç'.repeat(50_000) })
const record = await sealRecord(key, { id, createdAt: 1000, savedAt: 2000 }, text)
const file = await buildCaseFile(record).text()

const now = Date.UTC(2026, 10, 29)

const change = (changes: object) => JSON.stringify({ ...JSON.parse(file), ...changes })

describe('an exported case', () => {
  it('is read as the record it was', async () => {
    const read = parseCaseFile(file, now)
    expect(read).toEqual(record)
    expect(await unsealRecord(read as CaseRecord, passphrase)).toHaveProperty('text', text)
  })

  it('has nothing that the browser adds to the record', async () => {
    const stored = { ...record, head: { ...record.head, owner: 'digest', noticedAt: 3 } }
    expect(await buildCaseFile(stored).text()).toBe(file)
  })

  it('tells how far the reading is', () => {
    const parts: number[] = []
    const large = file.replace(/"ciphertext":"[^"]+"\}\}$/, `"ciphertext":"${'A'.repeat(0x300000)}"}}`)
    parseCaseFile(large, now, (part) => parts.push(part))
    expect(parts).toEqual([0, 0, 1 / 3, 2 / 3])
  })

  it('has no text of the case in plain', () => {
    for (const secret of ['Quixabeira', '52998224725', 'Contrato', 'irmão', passphrase])
      expect(file).not.toContain(secret)
  })

  it.each([
    ['a text', 'CPF;nome', 'foreign'],
    ['an empty file', '', 'foreign'],
    ['other JSON', '{"format":"averigua-lote","version":1}', 'foreign'],
    ['a list', '[]', 'foreign'],
    ['JSON null', 'null', 'foreign'],
    ['a truncated file', file.slice(0, -200), 'damaged'],
    ['another version', change({ version: 2 }), 'version'],
    ['fewer rounds', change({ rounds: 1 }), 'damaged'],
    ['a missing nonce', change({ contents: { ciphertext: '' } }), 'damaged'],
    ['an id that is none', change({ id: '../x' }), 'damaged'],
    ['an impossible date', change({ createdAt: -1 }), 'damaged'],
    ['a date of creation in the far future', change({ createdAt: 8640000000000000 }), 'dates'],
    ['a save after tomorrow', change({ savedAt: now + 2 * 86_400_000 }), 'dates'],
    ['a date that is no whole number', change({ savedAt: 1.5 }), 'damaged'],
    ['a size that is wrong', change({ size: 3 }), 'damaged'],
    ['a short salt', change({ salt: 'AAAA' }), 'damaged'],
    ['deep nesting', '['.repeat(100_000), 'foreign'],
    ['bytes that are not base64', change({ salt: 'não!' }), 'damaged'],
  ])('refuses %s', (_reason, content, problem) => {
    expect(parseCaseFile(content, now)).toEqual({ problem })
  })

  it('may come from a computer whose clock is some hours ahead', () => {
    expect(parseCaseFile(change({ savedAt: now + 3_600_000 }), now)).toHaveProperty('head')
  })
})
