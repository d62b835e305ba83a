import { expect, it } from 'vitest'
import { createAnswerSheet } from '../../../../../src/consultas/batch/consulta-sheet.ts'
import { buildBatchDocument } from '../../../../../src/consultas/batch/results/batch-document.ts'
import type { BatchRow } from '../../../../../src/consultas/batch/run/progress.ts'
import { writeDocument } from '../../../../../src/consultas/document/save-document.ts'
import { families } from '../../../../../src/generated/consultas/index.ts'

const count = 50_000

async function buildLargeDocument() {
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
  const target = { id: definition.id, title: definition.title, form: definition, missing: () => [] }
  const exported = { rows, invalid: [], isListOrder: true }
  return buildBatchDocument(
    { target, given: { ownColumns: [] } },
    createAnswerSheet(definition),
    exported,
    false,
  )
}

it.each(['csv', 'json'] as const)(
  'a %s of 50,000 rows blocks the page for a fraction of its time',
  async (kind) => {
    const document = await buildLargeDocument()
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
    const written = await writeDocument(kind, document, options)
    slices.push(performance.now() - start)
    const whole = slices.reduce((sum, ms) => sum + ms, 0)
    expect(slices.length).toBeGreaterThan(20)
    // The median slice, and the longest one, which the machine may have delayed.
    expect((slices.toSorted((a, b) => a - b)[Math.floor(slices.length / 2)] ?? whole) / whole).toBeLessThan(
      1 / 20,
    )
    expect(Math.max(...slices) / whole).toBeLessThan(1 / 4)
    expect(progress.at(-1)).toBe(count)
    expect((await written.text()).trimEnd().split('\n')).toHaveLength(kind === 'csv' ? count + 1 : count + 4)
  },
  60_000,
)

it('stops writing a cancelled file', async () => {
  const document = await buildLargeDocument()
  const controller = new AbortController()
  const writing = writeDocument('csv', document, {
    signal: controller.signal,
    onProgress: () => undefined,
    pause: async () => controller.abort(),
  })
  await expect(writing).rejects.toThrow()
})
