// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { auth } from '@/state/auth.ts'
import '../../../../src/consultas/sources/demo/demo.ts'
import { createConsultaTarget } from '../../../../src/consultas/batch/consulta-target.tsx'
import { leaveRun } from '../../../../src/consultas/batch/live/earlier-runs.ts'
import { readLiveRuns, startRun } from '../../../../src/consultas/batch/live/live-runs.ts'
import { Cell } from '../../../../src/consultas/batch/results/cell.tsx'
import { createBatchColumns } from '../../../../src/consultas/batch/results/row-columns.ts'
import { RunStep } from '../../../../src/consultas/batch/results/run-step.tsx'
import { createDefinition } from '../support/definition.ts'
import { advanceTime, openPage } from '../support/page.tsx'
import { csvText } from '../support/run-text.ts'

afterEach(() => {
  for (const live of readLiveRuns()) live.end()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const createLines = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    numbers: [index + 1],
    values: { cpf: String(index) },
    typed: String(index),
  }))

it('say in table, summary and file that their answer was known before', async () => {
  vi.useFakeTimers()
  auth.isAuth = true
  const definition = createDefinition()
  startRun(createConsultaTarget(definition), createLines(2))
  await advanceTime(300_000)
  for (const live of readLiveRuns()) leaveRun(live)
  startRun(createConsultaTarget(definition), createLines(3))
  await advanceTime(1_000)
  const live = readLiveRuns()[1]
  if (!live) throw new Error('no second batch')
  const { rows } = live.run.getSnapshot()
  const { cached } = createBatchColumns(live.target)
  const leave = await openPage(
    <>
      <RunStep live={live} onNew={() => undefined} />
      {rows.map((row) => (
        <p data-cell key={row.line.typed}>
          <Cell column={cached} row={row} />
        </p>
      ))}
    </>,
  )
  expect(screen.getByRole('region', { name: 'Andamento' }).textContent).toContain(
    'linhas (100%): 2 já respondidas, sem custo',
  )
  const cells = [...document.querySelectorAll('[data-cell]')].map(({ textContent }) => textContent)
  const text = expect.stringMatching(/^respondido há \d+ minutos, sem custo$/)
  expect(cells).toEqual([text, text, ''])
  expect(rows.map(cached.text)).toEqual([text, text, ''])
  const csv = (await csvText(definition, rows, false)).split('\r\n')
  expect(csv.map((line) => line.includes('Já respondida, sem custo'))).toEqual([
    false,
    true,
    true,
    false,
    false,
  ])
  leave()
})
