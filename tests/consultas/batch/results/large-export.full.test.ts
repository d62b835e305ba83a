import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { expect, it } from 'vitest'
import type { AnswerSheet } from '../../../../src/consultas/batch/batch-target.ts'
import { createAnswerSheet } from '../../../../src/consultas/batch/consulta-sheet.ts'
import { listEntries, writeRows } from '../../../../src/consultas/batch/results/run-file.ts'
import { createRunTable } from '../../../../src/consultas/batch/results/run-table.ts'
import { runCsv, runJson } from '../../../../src/consultas/batch/results/save-run.ts'
import type { BatchRow } from '../../../../src/consultas/batch/run/progress.ts'
import { families } from '../../../../src/generated/consultas/index.ts'

const count = 50_000

async function loadLargeRun() {
  const definition = (await families.cpf()).default.variants[1]
  if (!definition) throw new Error('There is no cpf/1')
  const rows = Array.from(
    { length: count },
    (_, index): BatchRow => ({
      line: { numbers: [index + 1], values: { cpf: '11144477735' }, typed: '111.444.777-35' },
      state: 'found',
      outcome: { status: 'found', answer: definition.example, source: 'Fonte', isDemo: true, at: index },
      ms: 250,
    }),
  )
  return { definition, rows, sheet: createAnswerSheet(definition) }
}

const createCsv = (form: ConsultaDefinition, sheet: AnswerSheet) =>
  runCsv(
    createRunTable({
      target: { form, missing: () => [] },
      sheet,
      ownColumns: [],
      withSensitive: false,
      hasMarks: false,
      hasCorrections: false,
    }),
  )

const listCsvEntries = (rows: readonly BatchRow[]) =>
  listEntries({ rows, invalid: [], isListOrder: true }, [])

it.each(['csv', 'json'] as const)(
  'a %s of 50,000 rows blocks the page for a fraction of its time',
  async (kind) => {
    const { definition, rows, sheet } = await loadLargeRun()
    const slices: number[] = []
    let start = performance.now()
    const pause = async () => {
      slices.push(performance.now() - start)
      await new Promise((resolve) => setTimeout(resolve))
      start = performance.now()
    }
    const progress: number[] = []
    const options = {
      signal: new AbortController().signal,
      onProgress: (done: number) => progress.push(done),
      pause,
    }
    const written =
      kind === 'csv'
        ? await writeRows(createCsv(definition, sheet), listCsvEntries(rows), options)
        : await writeRows(
            runJson({ title: definition.title, missing: () => [] }, sheet, false),
            rows,
            options,
          )
    slices.push(performance.now() - start)
    const whole = slices.reduce((sum, ms) => sum + ms, 0)
    expect(slices.length).toBeGreaterThan(20)
    // The median slice, and the longest one, which the machine may have delayed.
    expect((slices.toSorted((a, b) => a - b)[Math.floor(slices.length / 2)] ?? whole) / whole).toBeLessThan(
      1 / 20,
    )
    expect(Math.max(...slices) / whole).toBeLessThan(1 / 4)
    expect(progress.at(-1)).toBe(count)
    expect((await written.text()).trimEnd().split('\n')).toHaveLength(kind === 'csv' ? count + 1 : count + 3)
  },
  60_000,
)

it('stops writing a cancelled file', async () => {
  const { definition, rows, sheet } = await loadLargeRun()
  const controller = new AbortController()
  const writing = writeRows(createCsv(definition, sheet), listCsvEntries(rows), {
    signal: controller.signal,
    onProgress: () => undefined,
    pause: async () => controller.abort(),
  })
  await expect(writing).rejects.toThrow()
})
