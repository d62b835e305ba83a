import { describeFailedReply, parseJson } from '../../codegen/authoring/verify/check-reply.ts'
import {
  type AnsweredReply,
  type FailedReply,
  fetchReply,
} from '../../codegen/authoring/verify/send-request.ts'

const timeoutMs = 10_000

/** Sends a request to the provider or the page. Redirects are not followed. */
export const ask = (url: string | URL, init: RequestInit = {}) => fetchReply(String(url), init, timeoutMs)

/** Says in Portuguese why there is no answer. */
export const explainFailedReply = (reply: FailedReply) => describeFailedReply(reply, timeoutMs).message

/** Returns the object of a successful JSON answer. */
export function readJsonObject({ status, text }: AnsweredReply): Record<string, unknown> | undefined {
  const answer = status === 200 ? parseJson(text) : undefined
  return typeof answer === 'object' && answer !== null && !Array.isArray(answer)
    ? (answer as Record<string, unknown>)
    : undefined
}
