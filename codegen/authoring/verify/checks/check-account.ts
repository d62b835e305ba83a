import { valueAt } from '../../../../manifest/contract/answer-path.ts'
import { readTeamUsage } from '../../../../manifest/contract/team-usage.ts'
import type { Source } from '../../../../manifest/schema/sources.ts'
import type { UsageSettings } from '../../../../manifest/schema/usage.ts'
import { describeFailedReply, describeStatus, parseJson } from '../check-reply.ts'
import type { SourceClient } from '../source-client.ts'
import type { VerifyProblem } from '../verify-types.ts'
import { createChecked, type SourceCheck } from './source-check.ts'

/** The path of the balance, and where it is in the answer. */
export type BalanceRequest = { get: string; value: string }

/** Asks for the balance of this login. Its answer must have a number; the report does not say which. */
export const checkBalance = (
  { get, value }: BalanceRequest,
  source: Source,
  client: SourceClient,
): Promise<SourceCheck> =>
  checkAccount(
    {
      check: 'balance',
      example: 'saldo',
      get,
      hint: 'credits, em app.yaml, diz onde o saldo é pedido (get) e onde está na resposta (value)',
      findProblem: (answer) => findBalanceProblem(answer, value),
    },
    source,
    client,
  )

function findBalanceProblem(answer: unknown, path: string): VerifyProblem | undefined {
  const balance = valueAt(answer, path)
  if (balance === undefined) return { code: 'missing', path, message: `falta ${path}, o saldo` }
  if (typeof balance === 'number' && Number.isFinite(balance)) return undefined
  return { code: 'type', path, message: `${path}, o saldo, não é um número` }
}

/** Asks for the use of this login's team. The report has paths, and no number. */
export const checkUsage = (
  settings: UsageSettings,
  source: Source,
  client: SourceClient,
): Promise<SourceCheck> =>
  checkAccount(
    {
      check: 'usage',
      example: 'uso',
      get: settings.get,
      hint: 'usage, em app.yaml, diz onde o uso é pedido (get) e onde cada valor está na resposta',
      findProblem(answer) {
        const usage = readTeamUsage(answer, settings)
        return Array.isArray(usage) ? undefined : usage
      },
    },
    source,
    client,
  )

type AccountQuestion = {
  check: 'balance' | 'usage'
  example: string
  get: string
  hint: string
  findProblem(answer: unknown): VerifyProblem | undefined
}

/** The app asks for the balance at most once in a few seconds, and for the use once per visit of the dashboard. */
const perMinute = 60

async function checkAccount(
  { check, example, get, hint, findProblem }: AccountQuestion,
  { headers = {} }: Source,
  { send, timeoutMs }: SourceClient,
): Promise<SourceCheck> {
  const reply = await send(
    { method: 'get', path: get, headers: { accept: 'application/json', ...headers } },
    { perMinute, example },
  )
  const findAnswerProblem = (status: number, text: string) => {
    if (status < 200 || status > 299) return describeStatus(status)
    const answer = parseJson(text)
    return answer === undefined
      ? { code: 'not-json' as const, message: 'a resposta não é JSON' }
      : findProblem(answer)
  }
  const problem =
    reply.kind === 'answered'
      ? findAnswerProblem(reply.status, reply.text)
      : describeFailedReply(reply, timeoutMs)
  return createChecked(check, problem ? [{ ...problem, hint }] : [])
}
