import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { auth } from '@/state/auth.ts'
import '../../../../src/consultas/sources/demo/demo.ts'
import { createConsultaTarget } from '../../../../src/consultas/batch/consulta-target.tsx'
import { leaveRun } from '../../../../src/consultas/batch/live/earlier-runs.ts'
import { readLiveRuns, startRun } from '../../../../src/consultas/batch/live/live-runs.ts'
import { RunStep } from '../../../../src/consultas/batch/results/run-step.tsx'
import type * as SaveDocument from '../../../../src/consultas/document/save-document.ts'
import { createDefinition } from '../support/definition.ts'
import { advanceTime, openPage, press } from '../support/page.tsx'

const saveDocumentMock = vi.hoisted(() => vi.fn<typeof SaveDocument.saveDocument>())

vi.mock('../../../../src/consultas/document/save-document.ts', () => ({ saveDocument: saveDocumentMock }))

const definition = createDefinition({ examples: [{ when: { cpf: '1' }, status: 503 }] })

const lines = ['0', '1'].map((cpf, index) => ({ numbers: [index + 1], values: { cpf }, typed: cpf }))

const onNew = vi.fn()

/** Opens the run’s page, in place of the page before. */
function openRunPage() {
  const [live] = readLiveRuns()
  if (!live) throw new Error('no batch is under way')
  return openPage(<RunStep live={live} onNew={onNew} />)
}

const warning = () => screen.queryByRole('group', { name: 'Descartar resultados' })

beforeEach(async () => {
  vi.useFakeTimers()
  auth.isAuth = true
  startRun(createConsultaTarget(definition), lines)
  await advanceTime(1_000)
})

afterEach(() => {
  for (const live of readLiveRuns()) live.end()
  vi.clearAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Ends as many batches as the session keeps, each with results that are in no file. */
async function fillSession() {
  for (let count = 0; count < 5; count += 1) {
    for (const live of readLiveRuns()) leaveRun(live)
    startRun(createConsultaTarget(definition), lines)
    await advanceTime(1_000)
  }
}

describe("'Novo lote'", () => {
  it('keeps the results for the list of the session, without a question', async () => {
    const leave = await openRunPage()
    await press('Novo lote')
    expect(warning()).toBeNull()
    expect(onNew).toHaveBeenCalledOnce()
    leave()
  })

  it('warns before the oldest results are removed that are in no file', async () => {
    await fillSession()
    const leave = await openRunPage()
    await press('Novo lote')
    expect(warning()).not.toBeNull()
    await press('Manter')
    expect(warning()).toBeNull()
    await press('Novo lote')
    await press('Descartar')
    expect(onNew).toHaveBeenCalledOnce()
    leave()
  })

  it('does not warn once the oldest are exported', async () => {
    const leave = await openRunPage()
    await press('Exportar CSV')
    expect(saveDocumentMock.mock.calls[0]?.[1].size?.csv).toBe(2)
    leave()
    await fillSession()
    const leaveAgain = await openRunPage()
    await press('Novo lote')
    expect(warning()).toBeNull()
    expect(onNew).toHaveBeenCalledOnce()
    await leaveAgain()
  })

  it('warns if a line of the oldest was repeated since the export', async () => {
    const leave = await openRunPage()
    await press('Exportar CSV')
    await press('Repetir só as falhas (1)')
    await advanceTime(1_000)
    leave()
    await fillSession()
    const leaveAgain = await openRunPage()
    await press('Novo lote')
    expect(warning()).not.toBeNull()
    await leaveAgain()
  })

  it('warns if only some results of the oldest were exported', async () => {
    const leave = await openRunPage()
    await press('Encontrados 1')
    await press('Exportar CSV')
    leave()
    await fillSession()
    const leaveAgain = await openRunPage()
    await press('Novo lote')
    expect(warning()).not.toBeNull()
    await leaveAgain()
  })
})
