import type { Json } from '../schema/consulta.ts'

/** The most results and lines in one response. */
export const batchPageLimits = { results: 500, lines: 5_000 } as const

/** Returns the path that pauses a batch by PUT and continues it by DELETE. */
export const batchPausePath = ({ get }: { get: string }) => `${get}/pause`

/** The values of a line, by field name. */
export type SubmittedLine = Record<string, string>

/** Codes of failures before a request is sent, for which the lines of a batch wait: the supplier is at its limit, or has failed. */
export const waitingCodes = ['limite', 'pausa'] as const

export type WaitingCode = (typeof waitingCodes)[number]

/** The state of a batch that a source runs. Times are ISO texts. */
export type SourceBatch = {
  id: string
  consulta: string
  purpose?: string
  status: 'queued' | 'running' | 'done' | 'failed' | 'cancelled'
  /** The HTTP status that made the source stop: 402 without credits. */
  failure?: { status: number }
  /** Absent if the source cannot pause batches. */
  isPaused?: boolean
  /** Present while no line is answered, because all wait for their supplier. */
  waiting?: WaitingCode
  total: number
  done: number
  createdAt: string
  expiresAt: string
}

/** The answer of a line: status and body that the same lookup alone would have. */
export type SourceBatchResult = { line: number; status: number; at: string; ms?: number; body?: Json }

/** A response about one batch, with the pages that were asked for. */
export type SourceBatchPage = SourceBatch & { results?: SourceBatchResult[]; lines?: SubmittedLine[] }
