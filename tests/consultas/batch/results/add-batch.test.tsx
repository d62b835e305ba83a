import { act } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { emptyContents } from '@/cases/contents.ts'
import { forgetOpenCase, readOpenContents, setOpenCase } from '@/cases/open-case.ts'
import type { CaseKey } from '@/cases/record.ts'
import { auth } from '@/state/auth.ts'
import { deliverToasts } from '@/ui/feedback/notify.ts'
import '../../../../src/consultas/sources/demo/demo.ts'
import { createConsultaTarget } from '../../../../src/consultas/batch/consulta-target.tsx'
import {
  type LiveRun,
  readLiveRuns,
  startRun,
  useProgress,
} from '../../../../src/consultas/batch/live/live-runs.ts'
import { AddBatchButton } from '../../../../src/consultas/batch/results/add-batch.tsx'
import type * as BatchData from '../../../../src/consultas/batch/saved/save-for-later.ts'
import { requireValue } from '../../../support/require-value.ts'
import { createDefinition } from '../support/definition.ts'
import { advanceTime, openPage, press } from '../support/page.tsx'

const buildBatchData = vi.hoisted(() => vi.fn<typeof BatchData.buildBatchData>())

vi.mock('../../../../src/consultas/batch/saved/save-for-later.ts', () => ({ buildBatchData }))

const toast = vi.fn()

let live: LiveRun

let leave: () => void

function RunPage() {
  return <AddBatchButton live={live} progress={useProgress(live.run)} />
}

async function openRunPage() {
  leave = await openPage(<RunPage />)
}

/** Notes something on the only line, and waits until the case has it. */
async function note(text: string) {
  await act(() => live.run.mark([0], { note: text }))
  await advanceTime(2_000)
  await act(() => vi.dynamicImportSettled())
}

const keptData = () => readOpenContents().reports.map(({ data }) => data)

/** As if the code that writes a batch failed to load. */
const failOnce = () => buildBatchData.mockRejectedValueOnce(new TypeError('Failed to fetch'))

beforeEach(async () => {
  vi.useFakeTimers()
  deliverToasts(toast)
  buildBatchData.mockImplementation(async (_, rows) => rows.map((row) => row.note ?? null))
  auth.isAuth = true
  setOpenCase(
    { id: 'c1', createdAt: 0, isReadOnly: false, saving: { status: 'saved', at: 0 } },
    { key: {} as CaseKey, owner: '', contents: emptyContents },
  )
  startRun(createConsultaTarget(createDefinition()), [{ numbers: [1], values: { cpf: '0' }, typed: '0' }])
  await advanceTime(1_000)
  live = requireValue(readLiveRuns()[0])
  await openRunPage()
})

afterEach(async () => {
  leave()
  live.end()
  forgetOpenCase(Promise.resolve())
  vi.resetAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const failure = (title: string) => expect.objectContaining({ type: 'error', title })

const marksFailure = failure('As notas e revisões do lote ainda não estão no caso. Use “Atualizar no caso”.')

describe('if the code that writes a batch fails to load', () => {
  it('says that the case does not have the batch, and the next press adds it', async () => {
    failOnce()
    await press('Adicionar ao caso')
    expect(toast).toHaveBeenCalledExactlyOnceWith(failure('Não foi possível adicionar ao caso'))
    expect(keptData()).toEqual([])
    await press('Adicionar ao caso')
    expect(keptData()).toEqual([[null]])
  })

  it('says that the case does not have the new marks, and the next change saves all', async () => {
    await press('Adicionar ao caso')
    toast.mockClear()
    failOnce()
    await note('Ligar')
    expect(toast).toHaveBeenCalledExactlyOnceWith(marksFailure)
    expect(keptData()).toEqual([[null]])
    await note('Ligar na sexta')
    expect(keptData()).toEqual([['Ligar na sexta']])
    expect(toast).toHaveBeenCalledOnce()
  })

  it('tries again when the user leaves the page, although the marks are the same', async () => {
    await press('Adicionar ao caso')
    failOnce()
    await note('Ligar')
    leave()
    await vi.dynamicImportSettled()
    expect(keptData()).toEqual([['Ligar']])
  })

  it('tries again on the next visit if that fails too', async () => {
    await press('Adicionar ao caso')
    failOnce()
    await note('Ligar')
    failOnce()
    leave()
    await vi.dynamicImportSettled()
    expect(keptData()).toEqual([[null]])
    await openRunPage()
    await advanceTime(2_000)
    await act(() => vi.dynamicImportSettled())
    expect(keptData()).toEqual([['Ligar']])
  })
})
