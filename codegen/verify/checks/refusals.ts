import type { Asker } from '../asker.ts'
import { notAnswered } from '../judge.ts'
import type { Problem } from '../problem.ts'
import type { Asked, Inquiry } from '../question.ts'
import { type Check, type CheckName, checked, unchecked } from './check.ts'

/** Requests that a source must refuse. */
export type Refusal = {
  check: CheckName
  /** Portuguese, behind "o pedido": `sem token`. */
  how: string
  /** Statuses by which the contract refuses them. */
  statuses: number[]
  /** Portuguese: what to change. */
  hint: string
  requests: Request[]
  /** Why there are none. */
  reason?: string | undefined
}

export type Request = { asked: Asked; perMinute: number; example: string }

/** Sends what must be refused, up to the first request that is not: each one accepted may be billed. */
export async function checkRefusal(refusal: Refusal, mayPost: boolean, asker: Asker): Promise<Check> {
  const { check, requests, reason } = refusal
  if (requests.length === 0) return unchecked(check, reason ?? 'nenhum exemplo pergunta')
  const sent = requests.filter(({ asked }) => mayPost || asked.method === 'get')
  if (sent.length === 0) return unchecked(check, 'só há post, use --post')
  for (const { asked, perMinute, example } of sent) {
    const reply = await asker.ask(asked, { perMinute, example })
    const problem =
      reply.kind === 'answered' ? statusProblem(reply.status, refusal) : notAnswered(reply, asker.timeoutMs)
    if (problem) return checked(check, [{ ...problem, example }])
  }
  return checked(check, [], sent.length < requests.length ? 'só os get: falta --post' : undefined)
}

function statusProblem(status: number, { how, statuses, hint }: Refusal): Problem | undefined {
  if (statuses.includes(status)) return undefined
  if (status >= 200 && status < 300)
    return { code: 'accepted', message: `aceita (HTTP ${status}) o pedido ${how}`, hint }
  const message = `responde HTTP ${status} ao pedido ${how}, e não ${statuses.join(' ou ')}`
  return { code: 'refusal-status', message, hint }
}

/** Returns the first request of each inquiry, equal ones once. */
export function firstRequests(inquiries: readonly Inquiry[]): Request[] {
  const requests = inquiries.flatMap(({ questions, perMinute }) =>
    questions.slice(0, 1).map(({ asked, example }) => ({ asked, perMinute, example })),
  )
  return [...new Map(requests.toReversed().map((one) => [JSON.stringify(one.asked), one])).values()].reverse()
}
