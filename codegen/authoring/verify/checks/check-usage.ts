import { readTeamUsage } from '../../../../manifest/contract/team-usage.ts'
import type { Source } from '../../../../manifest/schema/sources.ts'
import type { UsageSettings } from '../../../../manifest/schema/usage.ts'
import { describeFailedReply, describeStatus, parseJson } from '../check-reply.ts'
import type { SourceClient } from '../source-client.ts'
import type { VerifyProblem } from '../verify-types.ts'
import { createChecked, type SourceCheck } from './source-check.ts'

/** The app asks once per visit of the dashboard. */
const perMinute = 60

const usageHint = 'usage, em app.yaml, diz onde o uso é pedido (get) e onde cada valor está na resposta'

/** Asks for the use of this login's team. The report has paths, and no number. */
export async function checkUsage(
  settings: UsageSettings,
  { headers = {} }: Source,
  { send, timeoutMs }: SourceClient,
): Promise<SourceCheck> {
  const reply = await send(
    { method: 'get', path: settings.get, headers: { accept: 'application/json', ...headers } },
    { perMinute, example: 'uso' },
  )
  const problem =
    reply.kind === 'answered'
      ? findUsageProblem(reply.status, reply.text, settings)
      : describeFailedReply(reply, timeoutMs)
  return createChecked('usage', problem ? [{ ...problem, hint: usageHint }] : [])
}

function findUsageProblem(status: number, text: string, settings: UsageSettings): VerifyProblem | undefined {
  if (status < 200 || status > 299) return describeStatus(status)
  const answer = parseJson(text)
  if (answer === undefined) return { code: 'not-json', message: 'a resposta não é JSON' }
  const usage = readTeamUsage(answer, settings)
  return Array.isArray(usage) ? undefined : usage
}
