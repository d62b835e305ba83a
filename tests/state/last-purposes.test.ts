import { beforeEach, expect, it } from 'vitest'
import { purposes } from '@/generated/purposes.ts'
import { auth } from '@/state/auth.ts'
import { digestPurpose, lastPurposes, readLastPurposes, recordPurpose } from '@/state/last-purposes.ts'
import { readStoredText } from '@/state/persist.ts'

const [first = '', second = '', third = '', fourth = ''] = purposes

const logInAs = (email: string) => {
  auth.profile = { nome: 'Ana', sobrenome: '', email }
}

beforeEach(() => {
  lastPurposes.byUser = {}
  logInAs('ana@exemplo.com.br')
})

it('lists the three purposes used last, the newest first', () => {
  for (const purpose of [first, second, third, fourth, second]) recordPurpose(purpose)
  expect(readLastPurposes()).toEqual([second, fourth, third])
})

it('lists those of the current user', () => {
  recordPurpose(first)
  logInAs('bia@exemplo.com.br')
  expect(readLastPurposes()).toEqual([])
  recordPurpose(second)
  logInAs('ana@exemplo.com.br')
  expect(readLastPurposes()).toEqual([first])
})

it('drops a purpose that the manifest lists no more', () => {
  recordPurpose('Finalidade antiga')
  recordPurpose(first)
  expect(readLastPurposes()).toEqual([first])
})

it('stores no purpose as a text', () => {
  for (const purpose of purposes) {
    recordPurpose(purpose)
    const stored = readStoredText('lastPurposes') ?? ''
    expect(stored).toContain(digestPurpose(purpose))
    for (const text of [purpose, encodeURIComponent(purpose)]) expect(stored).not.toContain(text)
  }
})

it('has a digest of its own for each purpose', () => {
  expect(new Set(purposes.map(digestPurpose)).size).toBe(purposes.length)
})
