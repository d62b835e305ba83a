import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { BatchRun } from '../../../../src/consultas/batch/run/batch-run.ts'
import type { BatchLine, BatchRow } from '../../../../src/consultas/batch/run/progress.ts'
import type { Environment } from '../../../../src/consultas/query/environment.ts'
import type { queryHttp as QueryHttp } from '../../../../src/consultas/sources/http.ts'
import { createDefinition } from '../support/definition.ts'
import { fakeEnvironment } from '../support/fake-environment.ts'
import { faultyServer, isFaulty, isUnknown } from '../support/faulty-server.ts'

const size = 1_000

let server: Awaited<ReturnType<typeof faultyServer>>
let queryHttp: typeof QueryHttp

beforeAll(async () => {
  server = await faultyServer()
  vi.stubGlobal('navigator', { onLine: true })
  vi.doMock('../../../../src/generated/sources.ts', () => ({
    sources: {
      mode: 'live',
      sources: { first: { baseUrl: server.baseUrl, timeoutMs: 2_000, retries: 0 } },
    },
  }))
  ;({ queryHttp } = await import('../../../../src/consultas/sources/http.ts'))
})

afterAll(() => {
  server.close()
  vi.unstubAllGlobals()
})

const definition = createDefinition({
  fields: [],
  request: { source: 'first', get: '/assunto/{id}', notFound: { status: 404 } },
  example: { id: '1' },
})

const lines: BatchLine[] = Array.from({ length: size }, (_, index) => ({
  numbers: [index + 1],
  values: { id: String(index) },
  typed: String(index),
}))

/** A clock that runs `factor` times as fast: a second takes ten milliseconds. */
function createFastEnvironment(factor = 100): Environment {
  const began = Date.now()
  return {
    ...fakeEnvironment().environment,
    now: () => began + (Date.now() - began) * factor,
    setTimeout: (task, ms) => setTimeout(task, ms / factor),
  }
}

const waitForEnd = (run: BatchRun) =>
  new Promise<readonly BatchRow[]>((resolve) => {
    const check = () => {
      if (run.getSnapshot().status === 'done') resolve(run.getSnapshot().rows)
    }
    run.subscribe(check)
    check()
  })

const findExpectedState = (id: number) => (isUnknown(id) ? 'not-found' : 'found')

it('gives 1,000 lines one outcome each while the source fails for a fifth of them', async () => {
  let inFlight = 0
  let most = 0
  const run = new BatchRun({
    lines,
    query: async ({ values }, signal) => {
      inFlight += 1
      most = Math.max(most, inFlight)
      const outcome = await queryHttp(definition, values, signal)
      inFlight -= 1
      return { outcome }
    },
    speed: { perMinute: 60_000, concurrency: 16 },
    environment: createFastEnvironment(),
  })

  const rows = await waitForEnd(run)
  expect(rows.map(({ line }) => line.typed)).toEqual(lines.map(({ typed }) => typed))
  for (const [id, { state, outcome }] of rows.entries()) {
    expect(outcome?.status).toBe(state)
    if (state === 'found') expect(outcome).toMatchObject({ answer: { id: String(id) } })
    if (state === 'failed') expect(isFaulty(id)).toBe(true)
    else expect(state).toBe(findExpectedState(id))
  }
  const { counts } = run.getSnapshot()
  expect(counts).toMatchObject({ queued: 0, pending: 0, skipped: 0 })
  expect(counts.found + counts['not-found'] + counts.failed).toBe(size)
  expect(counts.failed).toBeGreaterThan(size / 10)
  expect(most).toBe(16)

  run.retry('failed')
  expect((await waitForEnd(run)).map(({ state }) => state)).toEqual(
    lines.map((_, id) => findExpectedState(id)),
  )

  // Every line was queried, and only lines with a fault were queried twice.
  expect([...server.queries.keys()].sort((one, other) => one - other)).toEqual(lines.map((_, id) => id))
  for (const [id, times] of server.queries) expect(times).toBe(isFaulty(id) ? 2 : 1)
})
