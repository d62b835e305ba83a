import { setMaxListeners } from 'node:events'
import { setTimeout as sleep, setImmediate as yieldToRequests } from 'node:timers/promises'
import type { SourceCall } from '../../../codegen/emit/openapi/operations.ts'
import {
  type SubmittedLine,
  type WaitingCode,
  waitingCodes,
} from '../../../manifest/contract/source-batch.ts'
import type { RequestFacts } from '../audit/audit-record.ts'
import type { LineResult } from '../audit/recorder.ts'
import type { RequestTrace } from '../queries/run-query.ts'
import { Refusal, type Reply } from '../server/exchange.ts'
import type { SourceContext } from '../server/source-context.ts'
import { completeRecord } from '../server/traces.ts'
import { type LeasedBatch, type LeasedLine, type Leases, lineCount, renewMs } from './leases.ts'
import type { Seal } from './seal.ts'

export type BatchParts = Pick<SourceContext, 'name' | 'runQuery' | 'record'> & {
  leases: Leases
  seal: Seal
  calls: readonly SourceCall[]
  /** Counts a line like a lookup of the client. Throws a refusal above the limit. */
  countLine: ((client: string) => void) | undefined
  /** Aborted when the gateway stops or the batch is halted. */
  signal: AbortSignal
}

type LineParts = BatchParts & { wait: Wait }

/** Other requests wait for a batch at most this long, in milliseconds. */
const sliceMs = 10

/** Runs a leased batch until it ends, is paused or stopped, or the gateway stops. Lines that have an answer are not asked again. */
export async function runBatch(batch: LeasedBatch, parts: BatchParts): Promise<void> {
  const { leases, calls } = parts
  const { id } = batch
  const call = calls.find(({ definition }) => definition.id === batch.consulta)
  // Another version of the manifest accepted it.
  if (!call) return void (await leases.end(id, 500))
  const wait = createWait((code) => leases.setWaiting(id, code))
  const halt = new AbortController()
  const signal = AbortSignal.any([parts.signal, halt.signal])
  // Each line that waits listens.
  setMaxListeners(0, signal)
  const renew = async () => {
    if (!(await leases.renew(id))) halt.abort()
    await wait.store()
  }
  const renewal = setInterval(() => renew().catch(() => undefined), renewMs)
  const lineParts = { ...parts, signal, wait }
  const lines = readLines(batch, lineParts)
  let refusal: number | undefined
  const answerLines = async () => {
    for await (const line of lines) {
      const reply = await answerLine(batch, call, line, lineParts)
      if (reply?.status !== 402) continue
      // Every further line would be refused too. Leaving the loop ends `lines` for all.
      refusal = reply.status
      return
    }
  }
  try {
    const ends = await Promise.allSettled(Array.from({ length: lineCount }, answerLines))
    const failure = ends.find((one) => one.status === 'rejected')
    if (failure) throw failure.reason
    await leases.end(id, refusal)
    await leases.giveBack(id)
  } finally {
    clearInterval(renewal)
  }
}

/** Yields the unanswered lines as fast as the limit allows, until the batch is paused or stopped, or the gateway stops. */
async function* readLines(batch: LeasedBatch, parts: BatchParts): AsyncGenerator<LeasedLine> {
  let last = -1
  let sliceStart = performance.now()
  for (;;) {
    const lines = await parts.leases.readLines(batch.id, last)
    if (lines.length === 0) return
    for (const line of lines) {
      await waitForLimit(batch.client, parts)
      if (performance.now() - sliceStart > sliceMs) {
        await yieldToRequests()
        sliceStart = performance.now()
      }
      if (parts.signal.aborted) return
      yield line
      last = line.line
    }
  }
}

/** Returns the failure for which a line waits for its supplier. A user's lookup fails instead. */
const findWaiting = ({ failure, supplier_cost = 0 }: RequestFacts): WaitingCode | undefined =>
  supplier_cost === 0 ? waitingCodes.find((code) => code === failure) : undefined

type Wait = ReturnType<typeof createWait>

/** Tells why a batch waits, once no supplier has answered a line for as long as a renewal takes. */
function createWait(setWaiting: (code: WaitingCode | undefined) => Promise<unknown>) {
  let waiting: { code: WaitingCode; since: number } | undefined
  let stored: WaitingCode | undefined
  return {
    note(code: WaitingCode): void {
      waiting = { code, since: waiting?.since ?? Date.now() }
    },
    end(): void {
      waiting = undefined
    },
    async store(): Promise<void> {
      const code = waiting && Date.now() - waiting.since >= renewMs ? waiting.code : undefined
      if (code === stored) return
      await setWaiting(code)
      stored = code
    },
  }
}

const readWaitMs = ({ headers }: Reply) => Number(headers?.['retry-after'] ?? 1) * 1000

/**
 * Answers a line as the same lookup alone. Result, audit row and charge are stored together. Returns nothing if the line was not
 * asked.
 */
async function answerLine(
  batch: LeasedBatch,
  call: SourceCall,
  line: LeasedLine,
  parts: LineParts,
): Promise<Reply | undefined> {
  const asked = await askInTurn(batch, call, line, parts)
  if (!asked) return undefined
  const { trace, reply } = asked
  const { status, body } = reply
  const entry = completeRecord(trace, parts.name, status)
  const place = { batch: batch.id, line: line.line }
  const answer = body === undefined ? null : parts.seal.close(body, `${batch.id} ${line.line} answer`)
  const result: LineResult = { ...place, status, at: new Date(), ms: entry.record.ms, answer }
  if (trace.ending?.outcome !== 'failed') parts.wait.end()
  // A line that credits did not suffice for has no result.
  await parts.record({ ...entry, ...(status !== 402 && { result }) })
  return reply
}

/** Repeats a line until its supplier accepts requests. Returns nothing if the batch was paused, stopped or taken by another process. */
async function askInTurn(
  { id, client, facts }: LeasedBatch,
  call: SourceCall,
  { line, query, sealed, wasAsked }: LeasedLine,
  { runQuery, seal, leases, signal, wait: { note } }: LineParts,
) {
  const variant = { call, values: seal.open(sealed, `${id} ${line}`) as SubmittedLine }
  const attempts = { wasAsked, markAsked: () => leases.markAsked(query) }
  for (;;) {
    const trace: RequestTrace = { startedAt: Date.now(), facts: { ...facts } }
    const reply = await runQuery({ id: query, client, variant, attempts }, trace).catch(readRefusal)
    const code = findWaiting(trace.facts)
    if (code === undefined) return { trace, reply }
    note(code)
    await sleep(readWaitMs(reply), undefined, { signal }).catch(() => undefined)
    if (signal.aborted || !(await leases.renew(id))) return undefined
  }
}

/** A refusal is a line's result, except one of the gateway itself: then the line is asked again later. */
function readRefusal(error: unknown): Reply {
  if (error instanceof Refusal && error.reply.status < 500) return error.reply
  throw error
}

/** Waits until the limit lets the next line pass. */
async function waitForLimit(client: string, { countLine, signal }: BatchParts): Promise<void> {
  while (!signal.aborted) {
    try {
      return countLine?.(client)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      await sleep(readWaitMs(error.reply), undefined, { signal }).catch(() => undefined)
    }
  }
}
