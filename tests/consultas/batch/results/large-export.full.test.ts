import { expect, it } from 'vitest'
import { createAnswerSheet } from '../../../../src/consultas/batch/consulta-sheet.ts'
import { writeRows } from '../../../../src/consultas/batch/results/run-file.ts'
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

it.each(['csv', 'json'] as const)(
  'a %s of 50,000 rows blocks the page for a fraction of its time',
  async (kind) => {
    const { definition, rows, sheet } = await loadLargeRun()
    const file =
      kind === 'csv'
        ? runCsv({ form: definition, missing: () => [] }, sheet, false)
        : runJson({ title: definition.title, missing: () => [] }, sheet, false)
    const slices: number[] = []
    let start = performance.now()
    const pause = async () => {
      slices.push(performance.now() - start)
      await new Promise((resolve) => setTimeout(resolve))
      start = performance.now()
    }
    const progress: number[] = []
    const written = await writeRows(file, rows, {
      signal: new AbortController().signal,
      onProgress: (done) => progress.push(done),
      pause,
    })
    slices.push(performance.now() - start)
    const whole = slices.reduce((sum, ms) => sum + ms, 0)
    expect(slices.length).toBeGreaterThan(20)
    // The median slice, and the longest one, which the machine may have delayed.
    expect((slices.toSorted((a, b) => a - b)[Math.floor(slices.length / 2)] ?? whole) / whole).toBeLessThan(
      1 / 20,
    )
    expect(Math.max(...slices) / whole).toBeLessThan(1 / 4)
    expect(progress.at(-1)).toBe(count)
    expect((await written.text()).trimEnd().split('\n')).toHaveLength(kind === 'csv' ? count + 1 : count + 2)
  },
  60_000,
)

it('stops writing a cancelled file', async () => {
  const { definition, rows, sheet } = await loadLargeRun()
  const controller = new AbortController()
  const writing = writeRows(runCsv({ form: definition, missing: () => [] }, sheet, false), rows, {
    signal: controller.signal,
    onProgress: () => undefined,
    pause: async () => controller.abort(),
  })
  await expect(writing).rejects.toThrow()
})
