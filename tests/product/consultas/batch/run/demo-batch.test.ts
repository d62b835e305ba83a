import { hasValidCpf } from '@manifest/contract/check-digits.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { checkLines } from '../../../../../src/consultas/batch/input/check-lines.ts'
import { BatchRun } from '../../../../../src/consultas/batch/run/batch-run.ts'
import { queryDemo } from '../../../../../src/consultas/sources/demo/demo.ts'
import { createDemoCast } from '../../../../../src/consultas/sources/demo/demo-cast.ts'
import { cast } from '../../../../../src/generated/cast.ts'
import { families } from '../../../../../src/generated/consultas/index.ts'
import { fakeEnvironment } from '../../../../consultas/batch/support/fake-environment.ts'
import { csvText } from '../../../../consultas/batch/support/run-text.ts'

const demoCast = createDemoCast(cast)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Returns a valid CPF that starts with nine digits. */
function createCpf(start: string): string {
  const found = Array.from({ length: 100 }, (_, end) => start + String(end).padStart(2, '0')).find(
    hasValidCpf,
  )
  if (!found) throw new Error(`No CPF begins with ${start}`)
  return found
}

it('a batch of 47 CPFs returns answers for 47 CPFs, with punctuation', async () => {
  const definition = (await families.cpf()).default.variants[1]
  if (!definition) throw new Error('There is no cpf/1')
  // The demonstration does not find some unknown CPFs, and some queries fail once.
  const isAnswered = (cpf: string) =>
    !demoCast.isNotFound('people', cpf) && !demoCast.failsFirst(definition.id, 'people', cpf)
  const cpfs = Array.from({ length: 60 }, (_, index) => createCpf(String(300_000_000 + index * 7919)))
    .filter(isAnswered)
    .slice(0, 47)
  const table = cpfs.map((cpf, index) => ({ number: index + 1, cells: [cpf] }))
  const { lines } = await checkLines(table, definition, { header: 0, columns: { cpf: 0 } })
  const run = new BatchRun({
    lines,
    query: async ({ values }, signal) => ({ outcome: await queryDemo(definition, values, signal) }),
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
    // The answer's own CPF would be a second column with the same document.
    expect(sheet.split(text).length - 1).toBe(1)
    expect(sheet).not.toContain(cpf)
  }
})

it('a batch shows documents that are not found, and failures that a repeated query mends', async () => {
  const definition = (await families.cpf()).default.variants[1]
  if (!definition) throw new Error('There is no cpf/1')
  const cpfs = Array.from({ length: 200 }, (_, index) => createCpf(String(400_000_000 + index * 7919)))
  const queryAll = () =>
    Promise.all(cpfs.map((cpf) => queryDemo(definition, { cpf }, new AbortController().signal)))
  const countStatus = (outcomes: { status: string }[], status: string) =>
    outcomes.filter((outcome) => outcome.status === status).length
  const first = queryAll()
  await vi.runAllTimersAsync()
  expect(countStatus(await first, 'not-found')).toBe(
    cpfs.filter((cpf) => demoCast.isNotFound('people', cpf)).length,
  )
  expect(countStatus(await first, 'not-found')).toBeGreaterThan(5)
  expect(countStatus(await first, 'failed')).toBeGreaterThan(0)
  const second = queryAll()
  await vi.runAllTimersAsync()
  expect(countStatus(await second, 'failed')).toBe(0)
})
