import { setTimeout as wait, setImmediate as yieldToRequests } from 'node:timers/promises'
import type { SourceCall } from '../../../codegen/emit/openapi/operations.ts'
import type { SubmittedLine } from '../../../manifest/contract/source-batch.ts'
import type { RequestFacts } from '../audit/audit-record.ts'
import type { LineResult } from '../audit/recorder.ts'
import type { RequestTrace } from '../queries/run-query.ts'
import { Refusal, type Reply } from '../server/exchange.ts'
import type { SourceContext } from '../server/source-context.ts'
import { completeRecord } from '../server/traces.ts'
import type { FailureCode } from '../suppliers/failure.ts'
import { type LeasedBatch, type LeasedLine, type Leases, lineCount, renewMs } from './leases.ts'
import type { Seal } from './seal.ts'

export type BatchParts = Pick<SourceContext, 'name' | 'runQuery' | 'record'> & {
  leases: Leases
  seal: Seal
  calls: readonly SourceCall[]
  /** Counts a line like a lookup of the client. Throws a refusal above the limit. */
  countLine: ((client: string) => void) | undefined
  /** Aborted when the gateway stops. */
  signal: AbortSignal
}

/** Other requests wait for a batch at most this long, in milliseconds. */
const sliceMs = 10

/** Runs a leased batch until it ends, is stopped, or the gateway stops. Lines that have an answer are not asked again. */
export async function runBatch(batch: LeasedBatch, parts: BatchParts): Promise<void> {
  const { leases, calls, signal } = parts
  const { id } = batch
  const call = calls.find(({ definition }) => definition.id === batch.consulta)
  // Another version of the manifest accepted it.
  if (!call) return void (await leases.end(id, 500))
  const renewal = setInterval(() => leases.renew(id).catch(() => undefined), renewMs)
  const lines = readLines(batch, parts)
  let refusal: number | undefined
  const answerLines = async () => {
    for await (const line of lines) {
      const reply = await answerLine(batch, call, line, parts)
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
    if (signal.aborted) await leases.giveBack(id)
    else await leases.end(id, refusal)
  } finally {
    clearInterval(renewal)
  }
}

/** Yields the unanswered lines as fast as the limit allows, until the batch is stopped or the gateway stops. */
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

/** Failures before a request is sent: the supplier is at its limit, or pauses after failures. */
const postponing = new Set<string | undefined>(['limite', 'pausa'] satisfies FailureCode[])

/** Returns true if a line waits for its supplier. A user's lookup fails instead. */
const isPostponed = ({ failure, supplier_cost = 0 }: RequestFacts) =>
  postponing.has(failure) && supplier_cost === 0

const readWaitMs = ({ headers }: Reply) => Number(headers?.['retry-after'] ?? 1) * 1000

/**
 * Answers a line as the same lookup alone. Result, audit row and charge are stored together. Returns nothing if the line was not
 * asked.
 */
async function answerLine(
  batch: LeasedBatch,
  call: SourceCall,
  line: LeasedLine,
  parts: BatchParts,
): Promise<Reply | undefined> {
  const asked = await askInTurn(batch, call, line, parts)
  if (!asked) return undefined
  const { trace, reply } = asked
  const { status, body } = reply
  const entry = completeRecord(trace, parts.name, status)
  const place = { batch: batch.id, line: line.line }
  const answer = body === undefined ? null : parts.seal.close(body, `${batch.id} ${line.line} answer`)
  const result: LineResult = { ...place, status, at: new Date(), ms: entry.record.ms, answer }
  // A line that credits did not suffice for has no result.
  await parts.record({ ...entry, ...(status !== 402 && { result }) })
  return reply
}

/** Repeats a line until its supplier accepts requests. Returns nothing if the batch was stopped or another process has it. */
async function askInTurn(
  { id, client, facts }: LeasedBatch,
  call: SourceCall,
  { line, query, sealed, wasAsked }: LeasedLine,
  { runQuery, seal, leases, signal }: BatchParts,
) {
  const variant = { call, values: seal.open(sealed, `${id} ${line}`) as SubmittedLine }
  const attempts = { wasAsked, markAsked: () => leases.markAsked(query) }
  for (;;) {
    const trace: RequestTrace = { startedAt: Date.now(), facts: { ...facts } }
    const reply = await runQuery({ id: query, client, variant, attempts }, trace).catch(readRefusal)
    if (!isPostponed(trace.facts)) return { trace, reply }
    await wait(readWaitMs(reply), undefined, { signal }).catch(() => undefined)
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
      await wait(readWaitMs(error.reply), undefined, { signal }).catch(() => undefined)
    }
  }
}
