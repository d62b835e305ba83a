import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { checkLines } from '../../../../src/consultas/batch/input/check-lines.ts'
import { BatchRun } from '../../../../src/consultas/batch/run/batch-run.ts'
import { queryDemo } from '../../../../src/consultas/sources/demo/demo.ts'
import { hasCpfDigits } from '../../../../src/fields/check-digits.ts'
import { families } from '../../../../src/generated/consultas/index.ts'
import { fakeEnvironment } from '../support/fake-environment.ts'
import { csvText } from '../support/run-text.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Returns a valid CPF that starts with nine digits. */
function createCpf(start: string): string {
  const found = Array.from({ length: 100 }, (_, end) => start + String(end).padStart(2, '0')).find(
    hasCpfDigits,
  )
  if (!found) throw new Error(`No CPF begins with ${start}`)
  return found
}

it('a batch of 47 CPFs returns answers for 47 CPFs, with punctuation', async () => {
  const definition = (await families.cpf()).default.variants[1]
  if (!definition) throw new Error('There is no cpf/1')
  const cpfs = Array.from({ length: 47 }, (_, index) => createCpf(String(300_000_000 + index * 7919)))
  const table = cpfs.map((cpf, index) => ({ number: index + 1, cells: [cpf] }))
  const { lines } = await checkLines(table, definition, { hasHeader: false, columns: { cpf: 0 } })
  const run = new BatchRun({
    lines,
    query: ({ values }, signal) => queryDemo(definition, values, signal),
    speed: { perMinute: undefined, concurrency: 8 },
    environment: fakeEnvironment().environment,
  })
  await vi.runAllTimersAsync()
  const { rows } = run.getSnapshot()
  const foundAnswers = rows.map(({ outcome }) => outcome?.status === 'found' && outcome.answer)
  expect(foundAnswers).toEqual(cpfs.map((cpf) => expect.objectContaining({ cpf })))
  const sheet = await csvText(definition, rows, true)
  for (const cpf of cpfs) {
    const text = cpf.replace(/^(...)(...)(...)(..)$/, '$1.$2.$3-$4')
    // Once as the query and once in the answer.
    expect(sheet.split(text).length - 1).toBeGreaterThanOrEqual(2)
    expect(sheet).not.toContain(cpf)
  }
})
