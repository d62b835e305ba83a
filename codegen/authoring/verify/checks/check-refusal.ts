import { describeFailedReply } from '../check-reply.ts'
import type { SourceClient } from '../source-client.ts'
import type { HttpRequest, VariantCase, VerifyProblem } from '../verify-types.ts'
import { createChecked, createUnchecked, type SourceCheck, type SourceCheckName } from './source-check.ts'

/** Requests that a source must refuse. */
export type RefusalCheck = {
  check: SourceCheckName
  /** Portuguese, follows "o pedido": `sem token`. */
  requestLabel: string
  /** The statuses that the contract allows for the refusal. */
  statuses: number[]
  /** The fix, in Portuguese. */
  hint: string
  probes: Probe[]
  /** The reason if there are no probes, in Portuguese. */
  reason?: string | undefined
}

export type Probe = { httpRequest: HttpRequest; perMinute: number; example: string }

/** Sends requests that must be refused. Stops at the first accepted one, because each may be billed. */
export async function checkRefusal(
  refusal: RefusalCheck,
  mayPost: boolean,
  client: SourceClient,
): Promise<SourceCheck> {
  const { check, probes, reason } = refusal
  if (probes.length === 0) return createUnchecked(check, reason ?? 'nenhum exemplo pergunta')
  const sendableProbes = probes.filter(({ httpRequest }) => mayPost || httpRequest.method === 'get')
  if (sendableProbes.length === 0) return createUnchecked(check, 'só há post, use --post')
  for (const { httpRequest, perMinute, example } of sendableProbes) {
    const reply = await client.send(httpRequest, { perMinute, example })
    const problem =
      reply.kind === 'answered'
        ? describeRefusalStatus(reply.status, refusal)
        : describeFailedReply(reply, client.timeoutMs)
    if (problem) return createChecked(check, [{ ...problem, example }])
  }
  return createChecked(
    check,
    [],
    sendableProbes.length < probes.length ? 'só os get: falta --post' : undefined,
  )
}

function describeRefusalStatus(
  status: number,
  { requestLabel, statuses, hint }: RefusalCheck,
): VerifyProblem | undefined {
  if (statuses.includes(status)) return undefined
  if (status >= 200 && status < 300)
    return { code: 'accepted', message: `aceita (HTTP ${status}) o pedido ${requestLabel}`, hint }
  const message = `responde HTTP ${status} ao pedido ${requestLabel}, e não ${statuses.join(' ou ')}`
  return { code: 'refusal-status', message, hint }
}

/** Returns the first request of each variant, without duplicates. */
export function listFirstProbes(cases: readonly VariantCase[]): Probe[] {
  const probes = cases.flatMap(({ queries, perMinute }) =>
    queries.slice(0, 1).map(({ httpRequest, example }) => ({ httpRequest, perMinute, example })),
  )
  return [
    ...new Map(probes.toReversed().map((probe) => [JSON.stringify(probe.httpRequest), probe])).values(),
  ].reverse()
}
