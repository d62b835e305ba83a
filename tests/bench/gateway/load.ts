import { Pool } from 'undici'

export type Load = { perSecond: number; p50: number; p99: number; count: number }

type Send = (number: number) => Promise<void>

/** Returns a function that sends the lookup of a number. Documents and users repeat after 50 lookups. */
export function createLookup(url: string, authorizations: readonly string[]) {
  const pool = new Pool(url, { connections: 64 })
  const body = JSON.stringify({ cpf: '52998224725' })
  const send: Send = async (number) => {
    const reply = await pool.request({
      method: 'POST',
      path: '/cpf/cadastro',
      headers: {
        'content-type': 'application/json',
        authorization: authorizations[number % authorizations.length] ?? '',
      },
      body,
    })
    const text = await reply.body.text()
    if (reply.statusCode !== 200) throw new Error(`A lookup failed with ${reply.statusCode}: ${text}`)
  }
  return { send, close: () => pool.destroy() }
}

/** Sends lookups for a time, and at least so many, `concurrency` at once. Latencies are in milliseconds. */
export async function saturate(send: Send, ms: number, concurrency: number, least = 0): Promise<Load> {
  const latencies: number[] = []
  const startedAt = performance.now()
  let number = 0
  async function sendInTurn(): Promise<void> {
    for (
      let sentAt = performance.now();
      sentAt - startedAt < ms || number < least;
      sentAt = performance.now()
    ) {
      await send(number++)
      latencies.push(performance.now() - sentAt)
    }
  }
  await Promise.all(Array.from({ length: concurrency }, sendInTurn))
  return summarize(latencies, performance.now() - startedAt)
}

/** Sends so many lookups a second, whether or not the earlier ones are answered. A late start counts as latency. */
export async function sendAtRate(send: Send, ms: number, perSecond: number): Promise<Load> {
  const latencies: number[] = []
  const startedAt = performance.now()
  const sent: Promise<void>[] = []
  for (let number = 0; number < (perSecond * ms) / 1000; number += 1) {
    const dueAt = startedAt + (number * 1000) / perSecond
    const pauseMs = dueAt - performance.now()
    if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs))
    sent.push(send(number).then(() => void latencies.push(performance.now() - dueAt)))
  }
  await Promise.all(sent)
  return summarize(latencies, performance.now() - startedAt)
}

function summarize(latencies: readonly number[], ms: number): Load {
  const sorted = latencies.toSorted((one, other) => one - other)
  const percentile = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN
  return {
    perSecond: (sorted.length / ms) * 1000,
    p50: percentile(0.5),
    p99: percentile(0.99),
    count: sorted.length,
  }
}
