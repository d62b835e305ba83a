import { valueAt } from '@manifest/contract/answer-path.ts'
import { buildAuditHeaders, isAudited } from '@manifest/contract/audit-headers.ts'
import type { CreditSettings } from '@manifest/contract/resolved.ts'
import { readTeamUsage } from '@manifest/contract/team-usage.ts'
import type { Source } from '@manifest/schema/sources.ts'
import type { UsageSettings } from '@manifest/schema/usage.ts'
import { sources } from '@/generated/sources.ts'
import { clientVersion } from '@/lib/build.ts'
import { hasProvider } from '@/lib/environment.ts'
import { readBaseUrl } from '@/lib/source-settings.ts'
import { getAccessToken, renewAccessToken } from './access-token.ts'
import type { UsageEntry } from './usage-summary.ts'

/**
 * Asks a source for something about the user's account, which is no query. Throws without a connection or a token. A 401 renews
 * the token once and never ends the session.
 */
async function askSource({ source: name, get }: { source: string; get: string }): Promise<Response> {
  const source = sources.sources[name]
  if (!source) throw new Error(`No source ${name}`)
  const token = source.auth === 'bearer' ? await getAccessToken() : undefined
  // Without a login provider the app never has a token, and the source decides.
  if (hasProvider() && source.auth === 'bearer' && !token)
    throw new Error('No session with the login provider')
  const response = await send(source, get, token)
  const isRefused = response.status === 401 && token !== undefined && (await renewAccessToken())
  return isRefused ? send(source, get, await getAccessToken()) : response
}

/** A token goes to the source's own origin only, so a redirect fails. */
const send = (source: Source, get: string, token: string | undefined) =>
  fetch(`${readBaseUrl(source)}${get}`, {
    signal: AbortSignal.timeout(source.timeoutMs),
    ...(token === undefined ? {} : { redirect: 'error' }),
    headers: {
      ...source.headers,
      accept: 'application/json',
      ...(isAudited(source) ? buildAuditHeaders(crypto.randomUUID(), clientVersion) : {}),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    credentials: source.credentials,
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
  })

type BalanceRequest = NonNullable<CreditSettings['balance']>

/**
 * Asks the source for the user's balance. Throws on any failure, also if the answer has no number: an unknown
 * balance is not zero.
 */
export async function fetchBalance(request: BalanceRequest): Promise<number> {
  const response = await askSource(request)
  if (!response.ok) throw new Error(`status ${response.status}`)
  const balance = valueAt(await response.json(), request.value)
  if (typeof balance !== 'number' || !Number.isFinite(balance)) throw new Error('The balance is no number')
  return balance
}

const outcomes = {
  found: 'found',
  incomplete: 'incomplete',
  notFound: 'not-found',
  failed: 'failed',
} as const

/**
 * Asks the source for the use of the user's team. Returns `forbidden` if the user may not see it. Throws on any failure, also if
 * one row is wrong: unknown use is not zero.
 */
export async function fetchTeamUsage(settings: UsageSettings): Promise<UsageEntry[] | 'forbidden'> {
  const response = await askSource(settings)
  if (response.status === 403) return 'forbidden'
  if (!response.ok) throw new Error(`status ${response.status}`)
  const rows = readTeamUsage(await response.json(), settings)
  if (!Array.isArray(rows)) throw new Error(rows.message)
  return rows.flatMap(({ date, consultaId, ...counts }) => {
    // Without a zone the date is a day of the user's calendar, as the days of the charts are.
    const at = new Date(`${date}T00:00`).getTime()
    return Object.entries(outcomes).flatMap(([key, outcome]) => {
      const count = counts[key as keyof typeof outcomes]
      return count === 0 ? [] : [{ consultaId, at, outcome, count }]
    })
  })
}
