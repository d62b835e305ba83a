// @vitest-environment happy-dom
import { ChakraProvider } from '@chakra-ui/react'
import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { emptyContents } from '@/cases/contents.ts'
import { forgetOpenCase, readOpenContents, setOpenCase } from '@/cases/open-case.ts'
import type { CaseKey } from '@/cases/record.ts'
import type { Path } from '@/generated/paths.ts'
import { auth } from '@/state/auth.ts'
import { deliverToasts } from '@/ui/feedback/notify.ts'
import { getAppSystem } from '@/ui/theme/app-system.ts'
import '../../../../src/consultas/sources/demo/demo.ts'
import { createConsultaTarget } from '../../../../src/consultas/batch/consulta-target.tsx'
import {
  type LiveRun,
  readLiveRuns,
  startRun,
  useProgress,
} from '../../../../src/consultas/batch/live/live-runs.ts'
import { AddBatchButton } from '../../../../src/consultas/batch/results/add-batch.tsx'
import type * as BatchData from '../../../../src/consultas/batch/saved/batch-data.ts'
import { requireValue } from '../../../support/require-value.ts'

const buildBatchData = vi.hoisted(() => vi.fn<typeof BatchData.buildBatchData>())

vi.mock('../../../../src/consultas/batch/saved/batch-data.ts', () => ({ buildBatchData }))

const definition: ConsultaDefinition<Path> = {
  id: 'teste/1',
  family: 'teste',
  variant: 1,
  path: '/consulta/cpf',
  title: 'Teste',
  fields: [{ kind: 'cpf', name: 'cpf', label: 'CPF', required: true }],
  batch: { max: 10, perMinute: 1, concurrency: 1, path: '/consulta/cpf/lote' },
  result: [],
  example: { nome: 'Ana' },
  examples: [],
}

const toast = vi.fn()

let live: LiveRun

let leave: () => Promise<void>

function RunPage() {
  return <AddBatchButton live={live} progress={useProgress(live.run)} />
}

async function openPage() {
  document.body.innerHTML = '<div></div>'
  const root = createRoot(requireValue(document.querySelector('div') ?? undefined))
  await act(() =>
    root.render(
      <ChakraProvider value={getAppSystem()}>
        <MemoryRouter>
          <RunPage />
        </MemoryRouter>
      </ChakraProvider>,
    ),
  )
  leave = () => act(async () => root.unmount())
}

const advanceTime = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

async function press(name: string) {
  const button = requireValue(document.querySelector('button') ?? undefined)
  expect(button.textContent?.trim()).toBe(name)
  await act(async () => {
    button.click()
    await vi.dynamicImportSettled()
  })
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
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  deliverToasts(toast)
  buildBatchData.mockImplementation(async (_, rows) => rows.map((row) => row.note ?? null))
  auth.isAuth = true
  setOpenCase(
    { id: 'c1', createdAt: 0, isReadOnly: false, saving: { status: 'saved', at: 0 } },
    { key: {} as CaseKey, contents: emptyContents },
  )
  startRun(createConsultaTarget(definition), [{ numbers: [1], values: { cpf: '0' }, typed: '0' }])
  await advanceTime(1_000)
  live = requireValue(readLiveRuns()[0])
  await openPage()
})

afterEach(async () => {
  await leave()
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
    await leave()
    await vi.dynamicImportSettled()
    expect(keptData()).toEqual([['Ligar']])
  })

  it('tries again on the next visit if that fails too', async () => {
    await press('Adicionar ao caso')
    failOnce()
    await note('Ligar')
    failOnce()
    await leave()
    await vi.dynamicImportSettled()
    expect(keptData()).toEqual([[null]])
    await openPage()
    await advanceTime(2_000)
    await act(() => vi.dynamicImportSettled())
    expect(keptData()).toEqual([['Ligar']])
  })
})
