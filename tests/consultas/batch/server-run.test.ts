import type { SourceBatch } from '@manifest/contract/source-batch.ts'
import { expect, it, vi } from 'vitest'
import type { BatchLine } from '@/consultas/batch/run/progress.ts'
import {
  type AnsweredServerLine,
  BatchRequestError,
  type ServerBatches,
} from '@/consultas/batch/server/server-batches.ts'
import { ServerRun, type ServerRunOptions } from '@/consultas/batch/server/server-run.ts'
import { createFailure } from '@/consultas/outcome.ts'
import { browserWithoutNetwork } from '@/consultas/query/environment.ts'

const lines: BatchLine[] = ['1', '2', '3'].map((text, index) => ({
  numbers: [index + 1],
  values: { cpf: text },
  typed: text,
}))

const state = (change: Partial<SourceBatch> = {}): SourceBatch => ({
  id: 'b',
  consulta: 'cpf/1',
  status: 'running',
  total: 3,
  done: 0,
  createdAt: '2026-11-24T10:00:00Z',
  expiresAt: '2026-11-25T10:00:00Z',
  ...change,
})

const found = (line: number): AnsweredServerLine => ({
  line,
  ms: 5,
  outcome: { status: 'found', answer: { line }, source: 'Gateway', isDemo: false, at: 1 },
})

type Poll = Partial<SourceBatch> & { answered?: AnsweredServerLine[] }

/** A server that gives the polls one after the other, the last one for good. */
function createServer(polls: (Poll | BatchRequestError)[]) {
  const froms: number[] = []
  const submissions: string[][] = []
  const server: ServerBatches = {
    submit: async (sent) => {
      submissions.push(sent.map(({ cpf = '' }) => cpf))
      return state({ status: 'queued', total: sent.length })
    },
    list: async () => [],
    read: async (_, from) => {
      froms.push(from)
      const poll = polls.length > 1 ? polls.shift() : polls[0]
      if (poll instanceof BatchRequestError) throw poll
      const { answered = [], ...change } = poll ?? {}
      return { ...state(change), answered }
    },
    readLines: async () => [],
    stop: vi.fn(async () => undefined),
    setPaused: vi.fn(async () => undefined),
    buildUsage: () => ({ at: 0, consulta: 'cpf/1', status: 'found', ms: 5 }) as never,
  }
  return { server, froms, submissions }
}

/** Runs until the run rests. Timers are fake: the wait of each is recorded. */
async function follow(
  polls: (Poll | BatchRequestError)[],
  options: Partial<ServerRunOptions> = {},
  isHidden = false,
) {
  const waits: number[] = []
  let timer: (() => void) | undefined
  const { server, ...calls } = createServer(polls)
  const onUsage = vi.fn()
  const run = new ServerRun({
    lines,
    server,
    purpose: undefined,
    onUsage,
    environment: {
      ...browserWithoutNetwork,
      isHidden: () => isHidden,
      setTimeout: (task, ms) => {
        // The throttle of snapshots needs no wait here.
        if (ms === 500) return task()
        waits.push(ms)
        timer = task
      },
      clearTimeout: () => undefined,
    },
    ...options,
  })
  const tick = async () => {
    await new Promise((resolve) => setTimeout(resolve))
    const task = timer
    timer = undefined
    task?.()
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { run, server, waits, onUsage, tick, ...calls }
}

const readStates = (run: ServerRun) => run.getSnapshot().rows.map((row) => row.state)

it('submits the lines once, and asks only for results that it lacks', async () => {
  const { run, tick, froms, submissions, onUsage } = await follow([
    { done: 2, answered: [found(0), found(2)] },
    { status: 'done', done: 3, answered: [found(1)] },
  ])
  expect(run.getSnapshot()).toMatchObject({ status: 'queued', server: { wasSubmitted: false } })
  await tick()
  expect(readStates(run)).toEqual(['found', 'queued', 'found'])
  await tick()
  expect(run.getSnapshot().status).toBe('done')
  expect({ froms, submissions }).toEqual({ froms: [0, 2], submissions: [['1', '2', '3']] })
  expect(onUsage).toHaveBeenCalledTimes(3)
})

it('asks again at once while the server has more results, and more slowly while it has none', async () => {
  const { tick, waits } = await follow([
    { done: 2, answered: [found(0)] },
    { done: 2, answered: [found(1)] },
    { done: 2 },
  ])
  for (let count = 0; count < 5; count += 1) await tick()
  expect(waits).toEqual([0, 0, 1000, 1500, 2250, 3375])
})

it('asks slowly while the tab is hidden', async () => {
  const { tick, waits } = await follow([{ done: 0 }], {}, true)
  await tick()
  expect(waits).toEqual([0, 20_000])
})

it('opens a batch of the server without submitting anything or counting its usage again', async () => {
  const { run, tick, submissions, onUsage } = await follow(
    [{ status: 'done', done: 3, answered: [found(0), found(1), found(2)] }],
    { opened: state() },
  )
  await tick()
  expect(run.getSnapshot().status).toBe('done')
  expect(submissions).toEqual([])
  expect(onUsage).not.toHaveBeenCalled()
})

it('waits as long as the server asks, and continues', async () => {
  const limited = new BatchRequestError(createFailure('rate-limited', undefined, 30_000))
  const { run, tick, waits } = await follow([limited, { status: 'done', done: 1, answered: [found(0)] }])
  await tick()
  expect(waits.at(-1)).toBe(30_000)
  expect(run.getSnapshot().backoffUntil).toBeDefined()
  await tick()
  expect(run.getSnapshot()).toMatchObject({ status: 'done', backoffUntil: undefined })
})

it('keeps its answers if the server has lost the batch', async () => {
  const gone = new BatchRequestError(createFailure('unavailable'), true)
  const { run, tick } = await follow([{ done: 1, answered: [found(0)] }, gone])
  await tick()
  await tick()
  expect(run.getSnapshot().status).toBe('gone')
  expect(readStates(run)).toEqual(['found', 'skipped', 'skipped'])
})

it('follows the same batch again after a login', async () => {
  const signedOut = new BatchRequestError(createFailure('signed-out'))
  const { run, tick, submissions } = await follow([
    signedOut,
    { status: 'done', done: 3, answered: [found(0), found(1), found(2)] },
  ])
  await tick()
  expect(run.getSnapshot().status).toBe('signed-out')
  run.resume()
  expect(readStates(run)).toEqual(['queued', 'queued', 'queued'])
  await tick()
  expect(run.getSnapshot().status).toBe('done')
  expect(submissions).toHaveLength(1)
})

it('submits the rest as a new batch after the credits ended', async () => {
  const { run, tick, submissions } = await follow([
    { status: 'failed', failure: { status: 402 }, done: 1, answered: [found(0)] },
    { status: 'done', total: 2, done: 2, answered: [found(0), found(1)] },
  ])
  await tick()
  expect(run.getSnapshot().status).toBe('no-credits')
  run.resume()
  await tick()
  expect(submissions).toEqual([
    ['1', '2', '3'],
    ['2', '3'],
  ])
  expect(readStates(run)).toEqual(['found', 'found', 'found'])
})

it('stops the batch on the server only when the user cancels', async () => {
  const { run, tick, server } = await follow([{ done: 0 }, { status: 'cancelled', done: 0 }])
  await tick()
  run.cancel()
  await tick()
  expect(server.stop).toHaveBeenCalledWith('b')
  expect(run.getSnapshot().status).toBe('cancelled')
  const other = await follow([{ done: 0 }])
  await other.tick()
  other.run.dispose()
  expect(other.server.stop).not.toHaveBeenCalled()
})

it('sends no line that has an answer already, and puts that answer at its place', async () => {
  const known = { ...found(1).outcome, at: 7 }
  const { run, tick, submissions, onUsage } = await follow(
    [{ status: 'done', total: 2, done: 2, answered: [found(0), found(1)] }],
    { readKnown: ({ values }) => (values.cpf === '2' ? known : undefined) },
  )
  expect(readStates(run)).toEqual(['queued', 'found', 'queued'])
  await tick()
  const { status, cached, rows } = run.getSnapshot()
  expect({ status, cached, submissions }).toEqual({ status: 'done', cached: 1, submissions: [['1', '3']] })
  expect(rows.map(({ outcome, isCached }) => [outcome?.at, isCached])).toEqual([
    [1, undefined],
    [7, true],
    [1, undefined],
  ])
  expect(onUsage).toHaveBeenCalledTimes(2)
})

it('sends nothing if all lines have answers', async () => {
  const { run, submissions } = await follow([], { readKnown: () => found(0).outcome })
  expect(run.getSnapshot()).toMatchObject({ status: 'done', cached: 3, server: { wasSubmitted: false } })
  expect(submissions).toEqual([])
})

it('pauses and continues the batch of the server, and shows a pause that another tab made', async () => {
  const { run, server, tick } = await follow([
    { isPaused: false },
    { isPaused: true, done: 1, answered: [found(0)] },
    { isPaused: true, done: 1 },
    { isPaused: false, done: 1 },
  ])
  await tick()
  expect(run.getSnapshot()).toMatchObject({ status: 'running', server: { canPause: true } })
  run.pause()
  await tick()
  expect(server.setPaused).toHaveBeenLastCalledWith('b', true)
  expect(run.getSnapshot()).toMatchObject({ status: 'paused', msLeft: undefined })
  expect(readStates(run)).toEqual(['found', 'queued', 'queued'])
  await tick()
  expect(run.getSnapshot().status).toBe('paused')
  run.resume()
  await tick()
  expect(server.setPaused).toHaveBeenLastCalledWith('b', false)
  expect(run.getSnapshot().status).toBe('running')
})

it('does not offer a pause for a source that tells nothing of one', async () => {
  const { run, tick } = await follow([{ done: 0 }])
  await tick()
  expect(run.getSnapshot()).toMatchObject({ status: 'running', server: { canPause: false } })
})

it('tells why the lines wait, until they are answered', async () => {
  const { run, tick } = await follow([{ waiting: 'pausa' }, { done: 1, answered: [found(0)] }])
  await tick()
  expect(run.getSnapshot().server?.waiting).toBe('pausa')
  await tick()
  expect(run.getSnapshot().server?.waiting).toBeUndefined()
})
