import { randomUUID } from 'node:crypto'
import { setTimeout as wait, setImmediate as yieldToRequests } from 'node:timers/promises'
import type { QueriedVariant } from '../contract/queried-variant.ts'
import { Refusal, type Reply } from '../server/exchange.ts'
import type { SourceContext } from '../server/source-context.ts'
import { buildEntry } from '../server/traces.ts'
import type { BatchStore, StoredBatch, Submission } from './batch-store.ts'

type RunnerOptions = Pick<SourceContext, 'name' | 'runQuery' | 'record'> & {
  store: BatchStore
  /** Counts a line like a lookup of the client. Throws a refusal above the limit. */
  countLine: ((client: string) => void) | undefined
}

/** Other requests wait for a batch at most this long, in milliseconds. */
const sliceMs = 10

/** Returns a function that queues a batch. A client's batches run one after the other. */
export function createBatchRunner(options: RunnerOptions): (batch: StoredBatch) => void {
  const lastByClient = new Map<string, Promise<void>>()
  return (batch) => {
    const previous = lastByClient.get(batch.client) ?? Promise.resolve()
    const own = previous.then(() => runBatch(batch, options)).catch(() => fail(batch, 500))
    lastByClient.set(batch.client, own)
  }
}

async function runBatch(batch: StoredBatch, options: RunnerOptions) {
  const { store, countLine } = options
  const { client, submission, state, variants, results } = batch
  // The submission is answered and logged before its lines.
  await yieldToRequests()
  if (state.status === 'cancelled') return
  state.status = 'running'
  let sliceStart = performance.now()
  for (const [line, variant] of variants.entries()) {
    await waitForLimit(client, countLine)
    if (performance.now() - sliceStart > sliceMs) {
      await yieldToRequests()
      sliceStart = performance.now()
    }
    if (isEnded(batch) || !store.has(batch)) return
    const startedAt = performance.now()
    const { status, body } = await answerLine(submission, variant, options)
    if (isEnded(batch)) return
    // Every further line would be refused too.
    if (status === 402) return fail(batch, status)
    const ms = Math.round(performance.now() - startedAt)
    results.push({ line, status, at: new Date().toISOString(), ms, ...(body === undefined ? {} : { body }) })
    state.done = results.length
  }
  state.status = 'done'
}

const isEnded = ({ state }: StoredBatch) => state.status !== 'running'

function fail({ state }: StoredBatch, status: number) {
  state.status = 'failed'
  state.failure = { status }
}

/** Waits until the limit lets the next line pass. */
async function waitForLimit(client: string, countLine: RunnerOptions['countLine']): Promise<void> {
  for (;;) {
    try {
      return countLine?.(client)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      await wait(Number(error.reply.headers?.['retry-after'] ?? 1) * 1000)
    }
  }
}

/** Answers a line as the same lookup alone, and stores its audit row and its charge. */
async function answerLine(
  { headers, facts }: Submission,
  variant: QueriedVariant,
  { name, runQuery, record }: RunnerOptions,
): Promise<Reply> {
  const trace = { startedAt: Date.now(), facts: { ...facts } }
  const reply = await runQuery({ id: randomUUID(), client: facts.client, variant }, trace).catch(readRefusal)
  await record(buildEntry(trace, headers, name, reply.status))
  return reply
}

function readRefusal(error: unknown): Reply {
  if (error instanceof Refusal) return error.reply
  throw error
}
