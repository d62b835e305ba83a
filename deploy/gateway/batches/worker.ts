import { setMaxListeners } from 'node:events'
import type { FastifyBaseLogger } from 'fastify'
import { type BatchParts, runBatch } from './run-batch.ts'

/** Batches of this many clients run at once in a process. */
const maxBatches = 4

/** Batches of other processes, and of processes that were killed, are looked for this often. */
const pollMs = 1_000

/** Runs the batches of a source. `wake` looks for one at once; `stop` resolves after the lines in progress. */
export function startWorker(parts: Omit<BatchParts, 'signal'>, log: FastifyBaseLogger) {
  const running = new Set<Promise<void>>()
  const stopping = new AbortController()
  const { signal } = stopping
  // Each line that waits listens.
  setMaxListeners(0, signal)

  async function takeAndRun(): Promise<void> {
    for (;;) {
      const batch = signal.aborted ? undefined : await parts.leases.take()
      if (!batch) return
      // Its other batches wait, and this loop may take those of other clients.
      wake()
      await runBatch(batch, { ...parts, signal })
    }
  }

  function wake(): void {
    if (signal.aborted || running.size >= maxBatches) return
    const run = takeAndRun()
      // The lease expires, and the batch is continued then.
      .catch((error) => log.error({ err: error }, 'batch interrupted'))
      .finally(() => running.delete(run))
    running.add(run)
  }

  const timer = setInterval(wake, pollMs).unref()
  return {
    wake,
    async stop(): Promise<void> {
      stopping.abort()
      clearInterval(timer)
      await Promise.all(running)
    },
  }
}
