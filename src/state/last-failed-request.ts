import type { FailedOutcome } from './outcome.ts'

/** The newest failure that has a request id, for the diagnosis. Only this tab knows it, until it reloads. */
let lastFailed: { requestId: string; at: number } | undefined

export function recordFailedRequest({ requestId, at }: FailedOutcome): void {
  if (requestId !== undefined) lastFailed = { requestId, at }
}

export const readLastFailedRequest = () => lastFailed
