import { describe, expect, it } from 'vitest'
import { buildCaseFile, parseCaseFile } from '@/cases/case-file.ts'
import { type CaseRecord, createCaseKey, sealRecord, unsealRecord } from '@/cases/record.ts'
import { passphrase, sampleContents } from './sample-contents.ts'

const id = '5f0c7a52-1d7e-4b43-9a5e-0c2f8f5d3c11'
const key = await createCaseKey(id, passphrase)
const text = JSON.stringify({ ...sampleContents, noteDraft: 'ç'.repeat(50_000) })
const record = await sealRecord(key, { id, createdAt: 1000, savedAt: 2000 }, text)
const file = buildCaseFile(record)

const change = (changes: object) => JSON.stringify({ ...JSON.parse(file), ...changes })

describe('an exported case', () => {
  it('is read as the record it was', async () => {
    const read = parseCaseFile(file)
    expect(read).toEqual(record)
    expect(await unsealRecord(read as CaseRecord, passphrase)).toHaveProperty('text', text)
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
    ['a size that is wrong', change({ size: 3 }), 'damaged'],
    ['bytes that are not base64', change({ salt: 'não!' }), 'damaged'],
  ])('refuses %s', (_reason, content, problem) => {
    expect(parseCaseFile(content)).toEqual({ problem })
  })
})
