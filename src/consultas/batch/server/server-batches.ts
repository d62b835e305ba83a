import { isAudited } from '@manifest/contract/audit-headers.ts'
import { findOtherDocument } from '@manifest/contract/echo.ts'
import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import {
  batchPausePath,
  type SourceBatch,
  type SourceBatchPage,
  type SourceBatchResult,
  type SubmittedLine,
} from '@manifest/contract/source-batch.ts'
import { sources } from '@/generated/sources.ts'
import { parseJson } from '@/lib/parse-json.ts'
import { NoAccessToken } from '@/state/access-token.ts'
import { recordPurpose } from '@/state/last-purposes.ts'
import type { UsageRecord } from '@/state/usage.ts'
import { createFailure, type FailedOutcome, type Outcome } from '../../outcome.ts'
import { buildUsageRecord } from '../../query/shared-query.ts'
import { sendAuthorized, sendTo, withPurpose } from '../../sources/endpoint.ts'
import { readLineAnswer } from '../../sources/read-answer.ts'
import { createMissingPathsFinder } from '../../sources/shape.ts'
import { createStatusFailure } from '../../sources/status-failure.ts'

/** A request about a batch that failed. `isGone`: the server does not have the batch (any more). */
export class BatchRequestError extends Error {
  override name = 'BatchRequestError'
  readonly failure: FailedOutcome
  readonly isGone: boolean
  constructor(failure: FailedOutcome, isGone = false) {
    super(failure.message)
    this.failure = failure
    this.isGone = isGone
  }
}

export type AnsweredServerLine = { line: number; outcome: Outcome; ms: number }

/** The batches of one consulta on its source. Every request rejects with a `BatchRequestError`. */
export type ServerBatches = {
  submit: (lines: readonly SubmittedLine[], purpose: string | undefined) => Promise<SourceBatch>
  list: () => Promise<SourceBatch[]>
  /** Returns the state, and the results from the given one on. `readValues` returns what a line asked. */
  read: (
    id: string,
    from: number,
    readValues: (line: number) => SubmittedLine,
  ) => Promise<SourceBatch & { answered: AnsweredServerLine[] }>
  readLines: (id: string, from: number) => Promise<SubmittedLine[]>
  stop: (id: string) => Promise<void>
  /** Pauses a batch, or continues it. */
  setPaused: (id: string, isPaused: boolean) => Promise<void>
  buildUsage: (line: AnsweredServerLine) => UsageRecord
}

type BatchRequest = Parameters<typeof sendTo>[1]

/** Creates the requests about the batches of a consulta whose source runs them. */
export function createServerBatches(definition: ConsultaDefinition): ServerBatches {
  const { request } = definition
  const name = request?.source ?? ''
  const source = sources.sources[name]
  const paths = source?.batch
  if (!request || !source || !paths) throw new Error(`The source of ${definition.id} runs no batches`)
  const { errors = {} } = request
  const expected = {
    errors,
    example: definition.example,
    missingPaths: createMissingPathsFinder(definition, request.optional),
    source,
    sourceTitle: source.title ?? name,
  }

  async function ask(batchRequest: BatchRequest, headers: Record<string, string> = {}): Promise<unknown> {
    const timeout = AbortSignal.timeout(source?.timeoutMs ?? 0)
    try {
      const asked = { ...source, headers: { ...source?.headers, ...headers } } as NonNullable<typeof source>
      const response = await sendAuthorized(name, asked, (token) =>
        sendTo(asked, batchRequest, timeout, {
          token,
          requestId: isAudited(asked) ? crypto.randomUUID() : undefined,
        }),
      )
      if (!response) throw new BatchRequestError(createFailure('signed-out', errors[401]))
      if (response === 'login-refused') throw new BatchRequestError(createFailure('login-refused'))
      if (!response.ok)
        throw new BatchRequestError(createStatusFailure(response, errors), response.status === 404)
      return parseJson(await response.text())
    } catch (error) {
      if (error instanceof BatchRequestError) throw error
      if (!navigator.onLine) throw new BatchRequestError(createFailure('offline'))
      if (error instanceof NoAccessToken) throw new BatchRequestError(createFailure('no-token'))
      if (error instanceof SyntaxError) throw new BatchRequestError(createFailure('malformed'))
      throw new BatchRequestError(createFailure(timeout.aborted ? 'timeout' : 'unavailable'))
    }
  }

  const address = (id: string, query = '') => paths.get.replace('{id}', encodeURIComponent(id)) + query

  const toAnsweredLine = (
    { line, status, at, ms = 0, body }: SourceBatchResult,
    values: SubmittedLine,
  ): AnsweredServerLine => {
    const outcome = readLineAnswer({ status, body }, request, {
      ...expected,
      findOtherDocument: (answer) => findOtherDocument(answer, definition, values),
    })
    return { line, ms, outcome: { ...outcome, at: Date.parse(at) || outcome.at } }
  }

  return {
    async submit(lines, purpose) {
      if (purpose !== undefined) recordPurpose(purpose)
      const { source: prepared } = withPurpose({ endpoint: request, source, values: {} }, purpose)
      const key = source.purpose?.body
      const json = {
        consulta: definition.id,
        lines,
        ...(key !== undefined && purpose !== undefined ? { [key]: purpose } : {}),
      }
      return readState(await ask({ method: 'POST', address: paths.post, json }, prepared.headers))
    },
    async list() {
      const body = (await ask({ method: 'GET', address: paths.post })) as { batches?: unknown }
      const all = Array.isArray(body.batches) ? body.batches.map(readState) : []
      return all.filter(({ consulta }) => consulta === definition.id)
    },
    async read(id, from, readValues) {
      const page = readState(await ask({ method: 'GET', address: address(id, `?from=${from}`) }))
      return {
        ...page,
        answered: (page.results ?? []).map((result) => toAnsweredLine(result, readValues(result.line))),
      }
    },
    readLines: async (id, from) =>
      readState(await ask({ method: 'GET', address: address(id, `?linesFrom=${from}`) })).lines ?? [],
    async stop(id) {
      await ask({ method: 'DELETE', address: address(id) })
    },
    async setPaused(id, isPaused) {
      const path = batchPausePath(paths).replace('{id}', encodeURIComponent(id))
      await ask({ method: isPaused ? 'PUT' : 'DELETE', address: path })
    },
    buildUsage: ({ outcome, ms }) => buildUsageRecord(definition, outcome, ms),
  }
}

/** Returns the state of a batch. Throws if a key that every state has is missing. */
function readState(body: unknown): SourceBatchPage {
  const state = body as Partial<SourceBatchPage> | null
  if (typeof state?.id !== 'string' || typeof state.status !== 'string' || !Number.isInteger(state.total))
    throw new BatchRequestError(createFailure('malformed'))
  return state as SourceBatchPage
}
