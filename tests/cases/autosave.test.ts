import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { saveLast, saveNow, saveWithKey } from '@/cases/autosave.ts'
import type { StoreProblem } from '@/cases/case-texts.ts'
import { emptyContents, writeContents } from '@/cases/contents.ts'
import { setTexts } from '@/cases/edits.ts'
import { caseState, editCase, forgetOpenCase, setOpenCase } from '@/cases/open-case.ts'
import { type CaseRecord, createCaseKey, unsealRecord } from '@/cases/record.ts'
import { writeCase } from '@/cases/store.ts'
import { GrowingList } from '../support/growing-list.ts'
import { requireValue } from '../support/require-value.ts'
import './fast-keys.ts'
import { passphrase, sampleContents } from './sample-contents.ts'

vi.mock('@/cases/store.ts', () => ({ writeCase: vi.fn() }))

type Answer = { value: undefined } | { problem: StoreProblem }

/** The writes of a test, each with the function that ends it. */
let writes = new GrowingList<{ record: CaseRecord; end: (answer: Answer) => void }>()

const id = 'c1'
const key = await createCaseKey(id, passphrase)
const type = (title: string) => editCase(setTexts({ title }))

/** Waits until the database has received this number of writes. No timer runs meanwhile. */
const waitForWrites = (count: number) => writes.reach(count)

const endWrite = (index: number, answer: Answer = { value: undefined }) =>
  requireValue(writes.items[index]).end(answer)

async function readTitle(index: number, phrase = passphrase) {
  const opened = await unsealRecord(requireValue(writes.items[index]).record, phrase)
  return 'text' in opened ? JSON.parse(opened.text).title : opened.problem
}

beforeEach(() => {
  // No timer may delay a save: none of them runs.
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  writes = new GrowingList()
  vi.mocked(writeCase).mockImplementation((record) => new Promise((end) => writes.push({ record, end })))
  const saving = { status: 'saved', at: 0 } as const
  setOpenCase({ id, createdAt: 0, isReadOnly: false, saving }, { key, owner: '', contents: emptyContents })
})

afterEach(() => {
  forgetOpenCase(Promise.resolve())
  vi.useRealTimers()
})

describe('a change', () => {
  it('is written at once, and the changes that come meanwhile in one write after it', async () => {
    type('A')
    await waitForWrites(1)
    type('AB')
    type('ABC')
    expect(caseState.open?.saving.status).toBe('saving')
    endWrite(0)
    await waitForWrites(2)
    expect(await readTitle(0)).toBe('A')
    expect(await readTitle(1)).toBe('ABC')
    const saved = saveNow()
    endWrite(1)
    await saved
    expect(caseState.open?.saving.status).toBe('saved')
    expect(writes.items).toHaveLength(2)
  })

  it('stays unsaved on screen after a failure, until a save succeeds', async () => {
    type('A')
    await waitForWrites(1)
    const failed = saveNow()
    endWrite(0, { problem: 'full' })
    await waitForWrites(2)
    endWrite(1, { problem: 'full' })
    await failed
    expect(caseState.open?.saving).toEqual({ status: 'failed', problem: 'full' })
    type('AB')
    await waitForWrites(3)
    expect(caseState.open?.saving.status).toBe('failed')
    const saved = saveNow()
    endWrite(2)
    await saved
    expect(caseState.open?.saving.status).toBe('saved')
  })

  it('is written after the case has left memory', async () => {
    type('A')
    forgetOpenCase(saveLast())
    await waitForWrites(1)
    expect(await readTitle(0)).toBe('A')
    endWrite(0)
  })
})

describe('another passphrase', () => {
  const other = 'outra senha bem longa'

  it('encrypts the case, and all later saves', async () => {
    const changing = saveWithKey(await createCaseKey(id, other))
    await waitForWrites(1)
    type('Depois')
    endWrite(0)
    expect(await changing).toBeUndefined()
    await waitForWrites(2)
    expect(await readTitle(0, passphrase)).toBe('wrong-passphrase')
    expect(await readTitle(1, other)).toBe('Depois')
    endWrite(1)
  })

  it('is not used if it could not be stored', async () => {
    const changing = saveWithKey(await createCaseKey(id, other))
    await waitForWrites(1)
    endWrite(0, { problem: 'full' })
    expect(await changing).toBe('full')
    type('Depois')
    await waitForWrites(2)
    expect(await readTitle(1)).toBe('Depois')
    endWrite(1)
  })

  it('encrypts the last save of a case that closes meanwhile', async () => {
    const changing = saveWithKey(await createCaseKey(id, other))
    await waitForWrites(1)
    type('Último')
    forgetOpenCase(saveLast())
    endWrite(0)
    await changing
    await waitForWrites(2)
    expect(await readTitle(1, other)).toBe('Último')
    endWrite(1)
  })
})

it('writes the same JSON, whether or not it has written a part before', () => {
  expect(JSON.parse(writeContents(sampleContents))).toEqual(sampleContents)
  const renamed = { ...sampleContents, title: 'Outro' }
  expect(JSON.parse(writeContents(renamed))).toEqual(renamed)
  expect(JSON.parse(writeContents(emptyContents))).toEqual(emptyContents)
})
