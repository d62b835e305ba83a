import { setTimeout as wait, setImmediate as yieldToRequests } from 'node:timers/promises'
import type { BatchStore, StoredBatch, Submission } from './batch-store.ts'
import { Refusal, type Reply } from './exchange.ts'
import type { QueriedVariant } from './queried-variant.ts'

type RunnerOptions = {
  store: BatchStore
  /** Answers a line, logs it and charges it. */
  answerLine: (submission: Submission, variant: QueriedVariant) => Promise<Reply>
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

async function runBatch(batch: StoredBatch, { store, answerLine, countLine }: RunnerOptions) {
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
    const { status, body } = await answerLine(submission, variant)
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
