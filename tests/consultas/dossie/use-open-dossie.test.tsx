import { act, cleanup } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { type LoadedDossie, loadDossie } from '@/routes/load-dossie.ts'
import { nextQuery, nextReport } from '@/routes/next-page.ts'
import { endSession, session } from '@/state/session.ts'
import { sessionReports } from '@/state/session-reports.ts'
import { useOpenDossie } from '../../../src/consultas/dossie/open/use-open-dossie.ts'
import { renderInApp } from '../../support/render-in-app.tsx'
import { createKept, openKept } from './support/kept.ts'

const latest: { current?: ReturnType<typeof useOpenDossie> } = {}

function Page({ loaded, historyKey }: { loaded: LoadedDossie; historyKey: string }) {
  latest.current = useOpenDossie(loaded, historyKey)
  return null
}

/** Opens the page of the dossiê in a history entry. */
const open = async (historyKey: string) => {
  const loaded = await loadDossie('casa')
  await renderInApp(
    <MemoryRouter>
      <Page key={historyKey} loaded={loaded} historyKey={historyKey} />
    </MemoryRouter>,
  )
  return latest.current?.open
}

const askFor = (id: string) => nextReport.give('/dossie/casa', { id })

afterEach(async () => {
  cleanup()
  endSession()
})

it('opens a report of the session again, with its number and answers, without a query', async () => {
  const kept = await openKept(createKept())
  askFor(kept.number)
  const opened = await open('history 1')
  expect(opened?.number).toBe(kept.number)
  expect(opened?.run).toBe(kept.run)
  expect(latest.current?.initialValues).toEqual(createKept().values)
  expect(session.items).toEqual([])
  expect(nextReport.read('/dossie/casa')).toBeUndefined()
})

it('shows the same report when the user goes back to the entry', async () => {
  const kept = await openKept(createKept())
  askFor(kept.number)
  await open('history 1')
  expect(await open('history 2')).toBeUndefined()
  expect((await open('history 1'))?.number).toBe(kept.number)
})

it('shows the form if the session does not have the report any more', async () => {
  askFor('20261122-AAAAAA')
  expect(await open('history 1')).toBeUndefined()
  expect(session.items).toEqual([])
})

it('opens the report that exists about a subject, with its conclusion', async () => {
  const kept = await openKept({ ...createKept(), conclusion: 'Aprovar.' })
  const { values } = createKept()
  nextQuery.give('/dossie/casa', { values })
  const opened = await open('history 1')
  expect(opened?.number).toBe(kept.number)
  expect(opened?.conclusion.text).toBe('Aprovar.')
  expect(latest.current?.isReopened).toBe(true)
  expect(session.items).toEqual([])
  expect(sessionReports.items).toHaveLength(1)
  await open('history 2')
  await act(async () => latest.current?.openOrStart(values))
  expect(latest.current?.open?.number).toBe(kept.number)
  await act(async () => latest.current?.start(values))
  expect(latest.current?.open?.number).not.toBe(kept.number)
  expect(latest.current?.open?.conclusion.text).toBe('')
  expect(sessionReports.items).toHaveLength(2)
})
