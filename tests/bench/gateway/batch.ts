import { setTimeout as sleep } from 'node:timers/promises'
import type { MeasuredServer } from './measured-server.ts'

/**
 * Runs a batch to its end. `limitShare` is its time divided by the least time at the supplier's rate. `memoryShare` is the gateway's
 * mean memory in the last quarter of the lines, divided by that in the second: in the first, V8 still compiles.
 */
export async function runBatch(
  { url, readUsage }: MeasuredServer,
  authorization: string,
  { lines, rate }: { lines: number; rate: number },
): Promise<{ limitShare: number; memoryShare: number }> {
  const headers = { 'content-type': 'application/json', authorization }
  const list = Array.from({ length: lines }, () => ({ cpf: '52998224725' }))
  const submitted = await fetch(`${url}/batches`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ consulta: 'cpf/1', lines: list }),
  })
  const startedAt = performance.now()
  const { id } = await submitted.json()
  const memory: { done: number; rss: number }[] = []
  for (;;) {
    const { status, done } = await (await fetch(`${url}/batches/${id}`, { headers })).json()
    memory.push({ done, rss: (await readUsage()).rss })
    if (status === 'done') break
    if (status === 'failed') throw new Error(`The batch failed after ${done} lines`)
    await sleep(500)
  }
  const seconds = (performance.now() - startedAt) / 1000
  const meanOfQuarter = (quarter: number) => {
    const values = memory
      .filter(({ done }) => Math.floor((done / lines) * 4) === quarter)
      .map(({ rss }) => rss)
    return values.reduce((sum, rss) => sum + rss, 0) / values.length
  }
  return {
    limitShare: seconds / (lines / rate),
    memoryShare: meanOfQuarter(3) / meanOfQuarter(1),
  }
}
