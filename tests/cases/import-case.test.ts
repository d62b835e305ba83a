import { beforeEach, describe, expect, it, vi } from 'vitest'
import { digestOwner } from '@/cases/case-database.ts'
import { findReplaceable, importCase, openCaseFile, restoreReplaced } from '@/cases/import-case.ts'
import { createCaseKey, sealRecord, unsealRecord } from '@/cases/record.ts'
import { auth } from '@/state/auth.ts'
import { requireValue } from '../support/require-value.ts'
import './fast-keys.ts'
import { records } from './memory-store.ts'
import { passphrase, sampleContents } from './sample-contents.ts'

vi.mock('@/cases/store.ts', async (load) => ({
  ...(await load<typeof import('@/cases/store.ts')>()),
  ...(await import('./memory-store.ts')).memoryStore,
}))
vi.mock('@/cases/case-tabs.ts', async (load) => ({
  ...(await load<typeof import('@/cases/case-tabs.ts')>()),
  tryCaseLock: async () => () => undefined,
}))

const id = '5f0c7a52-1d7e-4b43-9a5e-0c2f8f5d3c11'
const createdAt = Date.now()
const key = await createCaseKey(id, passphrase)
const seal = (savedAt: number, title = 'Do arquivo', sealKey = key) =>
  sealRecord(sealKey, { id, createdAt, savedAt }, JSON.stringify({ ...sampleContents, title }))
const file = await seal(createdAt)

const logInAs = (email: string) => {
  auth.profile = { nome: 'Ana', sobrenome: '', email }
}

async function openFile(record = file) {
  const opened = await openCaseFile(record, passphrase)
  if ('problem' in opened) throw new Error(opened.problem)
  return opened
}

async function findFor(opened: Awaited<ReturnType<typeof openFile>>) {
  const found = await findReplaceable(opened)
  return found && 'problem' in found ? undefined : found
}

const readTitle = async (storedId: string) => {
  const opened = await unsealRecord(requireValue(records.get(storedId)), passphrase)
  return 'text' in opened ? JSON.parse(opened.text).title : opened.problem
}

beforeEach(() => {
  records.clear()
  logInAs('ana@exemplo.com.br')
})

describe('a file', () => {
  it('is opened with its passphrase before anything is stored', async () => {
    expect(await openCaseFile(file, 'outra senha longa')).toEqual({ problem: 'wrong-passphrase' })
    const forged = { ...file, head: { ...file.head, savedAt: createdAt + 1000 } }
    expect(await openCaseFile(forged, passphrase)).toEqual({ problem: 'damaged' })
    const foreign = await sealRecord(key, { id, createdAt, savedAt: createdAt }, '{"title":1}')
    expect(await openCaseFile(foreign, passphrase)).toEqual({ problem: 'damaged' })
    expect(records.size).toBe(0)
  })

  it('of a case whose time has passed is refused', async () => {
    const old = await sealRecord(key, { id, createdAt: 1, savedAt: 2 }, JSON.stringify(sampleContents))
    expect(await openCaseFile(old, passphrase)).toEqual({ problem: 'expired' })
  })

  it('becomes a case of the account', async () => {
    expect(await importCase(await openFile(), false)).toEqual({})
    expect(records.get(id)?.head.owner).toBe(await digestOwner(id))
  })

  it('replaces the case with its id only if the user agrees, who may put that case back', async () => {
    await importCase(await openFile(await seal(createdAt + 1000, 'O daqui')), false)
    const opened = await openFile()
    const existing = requireValue(await findFor(opened))
    expect(existing).toMatchObject({
      isDamaged: false,
      hasOtherPassphrase: false,
      record: { head: { savedAt: createdAt + 1000 } },
    })
    await importCase(opened, true)
    expect(await readTitle(id)).toBe('Do arquivo')
    await restoreReplaced(existing)
    expect(await readTitle(id)).toBe('O daqui')
  })

  it('tells if the case with its id is damaged or has another passphrase', async () => {
    await importCase(await openFile(), false)
    const stored = requireValue(records.get(id))
    records.set(id, { ...stored, head: { ...stored.head, size: 3 } })
    expect(await findFor(await openFile())).toMatchObject({ isDamaged: true })
    const other = await createCaseKey(id, 'outra senha longa')
    records.set(id, { ...(await seal(createdAt, 'x', other)), head: stored.head })
    expect(await findFor(await openFile())).toMatchObject({ isDamaged: false, hasOtherPassphrase: true })
  })
})

describe('a file with the id of a case that the account does not own', () => {
  /** Returns the ids of the copies. */
  async function importAsBruno() {
    logInAs('bruno@exemplo.com.br')
    const opened = await openFile()
    expect(await findReplaceable(opened)).toBeUndefined()
    await importCase(opened, false)
    return [...records.keys()].filter((other) => other !== id)
  }

  it('becomes a copy with an id of its own', async () => {
    await importCase(await openFile(await seal(createdAt + 1000, 'O de Ana')), false)
    const [copy = ''] = await importAsBruno()
    expect(await readTitle(id)).toBe('O de Ana')
    expect(await readTitle(copy)).toBe('Do arquivo')
    expect(records.get(copy)?.head.owner).toBe(await digestOwner(copy))
  })
})

it('an owner key has no e-mail, and differs between the cases of an account', async () => {
  const own = await digestOwner(id)
  expect(own).toMatch(/^[\w+/]{43}=$/)
  expect(await digestOwner('another')).not.toBe(own)
  logInAs(' ANA@exemplo.com.br')
  expect(await digestOwner(id)).toBe(own)
})
