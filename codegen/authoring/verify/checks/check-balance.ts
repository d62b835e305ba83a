import { valueAt } from '../../../../manifest/contract/answer-path.ts'
import type { Source } from '../../../../manifest/schema/sources.ts'
import { describeFailedReply, describeStatus, parseJson } from '../check-reply.ts'
import type { SourceClient } from '../source-client.ts'
import type { VerifyProblem } from '../verify-types.ts'
import { createChecked, type SourceCheck } from './source-check.ts'

/** The path of the balance, and where it is in the answer. */
export type BalanceRequest = { get: string; value: string }

/** The app asks for the balance at most once in a few seconds. */
const perMinute = 60

/** Asks for the balance of this login. Its answer must have a number; the report does not say which. */
export async function checkBalance(
  { get, value }: BalanceRequest,
  { headers = {} }: Source,
  { send, timeoutMs }: SourceClient,
): Promise<SourceCheck> {
  const reply = await send(
    { method: 'get', path: get, headers: { accept: 'application/json', ...headers } },
    { perMinute, example: 'saldo' },
  )
  const problem =
    reply.kind === 'answered'
      ? findBalanceProblem(reply.status, reply.text, value)
      : describeFailedReply(reply, timeoutMs)
  return createChecked('balance', problem ? [{ ...problem, hint: balanceHint }] : [])
}

const balanceHint = 'credits, em app.yaml, diz onde o saldo é pedido (get) e onde está na resposta (value)'

function findBalanceProblem(status: number, text: string, path: string): VerifyProblem | undefined {
  if (status < 200 || status > 299) return describeStatus(status)
  const answer = parseJson(text)
  if (answer === undefined) return { code: 'not-json', message: 'a resposta não é JSON' }
  const balance = valueAt(answer, path)
  if (balance === undefined) return { code: 'missing', path, message: `falta ${path}, o saldo` }
  if (typeof balance === 'number' && Number.isFinite(balance)) return undefined
  return { code: 'type', path, message: `${path}, o saldo, não é um número` }
}
