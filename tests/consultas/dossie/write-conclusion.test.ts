import type { Json } from '@manifest/schema/consulta.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { emptyContents } from '@/cases/contents.ts'
import { caseState, forgetOpenCase, readOpenContents, setOpenCase } from '@/cases/open-case.ts'
import { createCaseKey } from '@/cases/record.ts'
import { endSession } from '@/state/session.ts'
import { writeConclusion } from '../../../src/consultas/dossie/conclusion-box.tsx'
import { createKept, openKept } from './support/kept.ts'

const key = await createCaseKey('c1', 'qualquer senha longa')

const kept = createKept()

const report = {
  id: kept.number,
  kind: 'dossie',
  title: kept.title,
  path: '/dossie/casa',
  at: 1_000,
  counts: { found: 1, incomplete: 0, 'not-found': 1, failed: 1, total: 4 },
  data: kept as unknown as Json,
} as const

function openCase({ isReadOnly = false, reports = [report] as readonly (typeof report)[] } = {}) {
  const head = { id: 'c1', createdAt: 0, isReadOnly, saving: { status: 'saved', at: 0 } } as const
  setOpenCase(head, { key, owner: '', contents: { ...emptyContents, reports } })
}

const readKept = () => readOpenContents().reports.map(({ data }) => data)

beforeEach(() => openCase())

afterEach(() => {
  forgetOpenCase(Promise.resolve())
  endSession()
})

describe('writeConclusion', () => {
  it('changes the conclusion in the open case, and nothing else', async () => {
    const open = await openKept(kept)
    writeConclusion(open, 'Aprovar com fiador.')
    expect(open.conclusion.text).toBe('Aprovar com fiador.')
    expect(readKept()).toEqual([{ ...kept, conclusion: 'Aprovar com fiador.' }])
  })

  it('adds no dossiê to a case that does not have it', async () => {
    openCase({ reports: [] })
    const open = await openKept(kept)
    writeConclusion(open, 'Negar.')
    expect(open.conclusion.text).toBe('Negar.')
    expect(readKept()).toEqual([])
    expect(caseState.open?.revision).toBe(0)
  })

  it('leaves a case alone that another tab writes', async () => {
    openCase({ isReadOnly: true })
    writeConclusion(await openKept(kept), 'Negar.')
    expect(readKept()).toEqual([kept])
  })
})
