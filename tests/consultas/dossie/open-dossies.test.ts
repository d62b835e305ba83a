// @vitest-environment happy-dom
import type { Json } from '@manifest/schema/consulta.ts'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openKeptDossie } from '../../../src/consultas/dossie/kept-dossie.ts'
import {
  findOpenDossie,
  findShownDossie,
  hideDossie,
  recordShownDossie,
  startDossie,
} from '../../../src/consultas/dossie/open/open-dossies.ts'
import { findSessionLane } from '../../../src/consultas/query/lane.ts'
import { type LoadedDossie, loadDossie } from '../../../src/routes/load-dossie.ts'
import { auth } from '../../../src/state/auth.ts'
import { redirectToLogin } from '../../../src/state/drafts.ts'
import { choosePurpose } from '../../../src/state/purpose.ts'
import { endSession } from '../../../src/state/session.ts'
import { findTabDossie, sessionReports } from '../../../src/state/session-reports.ts'
import { findSubject } from '../../../src/state/subjects.ts'
import { requireValue } from '../../support/require-value.ts'
import { waitFor } from '../../support/wait-for.ts'
import { createKept, openKept } from './support/kept.ts'

afterEach(endSession)

const values = { cnpj: '77888999000181' }

/** Starts a dossiê without parts, which is done at once. */
async function start(historyKey: string, typed = values, isFresh = false) {
  const loaded = await loadDossie('casa')
  return startDossie(
    historyKey,
    { ...loaded, dossie: { ...loaded.dossie, parts: [] } },
    { values: typed, isFresh },
  )
}

const listNumbers = () => sessionReports.items.map(({ id }) => id)

describe('an open dossiê', () => {
  it('has a number of its own, by which another page opens it again', async () => {
    const first = await start('history 1')
    const second = await start('history 2')
    expect(first.number).toMatch(/^\d{8}-[2-9A-HJ-NP-Z]{6}$/)
    expect(second.number).not.toBe(first.number)
    recordShownDossie('history 3', first.number)
    expect(findShownDossie('history 3')?.run).toBe(first.run)
    expect(findShownDossie('history 1')?.run).toBe(first.run)
  })

  it('stays in the session when its page starts another one or shows its form', async () => {
    const first = await start('history 1')
    const second = await start('history 1', { cnpj: '11222333000181' })
    hideDossie('history 1')
    expect(findShownDossie('history 1')).toBeUndefined()
    expect(findOpenDossie(first.number)).toBeDefined()
    expect(listNumbers().sort()).toEqual([first.number, second.number].sort())
  })

  it('is in the list of reports, with its counts and its subject', async () => {
    const { number } = await openKept(createKept())
    const [report] = sessionReports.items
    expect(report).toMatchObject({
      id: number,
      kind: 'dossie',
      title: 'Ficha da editora',
      path: '/dossie/casa',
      at: 1_000,
      counts: { found: 1, incomplete: 0, 'not-found': 1, failed: 1, total: 5 },
    })
    expect(report?.subject).toBe('77.888.999/0001-81')
    expect(findSubject(report?.subjectId ?? '')).toMatchObject({ kind: 'cnpj', value: '77888999000181' })
  })

  it('is recorded again when its conclusion changes, so that a case can save it', async () => {
    const open = await start('history 1')
    const before = sessionReports.items
    open.conclusion.text = 'Aprovar.'
    expect(sessionReports.items).not.toBe(before)
    expect(JSON.stringify(sessionReports.items)).not.toContain('Aprovar')
  })

  it('leaves the session and the list when the session ends, or when there are too many', async () => {
    const first = await start('history 0')
    for (let index = 1; index <= 40; index += 1) await start(`history ${index}`)
    expect(findOpenDossie(first.number)).toBeUndefined()
    expect(listNumbers()).toHaveLength(40)
    endSession()
    expect(listNumbers()).toEqual([])
    expect(findShownDossie('history 40')).toBeUndefined()
  })
})

describe('a dossiê that is built again', () => {
  it('replaces its report, and going back shows the new one', async () => {
    const first = await start('history 1')
    recordShownDossie('history 2', first.number)
    const renewed = await start('history 1', values, true)
    expect(listNumbers()).toEqual([renewed.number])
    expect(findShownDossie('history 2')?.number).toBe(renewed.number)
    await start('history 1')
    expect(listNumbers()).toHaveLength(2)
  })

  it('stays beside one of another purpose, which another tab does not open either', async () => {
    choosePurpose('Cobrança')
    const { number } = await openKept({ ...createKept(), purpose: 'Crédito' })
    const { path, subjectId = '' } = requireValue(sessionReports.items[0])
    for (const report of sessionReports.items) report.isElsewhere = true
    const find = () => findTabDossie(path, findSubject(subjectId)?.value ?? '')?.id
    expect(find()).toBeUndefined()
    choosePurpose('Crédito')
    expect(find()).toBe(number)
  })
})

describe('the conclusion of a dossiê', () => {
  it('is copied if all sources are asked again, and to no other dossiê', async () => {
    const first = await start('history 1')
    first.conclusion.text = 'Aprovar.'
    expect((await start('history 1', values, true)).conclusion.text).toBe('Aprovar.')
    expect((await start('history 1')).conclusion.text).toBe('')
    expect((await start('history 1', { cnpj: '11222333000181' })).conclusion.text).toBe('')
  })

  it('waits as a draft after a lock, for the dossiê of the same values', async () => {
    const first = await start('history 1')
    first.conclusion.text = 'Aprovar.'
    auth.isAuth = true
    redirectToLogin(null)
    expect(first.conclusion.text).toBe('')
    expect((await start('history 2', { cnpj: '11222333000181' })).conclusion.text).toBe('')
    expect((await start('history 3')).conclusion.text).toBe('Aprovar.')
    endSession()
    expect((await start('history 4')).conclusion.text).toBe('')
  })

  it('is kept whole if it passes its limit', async () => {
    const { conclusion } = await start('history 1')
    conclusion.text = 'a'.repeat(5_000)
    expect(conclusion.text).toHaveLength(5_000)
  })
})

describe('the limits of a source', () => {
  afterEach(() => void vi.useRealTimers())

  /** Returns a dossiê with only its first part, whose source answers one query at a time. */
  async function loadLimited() {
    const { dossie, families, hiddenPartCount } = await loadDossie('casa')
    const part = requireValue(dossie.parts[0])
    const family = requireValue(families[part.family])
    const shipped = requireValue(family.variants[part.variant])
    const definition = { ...shipped, batch: { ...requireValue(shipped.batch), concurrency: 1 } }
    const loaded: LoadedDossie = {
      dossie: { ...dossie, parts: [part] },
      families: { [part.family]: { ...family, variants: { [part.variant]: definition } } },
      hiddenPartCount,
    }
    vi.useFakeTimers()
    return { loaded, definition }
  }

  const startLimited = (historyKey: string, loaded: LoadedDossie) =>
    startDossie(historyKey, loaded, { values })

  /** Lets queries start and runs publish it. Answers take longer. */
  const afterStart = () => vi.advanceTimersByTimeAsync(1)

  const readState = ({ run }: ReturnType<typeof startLimited>) => run.getSnapshot().parts[0]?.state

  it('are shared by all open dossiês', async () => {
    const { loaded } = await loadLimited()
    const first = startLimited('history 1', loaded)
    const second = startLimited('history 2', loaded)
    await afterStart()
    expect([first, second].map(readState)).toEqual(['pending', 'waiting'])
    hideDossie('history 1')
    await waitFor(() => expect(readState(second)).not.toBe('waiting'))
  })

  it('hold for a part of a kept dossiê that is queried again', async () => {
    const { loaded } = await loadLimited()
    startLimited('history 1', loaded)
    const kept = requireValue(openKeptDossie(loaded, createKept() as unknown as Json))
    kept.run.retry('cadastro')
    await afterStart()
    expect(readState(kept)).toBe('waiting')
  })

  it('do not delay the next session', async () => {
    const { loaded, definition } = await loadLimited()
    findSessionLane(definition).backOff(60_000)
    const delayed = startLimited('history 1', loaded)
    await afterStart()
    expect(readState(delayed)).toBe('waiting')
    endSession()
    const started = startLimited('history 1', loaded)
    await afterStart()
    expect(readState(started)).toBe('pending')
  })
})
