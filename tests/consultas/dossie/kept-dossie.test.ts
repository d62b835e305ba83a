import { afterEach, describe, expect, it } from 'vitest'
import { isKeptDossie, keepDossie } from '../../../src/consultas/dossie/kept-dossie.ts'
import { findOpenDossie } from '../../../src/consultas/dossie/open/open-dossies.ts'
import { endSession, session } from '../../../src/state/session.ts'
import { createKept, openKept } from './support/kept.ts'

afterEach(endSession)

describe('a kept dossiê', () => {
  it('opens under its number, with its answers and their times, without a query', async () => {
    const open = await openKept(createKept())
    const { status, parts, startedAt, endedAt } = open.run.getSnapshot()
    expect({ status, startedAt, endedAt, number: open.number }).toEqual({
      status: 'done',
      startedAt: 1_000,
      endedAt: 2_000,
      number: '20261122-7KQ2MX',
    })
    expect(parts.slice(0, 4).map(({ state, answer }) => [state, answer?.outcome.at])).toEqual([
      ['found', 1_500],
      ['not-found', 1_600],
      ['failed', 1_700],
      ['skipped', undefined],
    ])
    expect(open.conclusion.text).toBe('Aprovar com garantia.')
    expect(session.items).toEqual([])
  })

  it('shows a part without data as absent', async () => {
    const open = await openKept(createKept())
    const last = open.run.getSnapshot().parts.at(-1)
    expect(last).toMatchObject({ state: 'skipped', reason: 'O relatório guardado não tem esta parte.' })
  })

  it('is plain JSON, and the same after it was opened again', async () => {
    await openKept(createKept())
    const kept = keepDossie('20261122-7KQ2MX')
    expect(JSON.parse(JSON.stringify(kept))).toEqual(kept)
    expect(kept?.parts.slice(0, 4)).toEqual(createKept().parts)
    endSession()
    if (kept) await openKept(kept)
    expect(keepDossie('20261122-7KQ2MX')).toEqual(kept)
  })

  it('is not opened twice', async () => {
    const open = await openKept(createKept())
    expect(await openKept(createKept({ conclusion: 'Outra' }))).toBe(findOpenDossie(open.number))
    expect(findOpenDossie(open.number)?.conclusion.text).toBe('Aprovar com garantia.')
  })

  it('differs from other values of a file', () => {
    expect(isKeptDossie(createKept())).toBe(true)
    for (const other of [
      null,
      [],
      'texto',
      { ...createKept(), version: 2 },
      { ...createKept(), parts: [{}] },
    ])
      expect(isKeptDossie(other)).toBe(false)
  })

  it('is gone when the session ends', async () => {
    const open = await openKept(createKept())
    endSession()
    expect(findOpenDossie(open.number)).toBeUndefined()
    expect(keepDossie(open.number)).toBeUndefined()
    expect(open.conclusion.text).toBe('')
  })
})
